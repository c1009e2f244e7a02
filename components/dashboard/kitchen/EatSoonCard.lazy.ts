import dynamic from 'next/dynamic';

/** Needed only when something expires. */
export const LazyEatSoonCard = dynamic(() => import('./EatSoonCard').then((m) => m.EatSoonCard), {
  ssr: false,
});
