import dynamic from 'next/dynamic';

/** Loads with the first question, not with the page. */
export const LazyConfirmDialog = dynamic(() => import('./ConfirmDialog').then((m) => m.ConfirmDialog), {
  ssr: false,
});
