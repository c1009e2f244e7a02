import dynamic from 'next/dynamic';

export const LazyTimerDock = dynamic(() => import('./TimerDock').then((m) => m.TimerDock), { ssr: false });
