import dynamic from 'next/dynamic';

/** Loads the dialog on first use. */
export const LazyAteDialog = dynamic(() => import('./AteDialog').then((m) => m.AteDialog), { ssr: false });
