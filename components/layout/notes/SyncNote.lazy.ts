import dynamic from 'next/dynamic';

/** Depends on the queue, which only the browser knows and which must not delay the first paint. */
export const LazySyncNote = dynamic(() => import('./SyncNote').then((m) => m.SyncNote), { ssr: false });
