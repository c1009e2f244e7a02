import dynamic from 'next/dynamic';

export const LazyUnsubscribeDialog = dynamic(
  () => import('./UnsubscribeDialog').then((m) => m.UnsubscribeDialog),
  { ssr: false },
);
