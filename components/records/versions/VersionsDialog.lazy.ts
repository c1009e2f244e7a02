import dynamic from 'next/dynamic';

export const LazyVersionsDialog = dynamic(() => import('./VersionsDialog').then((m) => m.VersionsDialog), {
  ssr: false,
});
