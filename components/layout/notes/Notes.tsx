import dynamic from 'next/dynamic';
import { useAuth } from '@/context/AuthContext';

// what waits to be sent is known to the browser only, and the queue need not hold up the first paint
const SyncNote = dynamic(() => import('./SyncNote').then((module) => module.SyncNote), { ssr: false });
// what it offers hangs on the browser's own languages
const LanguageOffer = dynamic(() => import('./LanguageOffer').then((module) => module.LanguageOffer), {
  ssr: false,
});
const VerifyNote = dynamic(() => import('./VerifyNote').then((module) => module.VerifyNote));
const FollowPush = dynamic(
  () => import('@/components/layout/FollowPush').then((module) => module.FollowPush),
  { ssr: false },
);
// it follows the calls, whose code comes with the first of them
const AwayNote = dynamic(() => import('./AwayNote').then((module) => module.AwayNote), { ssr: false });

/** What stands under the head of the page while it lasts. */
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
