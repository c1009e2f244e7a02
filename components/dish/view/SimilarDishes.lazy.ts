import dynamic from 'next/dynamic';

export const LazySimilarDishes = dynamic(() => import('./SimilarDishes').then((m) => m.SimilarDishes), {
  ssr: false,
});
