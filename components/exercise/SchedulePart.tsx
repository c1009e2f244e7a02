import { useDraggable } from '@dnd-kit/core';
import { GripVertical, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { useLanguage } from '@/context/LanguageContext';
import { useSchedule } from '@/context/exercise/ScheduleContext';
import { scheduleName } from '@/lib/domain/exercise/record';
import type { Weekday } from '@/lib/domain/exercise/schedule';
import { formatDate } from '@/lib/format/time';
import css from './SchedulePart.module.scss';
import type { Part } from './useScheduleMoves';

interface SchedulePartProps {
  readonly part: Part;
  readonly clashes: boolean;
  readonly today: string;
}

/** Shows one exercise on one weekday: a tap opens it, its handle moves it. */
export function SchedulePart({ part, clashes, today }: SchedulePartProps) {
  const { t } = useTranslation('exercise');
  const { open } = useSchedule();
  const { key, weekday, time, endTime, schedule } = part;
  const name = scheduleName(schedule);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id: key,
    data: { name, weekday },
  });
  const { onKeyDown, ...pointer } = (listeners ?? {}) as Record<string, (event: never) => void>;
  const place = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined;
  return (
    <li
      ref={setNodeRef}
      className={css.part}
      data-dragging={isDragging}
      data-clashes={clashes}
      style={place}
      {...pointer}
    >
      <button
        type="button"
        className={css.open}
        onClick={() => open(schedule)}
        aria-label={t('schedule.openName', { name, time, day: t(`weekday.${weekday as Weekday}`) })}
      >
        <time>{`${time}–${endTime}`}</time>
        <strong>{name}</strong>
      </button>
      <Notes {...{ schedule, clashes, today }} />
      <Button
        tone="bare"
        icon={GripVertical}
        ref={setActivatorNodeRef}
        className={css.handle}
        aria-describedby={attributes['aria-describedby']}
        aria-roledescription={attributes['aria-roledescription']}
        aria-label={t('schedule.move', { name })}
        onKeyDown={onKeyDown as never}
      />
    </li>
  );
}

function Notes({ schedule, clashes, today }: Pick<Part, 'schedule'> & Omit<SchedulePartProps, 'part'>) {
  const { t } = useTranslation('exercise');
  const { language } = useLanguage();
  const { exercise, from, until } = schedule;
  const day = (date: string) => formatDate(date, language, 'short');
  return (
    <>
      {clashes && (
        <Tag tone="attention" icon={TriangleAlert}>
          {t('schedule.overlaps')}
        </Tag>
      )}
      {!exercise && <Tag tone="attention">{t('schedule.gone')}</Tag>}
      {from && from > today && <Tag>{t('schedule.starts', { day: day(from) })}</Tag>}
      {until && <Tag>{until < today ? t('schedule.ended') : t('schedule.ends', { day: day(until) })}</Tag>}
    </>
  );
}
