import dynamic from 'next/dynamic';

export const LazyInvitationsBadge = dynamic(
  () => import('./InvitationsBadge').then((m) => m.InvitationsBadge),
  { ssr: false },
);
