import { CircleAlert, History, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { placeOfFault } from '@/lib/forms/mealplan/faults';
import { formatDate } from '@/lib/format/time';
import { useFaultText } from '@/lib/hooks/useFaultText';
import css from './PlannerNotes.module.scss';

/** Notes for the user: a restored draft, and a save that waits or was refused. */
export function PlannerNotes() {
  const { t } = useTranslation('planner');
  const { said } = useFaultText();
  const { language } = useLanguage();
  const { draft, saving, values } = usePlanEditor();
  const confirm = useConfirm();
  const { fault, isWaiting, isStuck } = saving;
  const discard = async () => {
    const title = t('planner.discardTitle', { name: values.Name });
    const text = { title, confirmLabel: t('planner.discard') };
    if (await confirm(text)) draft?.discard();
  };
  return (
    <>
      {draft && (isWaiting || isStuck) && (
        <div className={css.note} data-tone="info">
          <Icon of={History} size={20} />
          <span>
            {t('planner.draft', { date: formatDate(new Date(draft.savedAt), language, 'instant') })}
          </span>
          <Button onClick={discard}>{t('planner.discard')}</Button>
        </div>
      )}
      <div role="status">
        {isWaiting && (
          <div className={css.note} data-tone="attention">
            <Icon of={WifiOff} size={20} />
            <span>{t('planner.waiting')}</span>
          </div>
        )}
      </div>
      <div role="alert">
        {fault && (
          <div className={css.note} data-tone="danger">
            <Icon of={CircleAlert} size={20} />
            <div>
              <strong>{said(fault)}</strong>
              <FaultList />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** Lists each validation error with its place, because the fields may be anywhere in the plan. */
function FaultList() {
  const { t } = useTranslation(['mealplan', 'common']);
  const { fieldSaid } = useFaultText();
  const { saving, values } = usePlanEditor();
  const faults = saving.fault?.fields ?? [];
  if (faults.length === 0) return null;
  return (
    <ul>
      {faults.map((fault) => {
        const { day, meal } = placeOfFault(fault.path, values.days);
        const place = [
          day !== undefined && t('day.number', { number: day + 1 }),
          meal && t(`common:type.${meal}`),
        ].filter(Boolean);
        return <li key={fault.path.join('.')}>{[...place, fieldSaid(fault)].join(' · ')}</li>;
      })}
    </ul>
  );
}
