import dynamic from 'next/dynamic';

export const LazyTakeBack = dynamic(() => import('./TakeBack').then((m) => m.TakeBack), { ssr: false });
