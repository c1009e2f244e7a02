import dynamic from 'next/dynamic';

export const LazyAddDialog = dynamic(() => import('./AddDialog').then((m) => m.AddDialog), { ssr: false });
