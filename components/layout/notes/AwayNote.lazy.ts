import dynamic from 'next/dynamic';

/** Tracks the requests, whose code loads with the first of them. */
export const LazyAwayNote = dynamic(() => import('./AwayNote').then((m) => m.AwayNote), { ssr: false });
