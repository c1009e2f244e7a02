import dynamic from 'next/dynamic';

export const LazyPackPanel = dynamic(() => import('./PackPanel').then((m) => m.PackPanel), { ssr: false });
