import dynamic from 'next/dynamic';

export const LazyTargetsDialog = dynamic(() => import('./TargetsDialog').then((m) => m.TargetsDialog), {
  ssr: false,
});
