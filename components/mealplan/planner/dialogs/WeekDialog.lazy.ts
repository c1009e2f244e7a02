import dynamic from 'next/dynamic';

export const LazyWeekDialog = dynamic(() => import('./WeekDialog').then((m) => m.WeekDialog), { ssr: false });
