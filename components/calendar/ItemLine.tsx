import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { AllergenTag } from '@/components/food/AllergenTag';
import { KIND_ICONS } from '@/components/day/FilterBar';
import { StateTag } from '@/components/order/StateTag';
import { useLanguage } from '@/context/LanguageContext';
import { isOfPlan, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatDose } from '@/lib/format/dose';
import { formatNumber } from '@/lib/format/number';
import css from './ItemLine.module.scss';
import { placeOf } from './placeOf';
import { useItemTitle } from './useItemTitle';

interface ItemLineProps {
  readonly item: CalendarItem;
  readonly isNext: boolean;
  /** No need then to say at each line which plan it is from. */
  readonly isOfOnePlan: boolean;
}

/** What a line of the calendar is, with what is worth knowing of it; a tap opens it. */
export function ItemLine({ item, isNext, isOfOnePlan }: ItemLineProps) {
  const { t } = useTranslation(['mealplan', 'common', 'day']);
  const { language } = useLanguage();
  const titleOf = useItemTitle();
  const { kind, title, servings, share, calories, type, source, order, endTime, dosage, unit } = item;
  const { burnedCalories } = item;
  const Icon = KIND_ICONS[kind];
  const own = servings && share ? servings * share : 0;
  const facts = [
    type && t(`common:type.${type}`),
    endTime && t('today.until', { time: endTime }),
    own > 0 && t('entry.own', { value: formatNumber(own, language, { digits: 2 }) }),
    dosage && formatDose(dosage, unit, language),
    burnedCalories && t('day:ring.burns', { value: formatNumber(burnedCalories, language, { digits: 0 }) }),
    share === 0 && t('entry.withoutMe'),
    typeof calories === 'number' &&
      share !== 0 &&
      t('totals.kcal', { value: formatNumber(calories, language, { digits: 0 }) }),
    !order && !(isOfOnePlan && isOfPlan(item)) && source.Name !== title && source.Name,
  ].filter(Boolean);
  return (
    <div className={css.line}>
      <Icon size={20} aria-hidden />
      <div>
        <Link href={placeOf(item)}>{titleOf(item)}</Link>
        {isNext && <strong className={css.next}>{t('today.next')}</strong>}
        <small>{facts.join(' · ')}</small>
        {order && (
          <span>
            <StateTag state={order} />
          </span>
        )}
        <AllergenTag allergens={item.allergens} others={item.warned ?? []} />
      </div>
    </div>
  );
}
