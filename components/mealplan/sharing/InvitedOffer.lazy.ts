import dynamic from 'next/dynamic';

export const LazyInvitedOffer = dynamic(() => import('./InvitedOffer').then((m) => m.InvitedOffer), {
  ssr: false,
});
