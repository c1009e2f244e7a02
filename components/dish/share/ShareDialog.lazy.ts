import dynamic from 'next/dynamic';

export const LazyShareDialog = dynamic(() => import('./ShareDialog').then((m) => m.ShareDialog), {
  ssr: false,
});
