import dynamic from 'next/dynamic';

export const LazyHistoryDialog = dynamic(() => import('./HistoryDialog').then((m) => m.HistoryDialog), {
  ssr: false,
});
