import { closestCenter, DndContext, useDroppable, type DragEndEvent } from '@dnd-kit/core';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import type { Schedule } from '@/lib/domain/exercise/record';
import { holdsOn, overlapping, WEEKDAYS, type Weekday } from '@/lib/domain/exercise/schedule';
import { formatNumber } from '@/lib/format/number';
import css from './ScheduleBoard.module.scss';
import { dayId, useBoardSensors, useBoardWords, weekdayOfId } from './boardDnd';
import { SchedulePart } from './SchedulePart';
import { useScheduleMoves, type Part } from './useScheduleMoves';

interface ScheduleBoardProps {
  readonly schedules: readonly Schedule[];
  readonly today: string;
  readonly onChanged: (schedules: Schedule[]) => void;
  readonly onStale: () => void;
}

/** Shows the week's exercises; they can be moved between days by dragging or by keyboard. */
export function ScheduleBoard({ today, ...board }: ScheduleBoardProps) {
  const { schedules } = board;
  const { t } = useTranslation('exercise');
  const { language } = useLanguage();
  const move = useScheduleMoves(board);
  const sensors = useBoardSensors();
  const accessibility = useBoardWords();
  const parts = useMemo(() => partsOf(schedules), [schedules]);
  const clashing = useMemo(
    () =>
      overlapping(parts.map((part) => ({ ...part, from: part.schedule.from, until: part.schedule.until }))),
    [parts],
  );
  const burned = parts
    .filter(({ schedule }) => holdsOn(schedule, today))
    .reduce((sum, { schedule }) => sum + (schedule.exercise?.burnedCalories ?? 0), 0);
  const handleEnd = ({ active, over }: DragEndEvent) => {
    const part = parts.find(({ key }) => key === active.id);
    if (part && over) move(part, weekdayOfId(over.id));
  };
  return (
    <section aria-label={t('schedule.week')}>
      {burned > 0 && (
        <p className={css.burned}>
          {t('schedule.burned', { value: formatNumber(burned, language, { digits: 0 }) })}
        </p>
      )}
      {clashing.size > 0 && (
        <p className={css.clash} role="status">
          <Icon of={TriangleAlert} size={20} />
          {t('schedule.overlapNote', { count: clashing.size })}
        </p>
      )}
      <DndContext {...{ sensors, accessibility }} collisionDetection={closestCenter} onDragEnd={handleEnd}>
        <div className={css.board}>
          {WEEKDAYS.map((weekday) => (
            <BoardDay key={weekday} weekday={weekday}>
              {parts
                .filter((part) => part.weekday === weekday)
                .map((part) => (
                  <SchedulePart key={part.key} part={part} clashes={clashing.has(part.key)} today={today} />
                ))}
            </BoardDay>
          ))}
        </div>
      </DndContext>
    </section>
  );
}

/** Parts of all schedules, sorted by time of day. */
const partsOf = (schedules: readonly Schedule[]): Part[] =>
  schedules
    .flatMap((schedule) => schedule.days.map((day) => ({ ...day, schedule })))
    .sort((one, other) => one.time.localeCompare(other.time));

function BoardDay({ weekday, children }: { weekday: Weekday; children: readonly ReactNode[] }) {
  const { t } = useTranslation('exercise');
  const name = t(`weekday.${weekday}`);
  const { setNodeRef, isOver } = useDroppable({ id: dayId(weekday), data: { name } });
  return (
    <section ref={setNodeRef} className={css.day} data-over={isOver} aria-label={name}>
      <h2>{name}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p>{t('schedule.nothing')}</p>}
    </section>
  );
}
