import dynamic from 'next/dynamic';

export const LazyConflictDialog = dynamic(() => import('./ConflictDialog').then((m) => m.ConflictDialog), {
  ssr: false,
});
