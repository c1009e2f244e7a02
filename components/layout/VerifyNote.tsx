import { MailWarning } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useIsLocal, useSendVerification } from '@/context/data/account';
import { useStored } from '@/lib/hooks/useStored';

/** Whose email was put off in this browser, for good; the script in the head reads it too. */
const VERIFY_LATER = 'verifyLater';
/** It stands on one page alone, where a new person begins. */
const VERIFY_ON = '/dashboard';

export function VerifyNote() {
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
