import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { Day } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';

/** What a plan's day is called: its date when it has one, else its number; and today as such. */
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
    /** The name of the day alone, where its date is seen beside it. */
    weekdayOf: (at: PlacedDay): string => (at.date ? (/^[^\s,]+/.exec(nameOf(at))?.[0] ?? '') : nameOf(at)),
    /** The same in as few letters as a column has room for. */
    shortNameOf,
    /** The same above a column, in one line: today is called so in place of its weekday. */
    headOf: (at: PlacedDay): string =>
      at.date === today ? `${t('day.today')} ${Number(today.slice(8))}` : shortNameOf(at),
    isToday: ({ date }: PlacedDay) => date === today,
    /** The same with its title, for places where nothing else says which day it is. */
    fullNameOf: (at: PlacedDay): string => (at.day.title ? `${nameOf(at)} – ${at.day.title}` : nameOf(at)),
    rangeOf: (week: readonly PlacedDay[]): string => {
      const [first, last] = [week[0], week[week.length - 1]];
      if (!first?.date || !last?.date) return '';
      if (first === last) return formatDate(first.date, language, 'short');
      return `${formatDate(first.date, language, 'short')} – ${formatDate(last.date, language, 'short')}`;
    },
  };
}
