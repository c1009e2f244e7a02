import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import type { Plan } from '@/lib/domain/mealplan/record';
import { privateDishesOf } from '@/lib/faults/privateDishes';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import sharing from '@/locales/en/sharing.json';
import { PrivateDishes } from './PrivateDishes';

interface PublishDialogProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}

/**
 * Dialog that publishes the current days to all readers; a private plan becomes public. Asks about private recipes
 * among them.
 */
function Dialog({ plan, onChanged, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['mealplan', 'sharing']);
  const calls = usePlanCalls();
  const [secrets, setSecrets] = useState<readonly string[]>([]);
  const send = async () => {
    try {
      await calls.publish(plan.id, secrets.length > 0);
      onClose();
      await onChanged();
    } catch (cause) {
      setSecrets(privateDishesOf(cause)); // An alert already reports any other error.
    }
  };
  return (
    <SendDialog
      title={t('sharing:publish.title', { name: plan.Name })}
      sendLabel={t(secrets.length > 0 ? 'sharing:publish.anyway' : 'action.publish')}
      icon={Send}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(plan.version > 0 ? 'sharing:publish.again' : 'sharing:publish.text')}</p>
      <PrivateDishes names={secrets} text="publish.private" />
    </SendDialog>
  );
}

export const PublishDialog = withNamespaces(Dialog, { sharing });
