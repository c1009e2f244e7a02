import { Globe, Lock, Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SendDialog } from '@/components/ui/SendDialog';
import { usePlanCalls } from '@/context/data/mealplans';
import { VISIBILITIES, type Visibility } from '@/lib/domain/dish/types';
import type { Plan } from '@/lib/domain/mealplan/record';
import { privateDishesOf } from '@/lib/hooks/privateDishes';
import css from '@/styles/plan.module.scss';
import { PrivateDishes } from './PrivateDishes';

interface PublishDialogProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}
const ICONS = { public: Globe, private: Lock } as const;

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
      <fieldset className={css.choices}>
        <legend className="form-label">{t('publish.who')}</legend>
        {VISIBILITIES.map((at) => {
          const Icon = ICONS[at];
          return (
            <label key={at} className={css.choice}>
              <input
                type="radio"
                name="visibility"
                className="form-check-input"
                checked={visibility === at}
                onChange={() => setVisibility(at)}
              />
              <Icon size={18} aria-hidden />
              <span>
                {t(`visibility.${at}`)}
                <small>{t(`visibility.${at}Help`)}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <PrivateDishes names={secrets} text="publish.private" />
    </SendDialog>
  );
}
