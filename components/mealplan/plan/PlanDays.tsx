import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import type { Placement } from '@/lib/domain/mealplan/days';
import type { CalendarSource } from '@/lib/domain/mealplan/timeline';
import { useWide } from '@/lib/hooks/useWide';
import css from './PlanDays.module.scss';
import { DaysBar, type DaysLook } from '@/components/day/week/DaysBar';
import { DayView } from './DayView';
import { FilterBar, Filters } from '@/components/day/week/FilterBar';
import { OwnPricesNote } from '@/components/day/sums/OwnPricesNote';
import { WeekSum } from '@/components/day/sums/WeekSum';
import { useMarks } from '@/components/day/agenda/useMarks';
import { usePlanSums, type Table } from '@/components/day/sums/usePlanSums';
import { useShownDay } from '@/components/day/week/useShownDay';
import { WeekColumns, WeekList } from '@/components/day/week/WeekView';

interface PlanDaysProps {
  readonly table: Table;
  readonly placement: Placement;
  /** Source of the marks set here; null if the days are not on the reader's calendar. */
  readonly source: Pick<CalendarSource, 'type' | 'id'> | null;
}

/** Shows the days of a plan: the week as columns or as a list, or a single day with a swipe, the default on phones. */
export function PlanDays({ table: plan, placement, source }: PlanDaysProps) {
  const { t } = useTranslation('mealplan');
  const isWide = useWide();
  const { type, id } = source ?? {};
  const table = useMemo(
    () => ({ ...plan, source: type && id !== undefined ? { type, id } : null }),
    [plan, type, id],
  );
  const [chosen, setChosen] = useState<DaysLook>();
  const shown = useShownDay(table.days, placement);
  const week = shown.weeks[shown.week] ?? [];
  const sums = usePlanSums(table, week);
  const marks = useMarks(source, week);
  const view = chosen ?? (isWide ? 'columns' : 'day');
  if (table.days.length === 0) return <EmptyState title={t('days.emptyTitle')} text={t('days.emptyText')} />;
  const openDay = (index: number) => {
    shown.show(index);
    setChosen('day');
  };
  const parts = { shown, table, sums, marks };
  const sum = week.length > 1 && (
    <WeekSum sums={sums} className={css.weekTotals} heading="h3" isRoomy isLine={isWide} />
  );
  return (
    <div className={css.days}>
      <h2 className="visually-hidden">{t('view.days')}</h2>
      {!isWide && <FilterBar />}
      <DaysBar shown={shown} view={view} onChange={setChosen}>
        {isWide && <Filters isShort />}
      </DaysBar>
      {isWide && sum}
      {view === 'day' && <DayView {...parts} />}
      {view === 'columns' && <WeekColumns {...parts} onOpen={openDay} />}
      {view === 'list' && <WeekList {...parts} onOpen={openDay} />}
      {!isWide && sum}
      <OwnPricesNote sums={sums} />
    </div>
  );
}
