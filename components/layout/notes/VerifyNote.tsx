import { MailWarning } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useAuth } from '@/context/AuthContext';
import { writeStored } from '@/lib/stored/stored';
import { SendAgain } from './SendAgain';
import { useVerifyBanner } from './useVerifyBanner';

/** It stands on one page alone, where a new person begins. */
const VERIFY_ON = '/dashboard';

export function VerifyNote() {
  const { t } = useTranslation();
  const { status, person } = useAuth();
  const { pathname } = useRouter();
  const isUp = useVerifyBanner();
  // while nobody is known, the script in the head shows it to whom it concerns, so that nothing moves afterwards
  const isPending = status === 'unknown';
  if (pathname !== VERIFY_ON) return null;
  if (!isPending && !isUp) return null;
  return (
    <div className={`note note-verify${isPending ? ' note-pending' : ''}`}>
      <MailWarning size={20} aria-hidden />
      <span className="note-text">
        {t('verify.text')} <span className="note-email">{person?.email ?? '\u00A0'}</span> {t('verify.why')}{' '}
        <SendAgain />
      </span>
      <button
        type="button"
        className="btn-close"
        aria-label={t('verify.later')}
        // the script in the head reads it too
        onClick={() => writeStored('verifyLater', person?.email ?? null)}
      />
    </div>
  );
}
