import { weekTotals } from '../domain/mealplan/figures/sums';
import { dayTotals, type DishFigures } from '../domain/mealplan/figures/totals';
import type { PlanDay } from '../domain/mealplan/types';
import type { ProductFacts } from '../domain/product/types';
import type { Plan } from './bodies';

/** Days and their eaters, published or saved. */
export type DaysWithEaters = Pick<Plan, 'days' | 'eaters'>;

/** Returns the days that lists and filters use: the published ones if there are any, otherwise the saved ones. */
export const listedDays = ({ published, days, eaters }: Plan): DaysWithEaters =>
  published ?? { days, eaters };

/** Returns the ids of the dishes and products in these days, each once. */
export function idsIn(days: readonly PlanDay[]): { dishes: number[]; products: number[] } {
  const entries = days.flatMap(({ meals }) => meals.flatMap((one) => one.entries));
  const ids = (kind: 'dish' | 'product') => [...new Set(entries.flatMap((one) => one[kind] ?? []))];
  return { dishes: ids('dish'), products: ids('product') };
}

interface Foods {
  readonly dishes: ReadonlyMap<number, DishFigures>;
  readonly products: ReadonlyMap<number, ProductFacts>;
}

/** Returns the mean figures and cost of a plan's days with food, as its own page shows them. */
export function meanDay({ days, eaters }: DaysWithEaters, { dishes, products }: Foods) {
  const sources = {
    dish: (id: number) => dishes.get(id),
    product: (id: number) => products.get(id),
  };
  const { costTetri, countedDays, ...mean } = weekTotals(
    days.map((one) => dayTotals(one, days, { eaters, sources })),
  );
  return { ...mean, costTetri: Math.round(costTetri / Math.max(1, countedDays)) };
}
