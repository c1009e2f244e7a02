import dynamic from 'next/dynamic';

export const LazyItemEditor = dynamic(() => import('./ItemEditor').then((m) => m.ItemEditor), { ssr: false });
