import { LazyFollowPush } from '@/components/layout/FollowPush.lazy';
import { useAuth } from '@/context/AuthContext';
import { LazyAwayNote } from './AwayNote.lazy';
import { LazyLanguageOffer } from './LanguageOffer.lazy';
import { LazySyncNote } from './SyncNote.lazy';
import { LazyVerifyNote } from './VerifyNote.lazy';

/** Shows the current notes under the head of the page. */
export function Notes() {
  return (
    <>
      <LazyAwayNote />
      <SignedInNotes />
      <LazyVerifyNote />
      <LazyLanguageOffer />
    </>
  );
}

function SignedInNotes() {
  const { status } = useAuth();
  if (status !== 'signedIn') return null;
  return (
    <>
      <LazySyncNote />
      <LazyFollowPush />
    </>
  );
}
