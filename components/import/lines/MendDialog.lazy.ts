import dynamic from 'next/dynamic';

/** Loads the dialog to correct a recipe on first use. */
export const LazyMendDialog = dynamic(() => import('./MendDialog').then((m) => m.MendDialog), { ssr: false });
