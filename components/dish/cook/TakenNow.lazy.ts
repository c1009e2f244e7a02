import dynamic from 'next/dynamic';

export const LazyTakenNow = dynamic(() => import('./TakenNow').then((m) => m.TakenNow), { ssr: false });
