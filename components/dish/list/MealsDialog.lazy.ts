import dynamic from 'next/dynamic';

export const LazyMealsDialog = dynamic(() => import('./MealsDialog').then((m) => m.MealsDialog), {
  ssr: false,
});
