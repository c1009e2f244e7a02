import dynamic from 'next/dynamic';

export const LazyMineLine = dynamic(() => import('./MineLine').then((m) => m.MineLine), { ssr: false });
