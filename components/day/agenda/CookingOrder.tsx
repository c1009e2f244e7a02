import { ChefHat } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { cookingOrder } from '@/lib/domain/cooking/order';
import { mealTime } from '@/lib/domain/mealplan/agenda';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import type { PlanEntry, PlanMeal } from '@/lib/domain/mealplan/types';
import { formatMinutes } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import kitchen from '@/locales/en/kitchen.json';
import css from './CookingOrder.module.scss';
import type { Table } from '@/components/day/sums/usePlanSums';

interface CookingOrderProps {
  readonly meal: PlanMeal;
  /** Cooked entries of the meal. */
  readonly cooked: readonly PlanEntry[];
  readonly table: Table;
}

/** Shows the order in which to start a meal's dishes, so that all are ready at mealtime. */
function Order({ meal, cooked, table: { parts, days } }: CookingOrderProps) {
  const { t } = useTranslation('kitchen');
  const { language } = useLanguage();
  const ready = mealTime(meal);
  const names = new Map(
    cooked.map((entry) => [entry.key, nameOfEntry(entry, { parts, days, language }).name]),
  );
  const turns = cookingOrder(
    cooked.map(({ key, dish }) => ({ key, minutes: (dish && parts.dishes[dish]?.TimeToCook) || null })),
    ready,
  );
  return (
    <details className={css.order}>
      <summary>
        <Icon of={ChefHat} />
        {t('order.title')}
      </summary>
      <p>{t('order.ready', { time: ready })}</p>
      <dl>
        {turns.map(({ key, at, minutes }) => (
          <div key={key}>
            <dt>{at ?? '–'}</dt>
            <dd>
              {names.get(key)}{' '}
              <small>{minutes === null ? t('order.unknown') : formatMinutes(minutes, language)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export const CookingOrder = withNamespaces(Order, { kitchen });
