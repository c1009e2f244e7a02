import dynamic from 'next/dynamic';

export const LazyPriceHistory = dynamic(() => import('./PriceHistory').then((m) => m.PriceHistory), {
  ssr: false,
});
