import dynamic from 'next/dynamic';

export const LazyRenameDialog = dynamic(() => import('./RenameDialog').then((m) => m.RenameDialog), {
  ssr: false,
});
