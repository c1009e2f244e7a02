import dynamic from 'next/dynamic';

/** Loads on demand together with its texts, to keep the pages around light. */
export const LazyAddDishDialog = dynamic(() => import('./AddDishDialog').then((m) => m.AddDishDialog), {
  ssr: false,
});
