import dynamic from 'next/dynamic';

export const LazyAislesDialog = dynamic(() => import('./AislesDialog').then((m) => m.AislesDialog), {
  ssr: false,
});
