import dynamic from 'next/dynamic';

export const LazyEarlierVersions = dynamic(() => import('./EarlierVersions').then((m) => m.EarlierVersions), {
  ssr: false,
});
