import dynamic from 'next/dynamic';

export const LazyAheadNote = dynamic(() => import('./AheadNote').then((m) => m.AheadNote), { ssr: false });
