import dynamic from 'next/dynamic';

/** Depends on the queue, which only the browser knows and which must not delay the first paint. */
export const LazyOfflineBar = dynamic(() => import('./OfflineBar').then((m) => m.OfflineBar), { ssr: false });
