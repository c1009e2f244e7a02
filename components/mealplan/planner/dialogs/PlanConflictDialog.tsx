import { useTranslation } from 'next-i18next/pages';
import { VersionsDialog } from '@/components/records/versions/VersionsDialog';
import { type usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { dayIn, isPlainField } from '@/lib/forms/mealplan/conflict';
import type { Side } from '@/lib/forms/versions/fields';
import { DaySummary, FieldSummary } from '@/components/mealplan/planner/VersionSummary';

type Conflict = NonNullable<ReturnType<typeof usePlanEditor>['conflict']>;

/** Dialog for a plan that someone else changed meanwhile: the person chooses between both versions, day by day. */
export function PlanConflictDialog({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { mine, theirs, kept } = conflict;
  const dayNumber = (key: string) =>
    [mine, theirs].map(({ days }) => days.findIndex((day) => day.key === key) + 1).find(Boolean);
  const label = (field: string) =>
    isPlainField(field)
      ? t(`planner:conflict.field.${field}`)
      : t('day.number', { number: dayNumber(field) });
  const show = (field: string, side: Side) =>
    isPlainField(field) ? (
      <FieldSummary field={field} values={conflict[side]} />
    ) : (
      <DaySummary day={dayIn(conflict[side], field)} days={conflict[side].days} kept={kept} />
    );
  return (
    <VersionsDialog
      text={t('planner:conflict.text')}
      found={conflict.found}
      label={label}
      show={show}
      onResolve={conflict.resolve}
      onBack={conflict.postpone}
    />
  );
}
