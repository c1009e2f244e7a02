import dynamic from 'next/dynamic';

export const LazyPasteDialog = dynamic(() => import('./PasteDialog').then((m) => m.PasteDialog), {
  ssr: false,
});
