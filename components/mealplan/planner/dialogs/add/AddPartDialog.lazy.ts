import dynamic from 'next/dynamic';

export const LazyAddPartDialog = dynamic(() => import('./AddPartDialog').then((m) => m.AddPartDialog), {
  ssr: false,
});
