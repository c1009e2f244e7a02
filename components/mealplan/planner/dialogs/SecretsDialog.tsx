import { LockOpen } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import type { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { PrivateDishes } from '@/components/mealplan/sharing/PrivateDishes';

type Secrets = NonNullable<ReturnType<typeof usePlanEditor>['secrets']>;

/** Asks before saving a private recipe into a plan that others read too. */
export function SecretsDialog({ secrets: { names, allow, back } }: { secrets: Secrets }) {
  const { t } = useTranslation('sharing');
  return (
    <SendDialog
      title={t('members.addedTitle')}
      sendLabel={t('members.addedSave')}
      icon={LockOpen}
      onSend={allow}
      onClose={back}
    >
      <PrivateDishes names={names} text="members.added" />
      <p className="form-text">{t('members.addedBack')}</p>
    </SendDialog>
  );
}
