import dynamic from 'next/dynamic';

export const LazyDeleteAccountDialog = dynamic(
  () => import('./DeleteAccountDialog').then((m) => m.DeleteAccountDialog),
  { ssr: false },
);
