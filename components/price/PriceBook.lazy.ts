import dynamic from 'next/dynamic';

export const LazyPriceBook = dynamic(() => import('./PriceBook').then((m) => m.PriceBook), { ssr: false });
