import dynamic from 'next/dynamic';

export const LazyFillWeekDialog = dynamic(() => import('./FillWeekDialog').then((m) => m.FillWeekDialog), {
  ssr: false,
});
