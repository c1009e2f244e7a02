import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Tag } from '@/components/ui/Tag';
import { useLanguage } from '@/context/LanguageContext';
import { byTime } from '@/lib/domain/mealplan/timeline';
import { daysFrom } from '@/lib/domain/time/calendarView';
import { formatDate, formatWeekday } from '@/lib/format/time';
import css from './WeekBoard.module.scss';
import type { BoardProps } from '@/components/calendar/board';
import { DayFacts } from '@/components/calendar/DayFacts';
import { moverOf } from '@/components/calendar/useArranging';
import { WeekItem } from './WeekItem';

/** Lists the days of the week on screens too narrow for the hours; a day's name opens it. */
export function WeekBoard({ at, items, logs, onMark, arrange }: BoardProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { from, to, today, addressOf } = at;
  return (
    <ol className={css.week}>
      {daysFrom(from, to).map((day) => {
        const own = byTime(items.filter((item) => item.day === day));
        return (
          <li key={day} data-today={day === today}>
            <header>
              <h3>
                <Link href={addressOf({ view: 'day', day })} shallow>
                  {formatWeekday(day, language)} <small>{formatDate(day, language, 'short')}</small>
                </Link>
              </h3>
              {day === today && <Tag tone="info">{t('day.today')}</Tag>}
              <DayFacts items={own} others={logs.filter((log) => log.day === day)} />
            </header>
            {own.length === 0 ? (
              <p>{t('day.nothing')}</p>
            ) : (
              <ul>
                {own.map((item, index) => (
                  <WeekItem
                    key={`${item.source.type}-${item.source.id}-${item.key}`}
                    item={item}
                    before={own[index - 1]}
                    onMark={day <= today ? onMark : undefined}
                    onMove={moverOf(arrange, item)}
                  />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
