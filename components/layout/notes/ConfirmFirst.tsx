import { MailWarning } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Note } from '@/components/ui/feedback/Note';
import { useAuth } from '@/context/AuthContext';
import { SendAgain } from './SendAgain';
import { useVerifyBanner } from './useVerifyBanner';

/**
 * Stands in the place of invitations for whoever has not confirmed their address, whether one waits or not: nobody learns of
 * another's by signing up with their address. Nothing for everybody else.
 */
export function ConfirmFirst({ isOnDay = false }: { readonly isOnDay?: boolean }) {
  const { t } = useTranslation();
  const { person, mustVerifyEmail } = useAuth();
  const isBannerUp = useVerifyBanner();
  // there the head of the page says the same from the second visit on
  if (!mustVerifyEmail || !person?.email || (isOnDay && isBannerUp)) return null;
  return (
    <Note as="div" icon={MailWarning}>
      <span>
        {t('verify.first', { email: person.email })} <SendAgain />
      </span>
    </Note>
  );
}
