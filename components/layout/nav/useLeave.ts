import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useAuth } from '@/context/AuthContext';
import { useSignOut } from '@/context/account/account';

/** So many drafts are named. */
const NAMED = 3;

/** The way out: asks first where changes wait for the network or drafts are not saved, because signing out forgets them. */
export function useLeave() {
  const { t } = useTranslation();
  const { person } = useAuth();
  const confirm = useConfirm();
  const signOut = useSignOut();
  return async () => {
    // neither need come with the first paint
    const [{ unsentChanges }, { draftPlaces }] = await Promise.all([
      import('@/lib/offline/queue'),
      import('@/lib/stored/drafts'),
    ]);
    const count = await unsentChanges();
    const drafts = draftPlaces(person?.id ?? 0);
    const names = drafts.slice(0, NAMED).map(({ name }) => name || '…');
    const lost = [
      ...(count > 0 ? [t('leave.body')] : []),
      ...(drafts.length > 0 ? [t('leave.drafts', { names: names.join(', ') })] : []),
    ];
    const text = {
      title: count > 0 ? t('leave.title', { count }) : t('leave.draftsTitle', { count: drafts.length }),
      body: lost.join(' '),
      confirmLabel: t('leave.anyway'),
      stayLabel: t('leave.stay'),
    };
    if (lost.length === 0 || (await confirm(text))) await signOut();
  };
}
