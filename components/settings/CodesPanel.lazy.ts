import dynamic from 'next/dynamic';

export const LazyCodesPanel = dynamic(() => import('./CodesPanel').then((m) => m.CodesPanel), { ssr: false });
