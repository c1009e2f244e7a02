import dynamic from 'next/dynamic';

export const LazyEditorsDialog = dynamic(() => import('./EditorsDialog').then((m) => m.EditorsDialog), {
  ssr: false,
});
