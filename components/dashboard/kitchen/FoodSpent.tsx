import { useTranslation } from 'next-i18next/pages';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useLanguage } from '@/context/LanguageContext';
import { foodCost, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatMoney } from '@/lib/format/number';
import type { Remote } from '@/lib/remote/remote';
import dayBoardCss from '@/components/dashboard/day/DayBoard.module.scss';

interface FoodSpentProps {
  readonly items: readonly CalendarItem[];
  /** Total paid for orders delivered this week; null if there were none. */
  readonly paid: Remote<number | null>;
}

/** Shows this week's food cost: the amount paid on delivery, else the estimated cost of the plans. */
export function FoodSpent({ items, paid }: FoodSpentProps) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const delivered = paid.status === 'ready' ? paid.data : null;
  const cost = delivered ?? foodCost(items);
  return (
    <section className={dayBoardCss.card} aria-labelledby="food-spent">
      <h2 id="food-spent">{t('spent.title')}</h2>
      {paid.status === 'loading' ? (
        <SkeletonRows count={1} />
      ) : cost === undefined ? (
        <p className={dayBoardCss.hint}>{t('spent.unknown')}</p>
      ) : (
        <p className={dayBoardCss.money}>
          <strong>{formatMoney(cost, language)}</strong>{' '}
          <span>{delivered === null ? t('spent.plans') : t('spent.orders')}</span>
        </p>
      )}
    </section>
  );
}
