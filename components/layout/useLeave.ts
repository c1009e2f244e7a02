import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { useSignOut } from '@/context/data/account';

/** The way out: asks first where changes wait for the network, because signing out forgets them. */
export function useLeave() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const signOut = useSignOut();
  return async () => {
    // the queue need not come with the first paint
    const { unsentChanges } = await import('@/lib/offline/queue');
    const count = await unsentChanges();
    const text = {
      title: t('leave.title', { count }),
      body: t('leave.body'),
      confirmLabel: t('leave.anyway'),
      stayLabel: t('leave.stay'),
    };
    if (count === 0 || (await confirm(text))) await signOut();
  };
}
