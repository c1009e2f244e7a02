import dynamic from 'next/dynamic';

export const LazyChosenBar = dynamic(() => import('./ChosenBar').then((m) => m.ChosenBar), { ssr: false });
