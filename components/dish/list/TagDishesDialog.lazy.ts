import dynamic from 'next/dynamic';

export const LazyTagDishesDialog = dynamic(() => import('./TagDishesDialog').then((m) => m.TagDishesDialog), {
  ssr: false,
});
