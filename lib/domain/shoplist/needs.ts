import { scaleAmount } from '../dish/scale';
import type { Unit } from '../dish/types';
import { planDayOn, type Placement } from '../mealplan/days';
import { type Leftovers, leftoversIn, servingsOf } from '../mealplan/eaten';
import type { Eater, PlanDay, PlanEntry } from '../mealplan/types';
import { addDays, daysBetween, type Day } from '../time/day';
import { isFree } from './free';
import type { Need, ShopProduct } from './types';

/** Dish with the data needed for shopping; the product of a line is an id. */
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
/** Lookups for dishes and products. */
export interface Sources {
  readonly dish: (id: number) => ShopDish | undefined;
  readonly product: (id: number) => ShopProduct | undefined;
}
export interface PlacedPlan extends Placement {
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
}

/**
 * Returns everything a plan needs between two days, both included: the lines of each dish, scaled to the entry's
 * servings, and single products. Leftovers and free texts are not bought; a deleted dish is listed by name, so that
 * nobody forgets it.
 */
export function needsOfPlan(plan: PlacedPlan, from: Day, to: Day, sources: Sources): Need[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) =>
    planDayOn(plan.days, plan, addDays(from, at)),
  );
  return needsOfDays(
    days.filter((day) => day !== undefined),
    plan.eaters,
    sources,
    leftoversIn(plan.days),
  );
}

/** Returns the needs of some days, regardless of their dates; `left` has leftovers that other days take from them. */
export const needsOfDays = (
  days: readonly PlanDay[],
  eaters: readonly Eater[],
  sources: Sources,
  left: Leftovers = leftoversIn(days),
): Need[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ entries }) =>
      entries.flatMap((entry) => needsOfEntry(entry, { eaters, left }, sources)),
    ),
  );

interface Table {
  readonly eaters: readonly Eater[];
  readonly left: Leftovers;
}

function needsOfEntry(entry: PlanEntry, { eaters, left }: Table, sources: Sources): Need[] {
  if (entry.kind === 'product') return needsOfProduct(entry, sources);
  if (entry.kind !== 'dish') return [];
  const servings = servingsOf(entry, eaters, left);
  const dish = entry.dish ? sources.dish(entry.dish) : undefined;
  if (dish) return servings > 0 ? needsOfDish(dish, servings, sources) : [];
  return entry.Name ? [{ product: null, Name: entry.Name, amount: null, unit: null, from: null }] : [];
}

function needsOfProduct({ product: id, amount, unit, Name }: PlanEntry, sources: Sources): Need[] {
  const product = (id ? sources.product(id) : undefined) ?? null;
  if (product && isFree(product)) return [];
  const name = product?.Name ?? Name;
  return name ? [{ product, Name: name, amount: amount ?? null, unit: unit ?? null, from: null }] : [];
}

/** Returns the lines of a dish scaled to `servings`; lines whose product no longer exists are left out. */
export function needsOfDish(dish: ShopDish, servings: number, sources: Sources): Need[] {
  const from = { dish: dish.id, Name: dish.Name, times: 1 };
  const seen = new Set<number>();
  return dish.lines.flatMap(({ product: id, amount, amountTo, unit }): Need[] => {
    const product = id === null ? undefined : sources.product(id);
    if (!product || isFree(product)) return [];
    // butter in the dough and in the filling is one dish that needs butter
    const isAgain = seen.has(product.id);
    seen.add(product.id);
    // a range counts with its upper end, an amount "to taste" without a number
    const most = amountTo ?? amount;
    const scaled = most && scaleAmount(most, dish.servingAmount || servings, servings);
    const need = scaled && unit ? { amount: scaled, unit } : { amount: null, unit: null };
    return [{ product, Name: product.Name, ...need, from: isAgain ? null : from }];
  });
}
