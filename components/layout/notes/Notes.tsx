import { useRouter } from 'next/router';
import { LazyFollowPush } from '@/components/layout/FollowPush.lazy';
import { useAuth } from '@/context/AuthContext';
import { LazyAwayNote } from './AwayNote.lazy';
import { LazyLanguageOffer } from './LanguageOffer.lazy';
import { LazySyncNote } from './SyncNote.lazy';
import { LazyVerifyNote } from './VerifyNote.lazy';

/** Page on which a new person starts, the only one that asks to confirm the email. */
const VERIFY_ON = '/dashboard';

/** Shows the current notes under the head of the page. */
export function Notes() {
  const { pathname } = useRouter();
  return (
    <>
      <LazyAwayNote />
      <SignedInNotes />
      {pathname === VERIFY_ON && <LazyVerifyNote />}
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
