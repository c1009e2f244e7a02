import dynamic from 'next/dynamic';

export const LazyPartDialog = dynamic(() => import('./PartDialog').then((m) => m.PartDialog), { ssr: false });
