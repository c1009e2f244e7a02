import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { VisibilityField } from '@/components/records/VisibilityField';
import { SendDialog } from '@/components/ui/SendDialog';
import { usePlanCalls } from '@/context/data/mealplans';
import type { Visibility } from '@/lib/domain/dish/types';
import type { Plan } from '@/lib/domain/mealplan/record';
import { privateDishesOf } from '@/lib/faults/privateDishes';
import { PrivateDishes } from './PrivateDishes';

interface PublishDialogProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}

/** Makes the days as they are the version that others read; private recipes among them are named and asked about. */
export function PublishDialog({ plan, onChanged, onClose }: PublishDialogProps) {
  const { t } = useTranslation('mealplan');
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
      title={t('publish.title', { name: plan.Name })}
      sendLabel={t(secrets.length > 0 ? 'publish.anyway' : 'action.publish')}
      icon={Send}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(plan.version > 0 ? 'publish.again' : 'publish.text')}</p>
      <VisibilityField
        kind="mealplan"
        legend={t('publish.who')}
        value={visibility}
        onChange={setVisibility}
      />
      <PrivateDishes names={secrets} text="publish.private" />
    </SendDialog>
  );
}
