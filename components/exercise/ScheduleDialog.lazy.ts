import dynamic from 'next/dynamic';

/** Loads the dialog and the board after the page. */
export const LazyScheduleDialog = dynamic(() => import('./ScheduleDialog').then((m) => m.ScheduleDialog), {
  ssr: false,
});
