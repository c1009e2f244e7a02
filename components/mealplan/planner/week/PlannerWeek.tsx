import { CalendarPlus, Ellipsis } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import { addDays, mealTypes } from '@/lib/domain/mealplan/arrange';
import { mealRows } from '@/lib/domain/mealplan/agenda';
import { newKey } from '@/lib/newKey';
import css from './PlannerWeek.module.scss';
import { PlannerDay } from './PlannerDay';
import { weekRows } from '@/components/day/week/weekRows';
import type { Table, usePlanSums } from '@/components/day/sums/usePlanSums';
import type { ShownDay } from '@/components/day/week/useShownDay';

export interface PlannerPlace {
  readonly shown: ShownDay;
  readonly table: Table;
  readonly sums: ReturnType<typeof usePlanSums>;
  /** Calories of the reader's share by entry key, in kcal. */
  readonly kcal: ReadonlyMap<string, number>;
}

interface PlacedDayProps extends PlannerPlace {
  readonly at: ShownDay['placed'][number];
  /** Meal types of the week's rows, named at the first day; undefined for a single day. */
  readonly rows?: string;
  readonly isFirst?: boolean;
}

/** Shows one of the displayed days with its totals. */
export function PlacedDay({ at, shown, table, sums, kcal, rows, isFirst }: PlacedDayProps) {
  return (
    <PlannerDay
      at={at}
      table={table}
      totals={sums.byDay.get(at.day.key)}
      targets={sums.targets}
      isMine={sums.isMine}
      today={shown.today}
      kcal={kcal}
      rows={rows}
      isFirst={isFirst}
    />
  );
}

/** Shows the week as columns to drop entries into; the same meal of all days shares a row. */
export function PlannerWeek(place: PlannerPlace) {
  const { t } = useTranslation('mealplan');
  const { filters } = useMealplan();
  const week = place.shown.weeks[place.shown.week] ?? [];
  const rows = filters.includes('mealplans') ? mealRows(week.map(({ day }) => day)) : [];
  return (
    <>
      <p className={css.legend}>{t(place.sums.isMine ? 'totals.legendMine' : 'totals.legendOne')}</p>
      <ol className={css.week} style={weekRows(rows.length, true)}>
        {week.map((at, index) => (
          <li key={at.day.key}>
            <PlacedDay {...place} at={at} rows={rows.join()} isFirst={index === 0} />
          </li>
        ))}
      </ol>
      <WeekTools shown={place.shown} />
    </>
  );
}

/** Buttons that act on a whole week, or add days at the end of the plan. */
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
        <Button icon={Ellipsis} onClick={() => openModal({ name: 'week', index: shown.week })}>
          {t('planner.week')}
        </Button>
      )}
      {left > 0 && (
        <Button icon={CalendarPlus} onClick={() => add(1)}>
          {t('planner.addDay')}
        </Button>
      )}
      {left >= 7 && (
        <Button icon={CalendarPlus} onClick={() => add(7)}>
          {t('planner.addWeek')}
        </Button>
      )}
      {left <= 0 && (
        <p className="text-body-secondary mb-0">{t('planner.full', { count: PLAN_LIMITS.days.max })}</p>
      )}
    </ButtonRow>
  );
}
