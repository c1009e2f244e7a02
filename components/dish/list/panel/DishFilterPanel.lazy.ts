import dynamic from 'next/dynamic';

/** Loaded after the recipes; on phones it stands behind a button. */
export const LazyDishFilterPanel = dynamic(() => import('./DishFilterPanel').then((m) => m.DishFilterPanel), {
  ssr: false,
});
