import dynamic from 'next/dynamic';

export const LazyBookDialog = dynamic(() => import('./BookDialog').then((m) => m.BookDialog), { ssr: false });
