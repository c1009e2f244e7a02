import dynamic from 'next/dynamic';

export const LazyMoreSheet = dynamic(() => import('./MoreSheet').then((m) => m.MoreSheet), { ssr: false });
