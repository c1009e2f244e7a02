import dynamic from 'next/dynamic';

export const LazyReadyWeek = dynamic(() => import('./ReadyWeek').then((m) => m.ReadyWeek), { ssr: false });
