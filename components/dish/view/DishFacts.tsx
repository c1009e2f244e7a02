import { Clock, Coins, Flame, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import type { Dish, DishCard } from '@/lib/domain/dish/record';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import css from '@/components/dish/list/DishGrid.module.scss';

type Facts = Pick<
  DishCard,
  'TimeToCook' | 'servingAmount' | 'calories' | 'costTetri' | 'incompleteProducts' | 'pricelessProducts'
> &
  Partial<Pick<Dish, 'prepTime'>>;

/**
 * Shows time, servings, energy and price of a dish, with "at least" if a product lacks figures; names the figures if
 * there is room.
 */
export function DishFacts({ dish, isNamed = false }: { dish: Facts; isNamed?: boolean }) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const isWhole = dish.incompleteProducts.length === 0;
  const atLeast = (value: string) => (isWhole ? value : t('facts.atLeast', { value }));
  const { TimeToCook, prepTime = null, servingAmount, calories, costTetri } = dish;
  const time = TimeToCook !== null && formatMinutes(TimeToCook, language);
  const prep = prepTime !== null && t('facts.prep', { time: formatMinutes(prepTime, language) });
  const isPriced = (dish.pricelessProducts?.length ?? 0) === 0;
  const cost = (value: string) => (isPriced ? value : t('facts.atLeast', { value }));
  return (
    <ul className={css.facts} data-named={isNamed || undefined}>
      {(time || prep) && (
        <li className={css.times}>
          <Icon of={Clock} size={16} />
          <span className="visually-hidden">{t('facts.time')}</span>
          <span>
            {time}
            {prep && <span className={css.besides}>{time ? ` · ${prep}` : prep}</span>}
          </span>
        </li>
      )}
      {servingAmount !== null && (
        <li className={css.besides}>
          <Icon of={Users} size={16} />
          {t('facts.servings', { count: servingAmount })}
        </li>
      )}
      {Boolean(calories) && (
        <li>
          <Icon of={Flame} size={16} />
          {atLeast(t('facts.kcal', { value: formatNumber(calories ?? 0, language, { digits: 0 }) }))}
          <span className={isNamed ? css.per : 'visually-hidden'}>{t('facts.perServing')}</span>
        </li>
      )}
      {Boolean(costTetri) && (
        <li>
          <Icon of={Coins} size={16} />
          {cost(formatMoney(costTetri ?? 0, language))}
          <span className={isNamed ? undefined : 'visually-hidden'}>{t('facts.perServing')}</span>
        </li>
      )}
    </ul>
  );
}
