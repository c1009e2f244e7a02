import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { VisibilityField } from '@/components/records/VisibilityField';
import { SendDialog } from '@/components/ui/SendDialog';
import { usePlanCalls } from '@/context/data/mealplans';
import type { Visibility } from '@/lib/domain/dish/types';
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

/** Makes the days as they are the version that others read; private recipes among them are named and asked about. */
function Dialog({ plan, onChanged, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['mealplan', 'sharing']);
  const calls = usePlanCalls();
  const [visibility, setVisibility] = useState<Visibility>(plan.visibility);
  const [secrets, setSecrets] = useState<readonly string[]>([]);
  const send = async () => {
    try {
      await calls.publish(plan.id, secrets.length > 0);
      // the plan opens to others only once there is something to read
      if (visibility !== plan.visibility) await calls.update(plan.id, { visibility });
      onClose();
      await onChanged();
    } catch (cause) {
      setSecrets(privateDishesOf(cause)); // anything else the alert has said
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
      <VisibilityField
        kind="mealplan"
        legend={t('sharing:publish.who')}
        value={visibility}
        onChange={setVisibility}
      />
      <PrivateDishes names={secrets} text="publish.private" />
    </SendDialog>
  );
}

export const PublishDialog = withNamespaces(Dialog, { sharing });
