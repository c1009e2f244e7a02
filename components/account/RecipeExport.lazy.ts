import dynamic from 'next/dynamic';

export const LazyRecipeExport = dynamic(() => import('./RecipeExport').then((m) => m.RecipeExport), {
  ssr: false,
});
