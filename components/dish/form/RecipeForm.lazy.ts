import dynamic from 'next/dynamic';
import { RecipeFormSkeleton } from './RecipeFormSkeleton';

/** Depends on the browser's drafts, so the server does not render it; loads after the page's frame. */
export const LazyRecipeForm = dynamic(() => import('./RecipeForm').then((m) => m.RecipeForm), {
  ssr: false,
  loading: RecipeFormSkeleton,
});
