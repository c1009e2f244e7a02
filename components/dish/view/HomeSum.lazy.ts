import dynamic from 'next/dynamic';

export const LazyHomeSum = dynamic(() => import('./HomeMark').then((m) => m.HomeSum), { ssr: false });
