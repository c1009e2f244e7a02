import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { EatenCard } from '@/components/day/eaten/EatenCard';
import { WeightCard } from '@/components/day/weight/WeightCard';
import { Timeline } from '@/components/ui/lists/Timeline';
import { useLanguage } from '@/context/LanguageContext';
import { byKind } from '@/lib/domain/mealplan/timeline';
import { daysFrom, stepFrom } from '@/lib/domain/time/calendarView';
import { formatDate } from '@/lib/format/time';
import { useSwipe } from '@/lib/hooks/useSwipe';
import { useWide } from '@/lib/hooks/useWide';
import css from './DayBoard.module.scss';
import type { BoardProps } from './board';
import { DayFacts } from './DayFacts';
import { ItemLines } from '@/components/calendar/item/ItemLines';
import { KindDots } from '@/components/calendar/month/KindDots';
import { LazyHourBoard } from '@/components/calendar/hours/HourBoard.lazy';
import { moverOf } from './useArranging';

/**
 * Shows one day under the strip of its week: by the hour on wide screens, else as lines, with a swipe to the next day.
 */
export function DayBoard(props: BoardProps) {
  const { at, items, logs, isRefused, waiting, onMark, arrange } = props;
  const { t } = useTranslation('mealplan');
  const isWide = useWide();
  const { language } = useLanguage();
  const { day, today, time, from, to, go, addressOf } = at;
  const swipe = useSwipe({
    onLeft: () => go({ day: stepFrom('day', day, 1) }),
    onRight: () => go({ day: stepFrom('day', day, -1) }),
  });
  const own = items.filter((item) => item.day === day);
  return (
    <>
      <nav aria-label={t('day.strip')} className={css.strip}>
        {daysFrom(from, to).map((one) => (
          <Link
            key={one}
            href={addressOf({ view: 'day', day: one })}
            shallow
            scroll={false}
            aria-current={one === day ? 'date' : undefined}
            data-today={one === today}
          >
            <small aria-hidden>{[...formatDate(one, language, 'weekday')].slice(0, 3).join('')}</small>
            <span aria-hidden>{Number(one.slice(8))}</span>
            <span className="visually-hidden">{formatDate(one, language, 'weekday')}</span>
            <KindDots counts={byKind(items.filter((item) => item.day === one))} />
          </Link>
        ))}
      </nav>
      {isWide ? (
        <LazyHourBoard {...props} />
      ) : (
        <Timeline data-board="day" {...swipe}>
          <DayFacts items={own} others={logs.filter((log) => log.day === day)} />
          <ItemLines
            items={own}
            waiting={waiting}
            now={day === today ? time : undefined}
            onMark={day <= today ? onMark : undefined}
            moverOf={(item) => moverOf(arrange, item)}
          />
        </Timeline>
      )}
      {day <= today && (
        <div className={css.own}>
          <EatenCard key={day} day={day} today={today} logs={logs} isRefused={isRefused} />
          <WeightCard day={day} today={today} />
        </div>
      )}
    </>
  );
}
