import { MailWarning } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Note } from '@/components/ui/Note';
import { useAuth } from '@/context/AuthContext';
import { useIsLocal } from '@/context/data/account';
import { useSendAgain, useVerifyBanner } from './useSendAgain';

/**
 * Stands in the place of invitations for whoever has not confirmed their address, whether one waits or not: nobody learns of
 * another's by signing up with their address. Nothing for everybody else.
 */
export function ConfirmFirst({ isOnDay = false }: { readonly isOnDay?: boolean }) {
  const { t } = useTranslation();
  const { person, mustVerifyEmail } = useAuth();
  const isLocal = useIsLocal();
  const { isSent, sendAgain } = useSendAgain();
  const isBannerUp = useVerifyBanner();
  // there the head of the page says the same from the second visit on
  if (!mustVerifyEmail || !person?.email || (isOnDay && isBannerUp)) return null;
  return (
    <Note as="div" icon={MailWarning}>
      <span>
        {t('verify.first', { email: person.email })}{' '}
        {isSent ? (
          <span role="status">
            <strong>{t('verify.sent')}</strong> {isLocal && t('verify.local')}
          </span>
        ) : (
          <button type="button" className="btn btn-sm btn-link" onClick={sendAgain}>
            {t('verify.again')}
          </button>
        )}
      </span>
    </Note>
  );
}
