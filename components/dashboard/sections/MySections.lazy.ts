import dynamic from 'next/dynamic';

export const LazyMySections = dynamic(() => import('./MySections').then((m) => m.MySections), { ssr: false });
