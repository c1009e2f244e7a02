import dynamic from 'next/dynamic';

export const LazyOrderAtHome = dynamic(() => import('./OrderAtHome').then((m) => m.OrderAtHome), {
  ssr: false,
});
