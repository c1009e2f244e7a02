import dynamic from 'next/dynamic';

export const LazyFoodSource = dynamic(() => import('./FoodSource').then((m) => m.FoodSource), { ssr: false });
