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
    const { title, servings, share, calories, type, source, order, endTime, handedAt, plates } = item;
    const number = (value: number) => formatNumber(value, language, { digits: 2 });
    const { dosage, unit, burnedCalories } = item;
    const own = servings && share ? servings * share : 0;
    const facts = [
      type && t(`common:type.${type}`),
      handedAt && t('today.handed', { time: handedAt }),
      // The end of a delivery window says nothing once the order is delivered.
      endTime && order !== 'delivered' && t('today.until', { time: endTime }),
      // One portion is the default, so it is left out.
      !plates && own > 0 && own !== 1 && t('entry.own', { value: number(own) }),
      plates && own > 0 && t('entry.plate', { value: number(own), of: number(servings ?? 0) }),
      ...(plates ?? []).map((plate) => plate.Name && `${plate.Name}\u00a0${number(plate.servings)}`),
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
