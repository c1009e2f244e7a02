import dynamic from 'next/dynamic';

export const LazyMergeDialog = dynamic(() => import('./MergeDialog').then((m) => m.MergeDialog), {
  ssr: false,
});
