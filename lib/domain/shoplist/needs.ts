import { scaleAmount } from '../dish/scale';
import type { Unit } from '../dish/types';
import { planDayOn, type Placement } from '../mealplan/days';
import { servingsOf } from '../mealplan/servings';
import type { Eater, PlanDay, PlanEntry } from '../mealplan/types';
import { nameKey } from '../text/clean';
import { addDays, daysBetween, type Day } from '../time/day';
import type { Need, ShopProduct } from './types';

/** A dish as far as shopping goes; a line's product is its id. */
export interface ShopDish {
  readonly id: number;
  readonly Name: string;
  readonly servingAmount: number | null;
  readonly lines: readonly {
    readonly product: number | null;
    readonly amount: number | null;
    readonly amountTo?: number | null;
    readonly unit: Unit | null;
  }[];
}
/** Where dishes and products are looked up. */
export interface Sources {
  readonly dish: (id: number) => ShopDish | undefined;
  readonly product: (id: number) => ShopProduct | undefined;
}
export interface LaidPlan extends Placement {
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
}

/**
 * Everything that a plan asks for from one day to another, both included: the lines of each dish at that entry's servings,
 * products as they are. Leftovers and texts are not bought; a dish that is gone is named, so that nobody forgets it.
 */
export function needsOfPlan(plan: LaidPlan, from: Day, to: Day, sources: Sources): Need[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) =>
    planDayOn(plan.days, plan, addDays(from, at)),
  );
  return needsOfDays(
    days.filter((day) => day !== undefined),
    plan.eaters,
    sources,
  );
}

/** The same of some days, wherever they lie. */
export const needsOfDays = (days: readonly PlanDay[], eaters: readonly Eater[], sources: Sources): Need[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ entries }) => entries.flatMap((entry) => needsOfEntry(entry, eaters, sources))),
  );

function needsOfEntry(entry: PlanEntry, eaters: readonly Eater[], sources: Sources): Need[] {
  if (entry.kind === 'product') return needsOfProduct(entry, sources);
  if (entry.kind !== 'dish') return [];
  const servings = servingsOf(entry, eaters);
  const dish = entry.dish ? sources.dish(entry.dish) : undefined;
  if (dish) return servings > 0 ? needsOfDish(dish, servings, sources) : [];
  return entry.Name ? [{ product: null, Name: entry.Name, amount: null, unit: null, from: null }] : [];
}

/** What comes out of the tap: nobody sells it and it costs nothing, so that it is on no list unless somebody writes it there. */
export const isFree = ({ costTetri, sold, Name, NameKa }: ShopProduct): boolean =>
  !sold && (costTetri === 0 || [Name, NameKa].some((name) => name && isWater(name)));

/** Water as recipes write it: "boiling water", "Water (lukewarm)", "თბილი წყალი"; mineral water is bought. */
const isWater = (name: string): boolean => {
  const words = nameKey(name).match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => WATER.includes(word)) && words.every((word) => [...WATER, ...HOW].includes(word))
  );
};
const WATER: readonly string[] = ['water', 'წყალი', 'წყლის'];
// prettier-ignore
const HOW: readonly string[] = [
  'warm', 'hot', 'cold', 'iced', 'icy', 'cool', 'boiling', 'boiled', 'lukewarm', 'tepid', 'tap', 'fresh', 'drinking', 'plain', 'filtered', 'very', 'or', 'as', 'needed',
  'თბილი', 'ცხელი', 'ცივი', 'მდუღარე', 'ადუღებული', 'ნადუღი', 'ანადუღარი', 'გრილი', 'ონკანის', 'სასმელი', 'სუფთა', 'მდინარი', 'ძალიან',
];

function needsOfProduct({ product: id, amount, unit, Name }: PlanEntry, sources: Sources): Need[] {
  const product = (id ? sources.product(id) : undefined) ?? null;
  if (product && isFree(product)) return [];
  const name = product?.Name ?? Name;
  return name ? [{ product, Name: name, amount: amount ?? null, unit: unit ?? null, from: null }] : [];
}

/** The lines of a dish for so many servings; lines whose product is gone have no name to buy them by. */
export function needsOfDish(dish: ShopDish, servings: number, sources: Sources): Need[] {
  const from = { dish: dish.id, Name: dish.Name, times: 1 };
  const seen = new Set<number>();
  return dish.lines.flatMap(({ product: id, amount, amountTo, unit }): Need[] => {
    const product = id === null ? undefined : sources.product(id);
    if (!product || isFree(product)) return [];
    // butter in the dough and in the filling is one dish that needs butter
    const isAgain = seen.has(product.id);
    seen.add(product.id);
    // of a range the upper end is bought, of what is to taste the name alone
    const most = amountTo ?? amount;
    const scaled = most && scaleAmount(most, dish.servingAmount || servings, servings);
    const need = scaled && unit ? { amount: scaled, unit } : { amount: null, unit: null };
    return [{ product, Name: product.Name, ...need, from: isAgain ? null : from }];
  });
}
