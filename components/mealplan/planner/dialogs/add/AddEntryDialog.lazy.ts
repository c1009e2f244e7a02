import dynamic from 'next/dynamic';

export const LazyAddEntryDialog = dynamic(() => import('./AddEntryDialog').then((m) => m.AddEntryDialog), {
  ssr: false,
});
