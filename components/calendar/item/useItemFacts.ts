import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { isOfPlan, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatDose } from '@/lib/format/dose';
import { formatNumber } from '@/lib/format/number';

/**
 * Returns a function that formats the details of a calendar line and, if all lines come from one plan, omits its name.
 */
export function useItemFacts() {
  const { t } = useTranslation(['mealplan', 'common', 'day']);
  const { language } = useLanguage();
  return (item: CalendarItem, isOfOnePlan: boolean): string => {
    const { title, servings, share, calories, type, source, order, endTime, handedAt } = item;
    const { dosage, unit, burnedCalories } = item;
    const own = servings && share ? servings * share : 0;
    const facts = [
      type && t(`common:type.${type}`),
      handedAt && t('today.handed', { time: handedAt }),
      // The end of a delivery window says nothing once the order is delivered.
      endTime && order !== 'delivered' && t('today.until', { time: endTime }),
      // One portion is the default, so it is left out.
      own > 0 && own !== 1 && t('entry.own', { value: formatNumber(own, language, { digits: 2 }) }),
      dosage && formatDose(dosage, unit, language),
      burnedCalories && t('day:ring.burns', { value: formatNumber(burnedCalories, language, { digits: 0 }) }),
      share === 0 && t('entry.withoutMe'),
      typeof calories === 'number' &&
        share !== 0 &&
        t('totals.kcal', { value: formatNumber(calories, language, { digits: 0 }) }),
      !order && !(isOfOnePlan && isOfPlan(item)) && source.Name !== title && source.Name,
    ];
    return facts.filter(Boolean).join(' · ');
  };
}
