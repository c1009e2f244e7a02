import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { DietaryFlag, DishType } from '@/lib/domain/dish/types';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { Healthy, Relaxation, Shortfall } from '@/lib/domain/planning/model';
import { TARGET_MET } from '@/lib/domain/planning/weights';
import type { Allergen } from '@/lib/domain/product/types';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import { useDayWords } from '../../day/useDayWords';
import { useTagName } from './useTagName';

interface MeanValues {
  readonly eater: string;
  readonly isLow: boolean;
  readonly amount: number | null;
  readonly limit: number | null;
}
type MeanKey = `short.energy.${'low' | 'high'}` | `short.health.${Healthy}`;

interface Around {
  /** Days of the proposal; the first is day 1. */
  readonly placed: readonly PlacedDay[];
  readonly today: string;
  readonly dishName: (dish: number) => string;
  /** Names the eater of a target; set if there are several. */
  readonly isTable: boolean;
}

/** Returns functions that describe a proposal's shortfalls as sentences. */
export function useShortfallText({ placed, today, dishName, isTable }: Around) {
  const { t } = useTranslation(['fill', 'common']);
  const { language } = useLanguage();
  const words = useDayWords(today);
  const tagName = useTagName();
  const money = (tetri: number) => formatMoney(tetri, language);
  const whole = (value: number) => formatNumber(Math.abs(value), language, { digits: 0 });
  const minutes = (value: number) => formatMinutes(value, language);
  const mealName = (meal: DishType) => t(`common:type.${meal}`).toLowerCase();
  const dishes = (ids: readonly number[]) => ids.map((id) => dishName(id)).join(', ');
  const allergens = (of: readonly string[]) =>
    of.map((one) => t(`common:allergen.${one as Allergen}`).toLowerCase()).join(', ');
  const flags = (of: readonly string[]) => of.map((one) => t(`common:diet.${one as DietaryFlag}`)).join(', ');
  const place = (day: number | undefined, ...more: readonly string[]) => {
    const at = day === undefined ? undefined : placed[day - 1];
    return [at ? words.nameOf(at) : '', ...more].filter(Boolean).join(', ');
  };
  const placeOf = (days: readonly number[], meal: string) => {
    if (days.length === 1) return place(days[0], meal);
    const names = days.flatMap((day) => {
      const at = placed[day - 1];
      return at ? words.shortNameOf(at) : [];
    });
    return [...names, meal].join(', ');
  };

  /** Names the week of a remark on several weeks. */
  const weekOf = (day: number | undefined): string =>
    day === undefined ? '' : ` ${t('short.fromDay', { day: place(day) })}`;
  /** Says a week's mean, without the figures of somebody whose affair they are. */
  const sayFigures = (
    key: MeanKey,
    { eater, isLow, amount, limit }: MeanValues,
    day: number | undefined,
  ): string => {
    const said = t(key, { eater, week: weekOf(day) });
    if (amount === null || limit === null) return said;
    const unit = key.startsWith('short.energy') ? 'kcal' : 'gram';
    const of = (value: number) => t(`short.of.${unit}`, { value: whole(value) });
    return `${said} ${t(`short.mean.${isLow ? 'low' : 'high'}`, { amount: of(amount), limit: of(limit) })}`;
  };

  /** `days` holds all days with this shortfall. */
  const sentenceOf = ({ key, day, values }: Shortfall, days: readonly number[]): string => {
    switch (key) {
      case 'empty': {
        const took = values.took.flatMap(({ by, dishes: count }) =>
          count > 0 ? t(`took.${by}`, { count }) : [],
        );
        return [t('short.empty', { place: placeOf(days, mealName(values.meal)) }), ...took].join(' ');
      }
      case 'target':
        return t(`short.target.${values.difference < 0 ? 'low' : 'high'}.${values.nutrient}`, {
          place: place(day, isTable ? values.eater : ''),
          difference: whole(values.difference),
          amount: whole(values.amount),
          target: whole(values.target),
        });
      case 'keptAllergen':
        return t('short.keptAllergen', {
          place: place(day, mealName(values.meal)),
          dish: dishName(values.dish),
          allergens: allergens(values.allergens),
          eater: values.eater,
        });
      case 'keptDiet':
        return t('short.keptDiet', {
          place: place(day, mealName(values.meal)),
          dish: dishName(values.dish),
          diet: flags(values.diet),
          eater: values.eater,
        });
      case 'keptFast':
        return t(values.fast === 'meatless' ? 'short.keptMeatless' : 'short.keptFast', {
          place: place(day, mealName(values.meal)),
          dish: dishName(values.dish),
        });
      case 'budget':
        return t('short.budget', {
          cost: money(values.costTetri),
          budget: money(values.budgetTetri),
          over: money(values.costTetri - values.budgetTetri),
        });
      case 'minutes':
        return t('short.minutes', {
          place: place(day, mealName(values.meal)),
          dish: dishName(values.dish),
          minutes: minutes(values.minutes),
          limit: minutes(values.limit),
        });
      case 'repeats':
        return t('short.repeats', {
          dish: dishName(values.dish),
          times: t('wish.times', { count: values.times }),
          count: values.limit,
        });
      case 'tag': {
        const how = values.min === undefined ? 'max' : 'min';
        return t(`short.tag.${how}`, {
          tag: tagName(values.tag),
          times: t('wish.times', { count: values.times }),
          count: values.min ?? values.max ?? 0,
        });
      }
      case 'energy':
        return sayFigures(`short.energy.${values.isLow ? 'low' : 'high'}`, values, day);
      case 'health':
        return [
          sayFigures(`short.health.${values.of}`, values, day),
          values.unknown > 0 ? t('short.ofUnknown', { count: values.unknown }) : '',
        ]
          .filter(Boolean)
          .join(' ');
      case 'raised':
        return t(values.isMinor ? 'short.raised.minor' : 'short.raised.adult', {
          eater: values.eater,
          target: whole(values.target),
          limit: values.limit === null ? '' : whole(values.limit),
        });
      case 'fish':
        return t('short.fish', { week: weekOf(day) });
      case 'rulesOut':
        return t('short.rulesOut', {
          eater: values.eater,
          names: [allergens(values.allergens), flags(values.diet)].filter(Boolean).join(', '),
          meal: mealName(values.meal),
          count: values.dishes,
        });
      case 'unknownFigures':
        return t('short.unknownFigures', { dishes: dishes(values.dishes) });
      case 'unknownCost':
        return t('short.unknownCost', { dishes: dishes(values.dishes) });
    }
  };
  /** Describes a dish that would bring a missed target closer, and its cost. */
  const insteadOf = ({ key, values }: Shortfall): string => {
    if (key !== 'target' || !values.instead) return '';
    const { meal, dish, costTetri, difference } = values.instead;
    const fits = Math.abs(difference) <= values.target * TARGET_MET[values.nutrient];
    const change = costTetri === null ? null : Math.round(costTetri);
    const cost =
      change === null
        ? ''
        : change === 0
          ? t('short.instead.same')
          : t(`short.instead.${change > 0 ? 'more' : 'less'}`, { cost: money(Math.abs(change)) });
    const said = t(`short.instead.${fits ? 'fits' : 'nearer'}`, {
      dish: dishName(dish),
      meal: mealName(meal),
    });
    return [said, cost].filter(Boolean).join(' ');
  };
  const looseningText = ({ wish, value, eater = '', name = '' }: Relaxation): string => {
    if (wish === 'weekdayMinutes' || wish === 'weekendMinutes')
      return t(`loosen.${wish}`, { time: minutes(value ?? 0) });
    if (wish !== 'diet') return t(`loosen.${wish}`);
    return t('loosen.diet', { name: flags([name]), eater });
  };
  return { sentenceOf, insteadOf, looseningText };
}
