import { Mail } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ConfirmFirst } from '@/components/layout/notes/ConfirmFirst';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import type { Membership } from '@/context/mealplan/mealplans';
import type { Remote } from '@/lib/remote/remote';
import css from '@/components/dashboard/day/DayBoard.module.scss';

/**
 * Shows the number of pending invitations, or asks to confirm the email first; renders nothing without invitations or
 * if they could not be read.
 */
export function InvitationsNote({ of }: { of: Remote<Membership[]> }) {
  const { t } = useTranslation('day');
  const { mustVerifyEmail } = useAuth();
  const count = of.status === 'ready' ? of.data.length : 0;
  if (mustVerifyEmail) return <ConfirmFirst isOnDay />;
  if (count === 0) return null;
  return (
    <section className={css.card}>
      <h2 className={css.waiting}>
        <Icon of={Mail} size={20} />
        {t('invitations.title', { count })}
      </h2>
      <LinkButton href="/mealplan/my?tab=invitations" tone="primary">
        {t('invitations.see')}
      </LinkButton>
    </section>
  );
}
