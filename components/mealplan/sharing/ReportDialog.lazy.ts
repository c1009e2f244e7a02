import dynamic from 'next/dynamic';

/** Loaded at the first opening. */
export const LazyReportDialog = dynamic(() => import('./ReportDialog').then((m) => m.ReportDialog), {
  ssr: false,
});
