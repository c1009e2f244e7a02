import { MailWarning } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Note } from '@/components/ui/feedback/Note';
import { useAuth } from '@/context/AuthContext';
import { SendAgain } from './SendAgain';
import { useVerifyBanner } from './useVerifyBanner';

/**
 * Replaces invitations for people with an unconfirmed email, even without any invitation: signing up with someone
 * else's email must not reveal theirs. Renders nothing for everyone else.
 */
export function ConfirmFirst({ isOnDay = false }: { readonly isOnDay?: boolean }) {
  const { t } = useTranslation();
  const { person, mustVerifyEmail } = useAuth();
  const isBannerUp = useVerifyBanner();
  // The banner above says the same from the second visit on.
  if (!mustVerifyEmail || !person?.email || (isOnDay && isBannerUp)) return null;
  return (
    <Note as="div" icon={MailWarning}>
      <span>
        {t('verify.first', { email: person.email })} <SendAgain />
      </span>
    </Note>
  );
}
