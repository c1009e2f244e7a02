import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useAuth } from '@/context/AuthContext';
import { useSignOut } from '@/context/account/account';

/** Number of drafts listed by name. */
const NAMED = 3;

/**
 * Returns a function that signs out; it asks first if there are queued changes or unsaved drafts, because signing out
 * deletes them.
 */
export function useConfirmedSignOut() {
  const { t } = useTranslation();
  const { person } = useAuth();
  const confirm = useConfirm();
  const signOut = useSignOut();
  return async () => {
    // Loaded late, because the first paint needs neither.
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
