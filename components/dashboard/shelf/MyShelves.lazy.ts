import dynamic from 'next/dynamic';

export const LazyMyShelves = dynamic(() => import('./MyShelves').then((m) => m.MyShelves), { ssr: false });
