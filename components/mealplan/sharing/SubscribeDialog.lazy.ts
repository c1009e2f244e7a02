import dynamic from 'next/dynamic';

export const LazySubscribeDialog = dynamic(() => import('./SubscribeDialog').then((m) => m.SubscribeDialog), {
  ssr: false,
});
