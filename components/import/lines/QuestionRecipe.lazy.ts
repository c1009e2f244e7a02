import dynamic from 'next/dynamic';

/** Shown on wide screens only, which have room beside the questions. */
export const LazyQuestionRecipe = dynamic(() => import('./QuestionRecipe').then((m) => m.QuestionRecipe), {
  ssr: false,
});
