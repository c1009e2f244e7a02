import { weekTotals } from '../domain/mealplan/figures/sums';
import { dayTotals, type DishFigures } from '../domain/mealplan/figures/totals';
import type { PlanDay } from '../domain/mealplan/types';
import type { ProductFacts } from '../domain/product/types';
import type { Plan } from './bodies';

/** Days and who eats on them: a version, or what is saved. */
export type LaidTable = Pick<Plan, 'days' | 'eaters'>;

/** The days that lists and filters speak of: the published ones where there are any. */
export const shownTable = ({ published, days, eaters }: Plan): LaidTable => published ?? { days, eaters };

/** The dishes and products of these days, each once. */
export function idsIn(days: readonly PlanDay[]): { dishes: number[]; products: number[] } {
  const entries = days.flatMap(({ meals }) => meals.flatMap((one) => one.entries));
  const ids = (kind: 'dish' | 'product') => [...new Set(entries.flatMap((one) => one[kind] ?? []))];
  return { dishes: ids('dish'), products: ids('product') };
}

interface Foods {
  readonly dishes: ReadonlyMap<number, DishFigures>;
  readonly products: ReadonlyMap<number, ProductFacts>;
}

/** What a plan comes to on a day that has food, as its own page says it, and what such a day costs. */
export function meanDay({ days, eaters }: LaidTable, { dishes, products }: Foods) {
  const sources = {
    dish: (id: number) => dishes.get(id),
    product: (id: number) => products.get(id),
  };
  const { costTetri, countedDays, ...mean } = weekTotals(
    days.map((one) => dayTotals(one, days, { eaters, sources })),
  );
  return { ...mean, costTetri: Math.round(costTetri / Math.max(1, countedDays)) };
}
