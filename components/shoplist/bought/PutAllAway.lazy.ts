import dynamic from 'next/dynamic';

export const LazyPutAllAway = dynamic(() => import('./PutAllAway').then((m) => m.PutAllAway), { ssr: false });
