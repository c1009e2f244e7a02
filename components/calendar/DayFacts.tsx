import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { EatenFigures } from '@/lib/domain/eaten/figures';
import { canMark, eaten, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatNumber } from '@/lib/format/number';

interface DayFactsProps {
  readonly items: readonly CalendarItem[];
  /** Food eaten on the day outside the plans. */
  readonly others: readonly EatenFigures[];
}

/**
 * Sums up a day: planned and eaten calories, and the number of marked entries; renders nothing without any of these.
 */
export function DayFacts({ items, others }: DayFactsProps) {
  const { t } = useTranslation(['mealplan', 'eaten']);
  const { language } = useLanguage();
  const { planned, calories } = eaten(items, others);
  const markable = items.filter(canMark);
  const marked = markable.filter(({ state }) => state).length;
  const facts = [
    planned > 0 && t('totals.kcal', { value: formatNumber(planned, language, { digits: 0 }) }),
    calories > 0 && t('eaten:sum', { value: formatNumber(calories, language, { digits: 0 }) }),
    marked > 0 && t('today.marked', { count: marked, total: markable.length }),
  ].filter(Boolean);
  return facts.length > 0 ? <p>{facts.join(' · ')}</p> : null;
}
