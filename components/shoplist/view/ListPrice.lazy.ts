import dynamic from 'next/dynamic';

export const LazyListPrice = dynamic(() => import('./ListPrice').then((m) => m.ListPrice), { ssr: false });
