import dynamic from 'next/dynamic';

export const LazyImportDialog = dynamic(() => import('./ImportDialog').then((m) => m.ImportDialog), {
  ssr: false,
});
