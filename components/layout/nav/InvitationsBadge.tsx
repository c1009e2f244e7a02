import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useInvitations } from '@/context/mealplan/mealplans';

/** Shows the number of pending invitations beside the menu item for meal plans; renders nothing if there are none. */
export function InvitationsBadge({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { remote, reload } = useInvitations();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  const count = remote.status === 'ready' ? remote.data.length : 0;
  if (count === 0) return null;
  return (
    <span className={className ?? 'badge-number'}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('invitations.waiting', { count })}</span>
    </span>
  );
}
