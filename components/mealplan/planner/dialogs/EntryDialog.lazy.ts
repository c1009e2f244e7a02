import dynamic from 'next/dynamic';

export const LazyEntryDialog = dynamic(() => import('./EntryDialog').then((m) => m.EntryDialog), {
  ssr: false,
});
