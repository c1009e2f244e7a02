import { MailWarning } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useAuth } from '@/context/AuthContext';
import { writeStored } from '@/lib/stored/stored';
import { SendAgain } from './SendAgain';
import { useVerifyBanner } from './useVerifyBanner';

export function VerifyNote() {
  const { t } = useTranslation();
  const { status, person } = useAuth();
  const isUp = useVerifyBanner();
  // The script in the head shows the note until the sign-in state is known, so that nothing shifts later.
  const isPending = status === 'unknown';
  if (!isPending && !isUp) return null;
  return (
    <div className={`note note-verify${isPending ? ' note-pending' : ''}`}>
      <Icon of={MailWarning} size={20} />
      <span className="note-text">
        {t('verify.text')} <span className="note-email">{person?.email ?? '\u00A0'}</span> {t('verify.why')}{' '}
        <SendAgain />
      </span>
      <button
        type="button"
        className="btn-close"
        aria-label={t('verify.later')}
        // The script in the head reads it too.
        onClick={() => writeStored('verifyLater', person?.email ?? null)}
      />
    </div>
  );
}
