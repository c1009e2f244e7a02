import dynamic from 'next/dynamic';

/** Loaded later: folded parts are not needed at first. */
export const LazyOrderLines = dynamic(() => import('./OrderLines').then((m) => m.OrderLines), { ssr: false });
