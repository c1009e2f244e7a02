import dynamic from 'next/dynamic';

export const LazyEatDialog = dynamic(() => import('./EatDialog').then((m) => m.EatDialog), { ssr: false });
