import { CalendarPlus, Ellipsis } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { usePlanEditor } from '@/context/PlanEditorContext';
import { useMealplan } from '@/context/MealplanContext';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import { addDays, mealTypes } from '@/lib/domain/mealplan/arrange';
import { newKey } from '@/lib/newKey';
import css from './PlannerWeek.module.scss';
import { PlannerDay } from './PlannerDay';
import type { Table, usePlanSums } from '../../day/usePlanSums';
import type { ShownDay } from '../../day/useShownDay';

export interface PlannerPlace {
  readonly shown: ShownDay;
  readonly table: Table;
  readonly sums: ReturnType<typeof usePlanSums>;
}

/** One of the days that are shown, with its sum. */
export function PlacedDay({
  at,
  shown,
  table,
  sums,
}: PlannerPlace & { readonly at: ShownDay['placed'][number] }) {
  return (
    <PlannerDay
      at={at}
      table={table}
      totals={sums.byDay.get(at.day.key)}
      targets={sums.targets}
      isMine={sums.isMine}
      today={shown.today}
    />
  );
}

/** The week as columns that things are laid into. */
export function PlannerWeek({ shown, table, sums }: PlannerPlace) {
  return (
    <>
      <ol className={css.week}>
        {shown.weeks[shown.week]?.map((at) => (
          <li key={at.day.key}>
            <PlacedDay at={at} shown={shown} table={table} sums={sums} />
          </li>
        ))}
      </ol>
      <WeekTools shown={shown} />
    </>
  );
}

/** What is done with a whole week, and days at the end of the plan. */
export function WeekTools({ shown }: { shown: ShownDay }) {
  const { t } = useTranslation('planner');
  const { values, edit } = usePlanEditor();
  const { openModal } = useMealplan();
  const left = PLAN_LIMITS.days.max - values.days.length;
  const add = (count: number) => {
    edit((days) => addDays(days, count, mealTypes(days), newKey));
    shown.show(values.days.length);
  };
  return (
    <ButtonRow>
      {values.days.length > 0 && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => openModal({ name: 'week', index: shown.week })}
        >
          <Ellipsis size={18} aria-hidden />
          {t('planner.week')}
        </button>
      )}
      {left > 0 && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => add(1)}>
          <CalendarPlus size={18} aria-hidden />
          {t('planner.addDay')}
        </button>
      )}
      {left >= 7 && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => add(7)}>
          <CalendarPlus size={18} aria-hidden />
          {t('planner.addWeek')}
        </button>
      )}
      {left <= 0 && (
        <p className="text-body-secondary mb-0">{t('planner.full', { count: PLAN_LIMITS.days.max })}</p>
      )}
    </ButtonRow>
  );
}
