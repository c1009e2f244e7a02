import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState, type ReactNode } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { CALENDAR_KINDS } from '@/lib/domain/mealplan/types';
import { learnedFrom, putDown } from '@/lib/forms/mealplan/drop';
import { useLeaveGuard } from '@/lib/hooks/useLeaveGuard';
import { useWide } from '@/lib/hooks/useWide';
import { newKey } from '@/lib/newKey';
import css from './Planner.module.scss';
import { CarriedOverlay } from '@/components/mealplan/planner/week/CarriedOverlay';
import type { DaysLook } from '@/components/day/week/DaysBar';
import { FilterBar } from '@/components/day/week/FilterBar';
import { PlannerBar } from './PlannerBar';
import { PlannerDayView } from '@/components/mealplan/planner/week/PlannerDayView';
import { PlannerDialogs } from '@/components/mealplan/planner/dialogs/PlannerDialogs';
import { PlannerNotes } from './PlannerNotes';
import { PlannerWeek } from '@/components/mealplan/planner/week/PlannerWeek';
import {
  carriedOf,
  findTarget,
  targetOf,
  usePlannerSensors,
} from '@/components/mealplan/planner/week/plannerDnd';
import { Shelf } from '@/components/mealplan/planner/shelf/Shelf';
import { SkipToMeals } from '@/components/mealplan/planner/week/SkipToMeals';
import { OwnPricesNote } from '@/components/day/sums/OwnPricesNote';
import { WeekSum } from '@/components/day/sums/WeekSum';
import { useAnnouncements } from '@/components/mealplan/planner/week/useAnnouncements';
import { useFillFromAddress } from './useFillFromAddress';
import { usePlanKeys } from './usePlanKeys';
import { TakenOutProvider } from '@/components/mealplan/planner/week/TakenOut';
import { useEntryKcal } from '@/components/day/agenda/useEntryKcal';
import { usePlanSums } from '@/components/day/sums/usePlanSums';
import { useShownDay } from '@/components/day/week/useShownDay';
import { WeekList } from '@/components/day/week/WeekView';

/** Shows the planner: the week with its meals, and beside it the shelf with dishes to add. */
export function Planner({ more }: { more?: ReactNode }) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { values, parts, edit, isDirty, saving, conflict } = usePlanEditor();
  const { days, eaters, targets } = values;
  const { filters } = useMealplan();
  const confirm = useConfirm();
  const isWide = useWide();
  const [chosen, setChosen] = useState<DaysLook>();
  const view = chosen ?? (isWide ? 'columns' : 'day');
  const shown = useShownDay(days, values);
  const table = useMemo(() => ({ days, parts, eaters, targets }), [days, parts, eaters, targets]);
  const week = useMemo(() => shown.weeks[shown.week] ?? [], [shown.weeks, shown.week]);
  const sums = usePlanSums(table, week);
  const kcal = useEntryKcal(table, week);
  const accessibility = useAnnouncements();
  const sensors = usePlannerSensors();
  usePlanKeys(shown);
  useFillFromAddress();
  // Pending changes are saved on leaving; asks only if saving waits, is stuck or has a conflict.
  useLeaveGuard(isDirty && (saving.isWaiting || saving.isStuck || conflict !== null), () =>
    confirm({
      title: t('planner:planner.leaveTitle'),
      body: t('planner:planner.leaveText'),
      confirmLabel: t('planner:planner.leave'),
    }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [carried, target] = [carriedOf(active), targetOf(over)];
    if (carried && target) edit((now) => putDown(now, carried, target, newKey), learnedFrom(carried));
  };
  const openDay = (index: number) => {
    shown.show(index);
    setChosen('day');
  };
  const place = { shown, table, sums, kcal };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findTarget}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      {view !== 'list' && week.length > 0 && <SkipToMeals />}
      <PlannerBar shown={shown} view={view} onView={setChosen} more={more} />
      <PlannerNotes />
      <div className={css.desk}>
        {isWide && <Shelf />}
        <div className={css.table}>
          {filters.length < CALENDAR_KINDS.length && <FilterBar />}
          <TakenOutProvider>
            {view === 'day' && <PlannerDayView {...place} />}
            {view === 'columns' && <PlannerWeek {...place} />}
          </TakenOutProvider>
          {view === 'list' && <WeekList {...place} marks={null} onOpen={openDay} />}
          {week.length > 1 && <WeekSum sums={sums} className={css.weekSum} heading="h2" isLine />}
          <OwnPricesNote sums={sums} />
        </div>
      </div>
      <CarriedOverlay />
      <PlannerDialogs shown={shown} />
    </DndContext>
  );
}
