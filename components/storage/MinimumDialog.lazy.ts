import dynamic from 'next/dynamic';

export const LazyMinimumDialog = dynamic(() => import('./MinimumDialog').then((m) => m.MinimumDialog), {
  ssr: false,
});
