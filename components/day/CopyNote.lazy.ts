import dynamic from 'next/dynamic';

/** Needed only when the server does not answer. */
export const LazyCopyNote = dynamic(() => import('./CopyNote').then((m) => m.CopyNote), { ssr: false });
