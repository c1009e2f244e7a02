import dynamic from 'next/dynamic';

export const LazyDishTags = dynamic(() => import('./DishTags').then((m) => m.DishTags));
