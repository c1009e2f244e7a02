import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { AllergenTag } from '@/components/food/AllergenTag';
import { KIND_ICONS } from '@/components/day/week/FilterBar';
import { StateTag } from '@/components/order/StateTag';
import { Icon } from '@/components/ui/Icon';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import css from './ItemLine.module.scss';
import { placeOf } from './placeOf';
import { useItemFacts } from './useItemFacts';
import { useItemTitle } from './useItemTitle';

interface ItemLineProps {
  readonly item: CalendarItem;
  readonly isNext: boolean;
  /** Omits the plan's name if all lines come from one plan. */
  readonly isOfOnePlan: boolean;
}

/** Shows a calendar line with its details; a tap opens it. */
export function ItemLine({ item, isNext, isOfOnePlan }: ItemLineProps) {
  const { t } = useTranslation('mealplan');
  const titleOf = useItemTitle();
  const factsOf = useItemFacts();
  const { kind, order } = item;
  const icon = KIND_ICONS[kind];
  return (
    <div className={css.line}>
      <Icon of={icon} size={20} />
      <div>
        <Link href={placeOf(item)}>{titleOf(item)}</Link>
        {isNext && <strong className={css.next}>{t('today.next')}</strong>}
        <small>{factsOf(item, isOfOnePlan)}</small>
        {order && (
          <span>
            <StateTag state={order} />
          </span>
        )}
        <AllergenTag food={{ ...item, allergens: item.allergens ?? [] }} others={item.warned ?? []} />
      </div>
    </div>
  );
}
