import dynamic from 'next/dynamic';

export const LazyOneFieldDialog = dynamic(() => import('./OneFieldDialog').then((m) => m.OneFieldDialog), {
  ssr: false,
});
