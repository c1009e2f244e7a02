import dynamic from 'next/dynamic';

export const LazyArrivalDialog = dynamic(() => import('./ArrivalDialog').then((m) => m.ArrivalDialog), {
  ssr: false,
});
