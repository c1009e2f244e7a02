import dynamic from 'next/dynamic';

export const LazyAddRecipe = dynamic(() => import('./AddRecipe').then((m) => m.AddRecipe), { ssr: false });
