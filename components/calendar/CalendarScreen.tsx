import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { LazyAddDialog } from '@/components/calendar/add/AddDialog.lazy';
import { LazyMoveDialog } from '@/components/calendar/item/MoveDialog.lazy';
import { FilterBar } from '@/components/day/week/FilterBar';
import { useItemMarks } from '@/components/day/agenda/useItemMarks';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import type { useCalendar } from '@/context/calendar/calendar';
import { useEaten } from '@/context/day/eaten';
import { useWaitingMarks } from '@/context/calendar/marks';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { withMarks, withSent } from '@/lib/domain/mealplan/marks';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import { useWide } from '@/lib/hooks/useWide';
import { isSameMonth } from '@/lib/domain/time/calendarView';
import { addDays } from '@/lib/domain/time/day';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import texts from '@/locales/en/calendar.json';
import day from '@/locales/en/day.json';
import eaten from '@/locales/en/eaten.json';
import mealplan from '@/locales/en/mealplan.json';
import order from '@/locales/en/order.json';
import css from './CalendarScreen.module.scss';
import { CalendarBar } from './CalendarBar';
import { DayBoard } from './DayBoard';
import { LazyHourBoard } from '@/components/calendar/hours/HourBoard.lazy';
import { MonthBoard } from '@/components/calendar/month/MonthBoard';
import { UndoNote } from '@/components/calendar/item/UndoNote';
import { useArranging } from './useArranging';
import type { CalendarAt } from './useCalendarAt';
import { useCalendarKeys } from './useCalendarKeys';
import { WeekBoard } from '@/components/calendar/week/WeekBoard';

const NONE: readonly CalendarItem[] = [];

interface ScreenProps {
  readonly at: CalendarAt;
  readonly calendar: ReturnType<typeof useCalendar>;
}

/** Shows all of the user's entries by day, week or month; each line opens its entry and can be marked in place. */
function Screen({ at, calendar }: ScreenProps) {
  const { remote, mutate, reload } = calendar;
  const { filters } = useMealplan();
  const known = remote.status === 'ready' ? remote.data : NONE;
  const onMark = useItemMarks({ items: known, onChanged: mutate });
  const waiting = useWaitingMarks((mark, logId) => {
    if (remote.status === 'ready') mutate(withSent(known, mark, logId));
  });
  const items = useMemo(
    () => withMarks(known, waiting).filter(({ kind }) => filters.includes(kind)),
    [known, waiting, filters],
  );
  const { logs, isRefused } = useEaten({ from: addDays(at.from, -1), to: at.to });
  const arrange = useArranging(calendar, at.today);
  const { open, laid } = arrange;
  const isWide = useWide();
  useCalendarKeys(at);
  const Board = { day: DayBoard, week: isWide ? LazyHourBoard : WeekBoard, month: MonthBoard }[at.view];
  const isShown = ({ day: on }: CalendarItem) =>
    at.view === 'day' ? on === at.day : at.view === 'week' || isSameMonth(on, at.day);
  return (
    <div className={css.calendar}>
      {!isWide && <FilterBar />}
      <CalendarBar at={at} onAdd={() => arrange.setOpen({ kind: 'add', day: at.day, time: '' })} />
      <RemoteView of={remote} skeleton={<SkeletonRows count={7} />} onRetry={reload}>
        {() => (
          <>
            <Board
              at={at}
              items={items}
              logs={logs}
              isRefused={isRefused}
              waiting={waiting}
              onMark={onMark}
              arrange={arrange}
            />
            {!items.some(isShown) && <Nothing isFiltered={known.some(isShown)} />}
          </>
        )}
      </RemoteView>
      {laid && <UndoNote of={laid} onUndo={() => void arrange.undo()} />}
      {open?.kind === 'add' && <LazyAddDialog hour={open} arrange={arrange} />}
      {open?.kind === 'move' && <LazyMoveDialog block={open.block} arrange={arrange} />}
    </div>
  );
}

/** Explains an empty calendar and offers the next step. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation(['day', 'mealplan', 'common']);
  const { selectAllFilters } = useMealplan();
  if (isFiltered)
    return (
      <EmptyState title={t('calendar.filteredTitle')}>
        <Button tone="primary" onClick={selectAllFilters}>
          {t('mealplan:kinds.selectAll')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState title={t('calendar.emptyTitle')} text={t('calendar.emptyText')}>
      <LinkButton href="/mealplan/list" tone="primary">
        {t('common:menu.mealplanList')}
      </LinkButton>
      <LinkButton href="/mealplan/my">{t('common:menu.mealplanMy')}</LinkButton>
      <LinkButton href="/exercises/schedule">{t('common:menu.schedule')}</LinkButton>
    </EmptyState>
  );
}

export const CalendarScreen = withNamespaces(Screen, { calendar: texts, day, eaten, mealplan, order });
