import dynamic from 'next/dynamic';

export const LazyTestAccountDialog = dynamic(
  () => import('./TestAccountDialog').then((m) => m.TestAccountDialog),
  { ssr: false },
);
