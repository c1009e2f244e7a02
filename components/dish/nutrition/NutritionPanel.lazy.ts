import dynamic from 'next/dynamic';

export const LazyNutritionPanel = dynamic(() => import('./NutritionPanel').then((m) => m.NutritionPanel));
