import dynamic from 'next/dynamic';

export const LazyIntakeDialog = dynamic(() => import('./IntakeDialog').then((m) => m.IntakeDialog), {
  ssr: false,
});
