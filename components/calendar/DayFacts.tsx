import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { canMark, eaten, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatNumber } from '@/lib/format/number';

/** What a day's meals come to and how much of the day is marked; nothing where neither can be said. */
export function DayFacts({ items }: { items: readonly CalendarItem[] }) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { planned } = eaten(items);
  const markable = items.filter(canMark);
  const marked = markable.filter(({ state }) => state).length;
  const facts = [
    planned > 0 && t('totals.kcal', { value: formatNumber(planned, language, { digits: 0 }) }),
    marked > 0 && t('today.marked', { count: marked, total: markable.length }),
  ].filter(Boolean);
  return facts.length > 0 ? <p>{facts.join(' · ')}</p> : null;
}
