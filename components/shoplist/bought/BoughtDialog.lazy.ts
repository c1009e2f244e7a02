import dynamic from 'next/dynamic';

export const LazyBoughtDialog = dynamic(() => import('./BoughtDialog').then((m) => m.BoughtDialog), {
  ssr: false,
});
