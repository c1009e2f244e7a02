import dynamic from 'next/dynamic';

export const LazyDayDialog = dynamic(() => import('./DayDialog').then((m) => m.DayDialog), { ssr: false });
