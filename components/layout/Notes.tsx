import { MailWarning } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useIsLocal, useSendVerification } from '@/context/data/account';
import { useStored } from '@/lib/hooks/useStored';

// what waits to be sent is known to the browser only, and the queue need not hold up the first paint
const SyncNote = dynamic(() => import('./SyncNote').then((module) => module.SyncNote), { ssr: false });
// what it offers hangs on the browser's own languages
const LanguageOffer = dynamic(() => import('./LanguageOffer').then((module) => module.LanguageOffer), {
  ssr: false,
});
const FollowPush = dynamic(() => import('./FollowPush').then((module) => module.FollowPush), { ssr: false });
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

/** Whose email was put off in this browser, for good; the script in the head reads it too. */
const VERIFY_LATER = 'verifyLater';
/** It stands on one page alone, where a new person begins. */
const VERIFY_ON = '/dashboard';

function VerifyNote() {
  const { t } = useTranslation();
  const { status, person, mustVerifyEmail } = useAuth();
  const isLocal = useIsLocal();
  const send = useSendVerification();
  const [isSent, setSent] = useState(false);
  const { pathname } = useRouter();
  const [putOff, keepPutOff] = useStored(VERIFY_LATER);
  // while nobody is known, the script in the head shows it to whom it concerns, so that nothing moves afterwards
  const isPending = status === 'unknown';
  if (pathname !== VERIFY_ON) return null;
  if (!isPending && !(mustVerifyEmail && person?.email && person.email !== putOff)) return null;
  // the alert says what went wrong; the button stays for another try
  const sendAgain = () =>
    send().then(
      () => setSent(true),
      () => setSent(false),
    );
  return (
    <div className={`note note-verify${isPending ? ' note-pending' : ''}`}>
      <MailWarning size={20} aria-hidden />
      <span className="note-text">
        {t('verify.text')} <span className="note-email">{person?.email ?? '\u00A0'}</span>{' '}
        {isSent ? (
          <span>
            <strong>{t('verify.sent')}</strong> {isLocal && t('verify.local')}
          </span>
        ) : (
          <button type="button" className="btn btn-sm btn-link" onClick={sendAgain}>
            {t('verify.again')}
          </button>
        )}
      </span>
      <button
        type="button"
        className="btn-close"
        aria-label={t('verify.later')}
        onClick={() => keepPutOff(person?.email ?? null)}
      />
    </div>
  );
}
