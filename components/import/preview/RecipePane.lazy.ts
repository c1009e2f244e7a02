import dynamic from 'next/dynamic';

/** Shown on wide screens only, which have room beside the list. */
export const LazyRecipePane = dynamic(() => import('./RecipePane').then((m) => m.RecipePane), { ssr: false });
