import dynamic from 'next/dynamic';

export const LazyShareListDialog = dynamic(() => import('./ShareListDialog').then((m) => m.ShareListDialog), {
  ssr: false,
});
