import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { type usePlanEditor } from '@/context/PlanEditorContext';
import {
  planDifferences,
  proposedPlanSides,
  type PlanChoice,
  type PlanDifference,
  type Side,
} from '@/lib/forms/mealplan/conflict';
import css from '@/components/mealplan/planner/PlannerDialogs.module.scss';
import { DaySummary, FieldSummary } from './VersionSummary';

type Conflict = NonNullable<ReturnType<typeof usePlanEditor>['conflict']>;
const SIDES = ['mine', 'theirs'] as const satisfies readonly Side[];

/** Somebody else has changed the plan meanwhile: both versions side by side, to choose from day by day. */
export function PlanConflictDialog({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation(['mealplan', 'errors']);
  const [found] = useState(() => planDifferences(conflict));
  const [choice, setChoice] = useState<PlanChoice>(() => proposedPlanSides(found));
  const open = found.filter(({ id }) => !choice[id]).length;
  return (
    <DialogFrame
      title={t('errors:code.record.changedSince')}
      size="xl"
      onClose={conflict.postpone}
      onBack={conflict.postpone}
      aside={open > 0 && <p className="mb-0 text-attention">{t('conflict.open', { count: open })}</p>}
      footer={
        <button
          type="button"
          className="btn btn-primary"
          disabled={open > 0}
          onClick={() => conflict.resolve(choice)}
        >
          {t('conflict.save')}
        </button>
      }
    >
      <p>{t('conflict.text')}</p>
      {found.map((difference) => (
        <Difference
          key={difference.id}
          difference={difference}
          conflict={conflict}
          chosen={choice[difference.id]}
          onChoose={(side) => setChoice({ ...choice, [difference.id]: side })}
        />
      ))}
    </DialogFrame>
  );
}

interface DifferenceProps {
  readonly difference: PlanDifference;
  readonly conflict: Conflict;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function Difference({ difference, conflict, chosen, onChoose }: DifferenceProps) {
  const { t } = useTranslation('mealplan');
  const { id, field, changedBy } = difference;
  const index = [conflict.mine, conflict.theirs]
    .map(({ days }) => days.findIndex(({ key }) => key === difference.day))
    .find((at) => at !== -1);
  const title =
    field === 'day' ? t('day.number', { number: (index ?? 0) + 1 }) : t(`conflict.field.${field}`);
  return (
    <fieldset className={css.difference}>
      <legend>
        {title} <small>{t(`conflict.by.${changedBy}`)}</small>
      </legend>
      <div className={css.sidesOf}>
        {SIDES.map((side) => (
          <label key={side} className={css.version}>
            <span>
              <input
                type="radio"
                className="form-check-input"
                name={`side-${id}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              <strong>{t(`conflict.${side}`)}</strong>
            </span>
            {field === 'day' ? (
              <DaySummary day={difference[side]} days={conflict[side].days} kept={conflict.kept} />
            ) : (
              <FieldSummary field={field} values={conflict[side]} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
