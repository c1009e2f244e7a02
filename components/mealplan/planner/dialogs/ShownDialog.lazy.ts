import dynamic from 'next/dynamic';

export const LazyShownDialog = dynamic(() => import('./ShownDialog').then((m) => m.ShownDialog), {
  ssr: false,
});
