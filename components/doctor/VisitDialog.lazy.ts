import dynamic from 'next/dynamic';

export const LazyVisitDialog = dynamic(() => import('./VisitDialog').then((m) => m.VisitDialog), {
  ssr: false,
});
