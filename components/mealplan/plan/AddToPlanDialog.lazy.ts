import dynamic from 'next/dynamic';

/** Loads the dialog with its texts on demand, to keep the recipe's page small. */
export const LazyAddToPlanDialog = dynamic(() => import('./AddToPlanDialog').then((m) => m.AddToPlanDialog), {
  ssr: false,
});
