import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { placeOf } from '@/components/calendar/item/placeOf';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';
import { KIND_ICONS } from '@/components/day/week/FilterBar';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { daysAhead, timeOf, type CalendarItem, type DayAhead } from '@/lib/domain/mealplan/timeline';
import { addDays } from '@/lib/domain/time/day';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import css from './WeekAhead.module.scss';

interface WeekAheadProps {
  readonly items: readonly CalendarItem[];
  readonly today: string;
  readonly count: number;
}

/** Shows the days after today: the totals of their meals, and their other entries. */
export function WeekAhead({ items, today, count }: WeekAheadProps) {
  const { t } = useTranslation('day');
  const days = Array.from({ length: count }, (_, at) => addDays(today, at + 1));
  return (
    <section aria-labelledby="week-ahead" className={css.ahead}>
      <h2 id="week-ahead">{t('week.title')}</h2>
      <ol>
        {daysAhead(items, days).map((ahead, index) => (
          <li key={ahead.day}>
            <Ahead ahead={ahead} isTomorrow={index === 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Ahead({ ahead, isTomorrow }: { ahead: DayAhead; isTomorrow: boolean }) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const titleOf = useItemTitle();
  const { day, calories, meals, others } = ahead;
  const food = [
    meals > 0 && t('week.meals', { count: meals }),
    calories > 0 && t('week.kcal', { value: formatNumber(calories, language, { digits: 0 }) }),
  ].filter(Boolean);
  return (
    <>
      <h3>{isTomorrow ? t('week.tomorrow') : formatDate(day, language, 'weekday')}</h3>
      {food.length > 0 && <p>{food.join(' · ')}</p>}
      {food.length === 0 && others.length === 0 && <p>{t('week.nothing')}</p>}
      {others.length > 0 && (
        <ul>
          {others.map((item) => {
            const icon = KIND_ICONS[item.kind];
            return (
              <li key={`${item.source.type}-${item.source.id}-${item.key}`}>
                <Icon of={icon} size={16} />
                <Link href={placeOf(item)}>{[timeOf(item), titleOf(item)].filter(Boolean).join(' ')}</Link>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
