import dynamic from 'next/dynamic';

export const LazyRowMore = dynamic(() => import('./RowMore').then((m) => m.RowMore), { ssr: false });
