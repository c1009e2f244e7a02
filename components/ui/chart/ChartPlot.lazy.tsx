import dynamic from 'next/dynamic';

/** Loads the drawing library with the first chart, not with the page. */
export const LazyChartPlot = dynamic(() => import('./ChartPlot').then((m) => m.ChartPlot), {
  ssr: false,
  loading: () => <div className="chart-plot" aria-hidden />,
});
