import dynamic from 'next/dynamic';

export const LazyStockImport = dynamic(() => import('./StockImport').then((m) => m.StockImport), {
  ssr: false,
});
