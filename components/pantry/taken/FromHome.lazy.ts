import dynamic from 'next/dynamic';

export const LazyFromHome = dynamic(() => import('./FromHome').then((m) => m.FromHome), { ssr: false });
