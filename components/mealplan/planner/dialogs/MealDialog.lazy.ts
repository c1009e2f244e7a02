import dynamic from 'next/dynamic';

export const LazyMealDialog = dynamic(() => import('./MealDialog').then((m) => m.MealDialog), { ssr: false });
