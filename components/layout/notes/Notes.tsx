import dynamic from 'next/dynamic';
import { useAuth } from '@/context/AuthContext';

// Only the browser knows the queue, which must not delay the first paint.
const SyncNote = dynamic(() => import('./SyncNote').then((module) => module.SyncNote), { ssr: false });
// Depends on the browser's own languages.
const LanguageOffer = dynamic(() => import('./LanguageOffer').then((module) => module.LanguageOffer), {
  ssr: false,
});
const VerifyNote = dynamic(() => import('./VerifyNote').then((module) => module.VerifyNote));
const FollowPush = dynamic(() => import('@/components/layout/FollowPush').then((module) => module.FollowPush), { ssr: false });
// Tracks the requests, whose code loads with the first of them.
const AwayNote = dynamic(() => import('./AwayNote').then((module) => module.AwayNote), { ssr: false });

/** Shows the current notes under the head of the page. */
export function Notes() {
  return (
    <>
      <AwayNote />
      <SignedInNotes />
      <VerifyNote />
      <LanguageOffer />
    </>
  );
}

function SignedInNotes() {
  const { status } = useAuth();
  if (status !== 'signedIn') return null;
  return (
    <>
      <SyncNote />
      <FollowPush />
    </>
  );
}
