import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { Day } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';

/** Returns functions that name a plan's day: its date if it has one, else its number; they also recognise today. */
export function useDayWords(today: Day) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const nameOf = ({ date, index }: Pick<PlacedDay, 'date' | 'index'>): string =>
    date ? formatDate(date, language, 'weekday') : t('day.number', { number: index + 1 });
  const shortNameOf = ({ date, index }: Pick<PlacedDay, 'date' | 'index'>): string =>
    date
      ? `${[...formatDate(date, language, 'weekday')].slice(0, 3).join('')} ${Number(date.slice(8))}`
      : nameOf({ date, index });
  return {
    nameOf,
    /** Names just the weekday, for places that show the date beside it. */
    weekdayOf: (at: PlacedDay): string => (at.date ? (/^[^\s,]+/.exec(nameOf(at))?.[0] ?? '') : nameOf(at)),
    /** Abbreviates the name for a column. */
    shortNameOf,
    /** Abbreviates the name for a column's heading; today reads "Today" instead of its weekday. */
    headOf: (at: PlacedDay): string =>
      at.date === today ? `${t('day.today')} ${Number(today.slice(8))}` : shortNameOf(at),
    isToday: ({ date }: PlacedDay) => date === today,
    /** Names the day together with its title, for places without other context. */
    fullNameOf: (at: PlacedDay): string => (at.day.title ? `${nameOf(at)} – ${at.day.title}` : nameOf(at)),
    rangeOf: (week: readonly PlacedDay[]): string => {
      const [first, last] = [week[0], week[week.length - 1]];
      if (!first?.date || !last?.date) return '';
      if (first === last) return formatDate(first.date, language, 'short');
      return `${formatDate(first.date, language, 'short')} – ${formatDate(last.date, language, 'short')}`;
    },
  };
}
