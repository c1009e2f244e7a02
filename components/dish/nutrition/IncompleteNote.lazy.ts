import dynamic from 'next/dynamic';

export const LazyIncompleteNote = dynamic(() => import('./IncompleteNote').then((m) => m.IncompleteNote), {
  ssr: false,
});
