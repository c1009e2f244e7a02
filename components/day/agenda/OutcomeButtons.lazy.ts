import dynamic from 'next/dynamic';

export const LazyOutcomeButtons = dynamic(() => import('./OutcomeButtons').then((m) => m.OutcomeButtons), {
  ssr: false,
});
