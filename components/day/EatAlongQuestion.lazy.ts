import dynamic from 'next/dynamic';

export const LazyEatAlongQuestion = dynamic(() => import('./EatAlong').then((m) => m.EatAlongQuestion), {
  ssr: false,
});
