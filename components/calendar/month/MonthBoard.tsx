import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { daysFrom, isSameMonth } from '@/lib/domain/time/calendarView';
import type { Day } from '@/lib/domain/time/day';
import { formatWeekday } from '@/lib/format/time';
import { useWide } from '@/lib/hooks/useWide';
import css from './MonthBoard.module.scss';
import type { BoardProps } from '@/components/calendar/board';
import { MonthDay } from './MonthDay';
import { MonthSumLine } from './MonthSumLine';

/** Shows the month in weeks, each day in short; a tap opens the day. */
export function MonthBoard({ at, items }: BoardProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { day: shown, from, to, today, addressOf } = at;
  const isWide = useWide();
  const days = daysFrom(from, to);
  const weekdayOf = (day: Day) => formatWeekday(day, language);
  return (
    <div className={css.month}>
      <div className={css.weekdays} aria-hidden>
        {days.slice(0, 7).map((day) => (
          <span key={day}>{isWide ? weekdayOf(day) : [...weekdayOf(day)].slice(0, 3).join('')}</span>
        ))}
      </div>
      <ol aria-label={t('view.days')}>
        {days.map((day) => (
          <li key={day} data-today={day === today} data-other={!isSameMonth(day, shown)}>
            <MonthDay
              day={day}
              items={items.filter((item) => item.day === day)}
              href={addressOf({ view: 'day', day })}
              isNamed={isWide && (day === from || day.endsWith('-01'))}
            />
          </li>
        ))}
      </ol>
      <MonthSumLine items={items} month={shown} today={today} />
    </div>
  );
}
