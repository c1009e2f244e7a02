import dynamic from 'next/dynamic';

export const LazyPublishDialog = dynamic(() => import('./PublishDialog').then((m) => m.PublishDialog), {
  ssr: false,
});
