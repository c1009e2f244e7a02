import dynamic from 'next/dynamic';

export const LazyDishNutrients = dynamic(() => import('./DishNutrients').then((m) => m.DishNutrients), {
  ssr: false,
});
