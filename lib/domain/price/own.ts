import { dishTotals, knownFigure, toGrams } from '../dish/nutrition';
import type { IngredientLine } from '../dish/types';
import type { ProductFacts } from '../product/types';
import type { OwnCost, Paid } from './types';

/** Latest price the household paid for each product, by product id. */
export type OwnPrices = ReadonlyMap<number, Paid>;

/** Returns the price of 100 gr of a product in tetri; undefined if the weight of the amount is unknown. */
export function per100(
  { tetri, amount, unit }: Pick<Paid, 'tetri' | 'amount' | 'unit'>,
  product: ProductFacts,
): number | undefined {
  const grams = toGrams(amount, unit, product);
  return grams ? (tetri * 100) / grams : undefined;
}

/** Returns a product with the household's own price, if that can be converted to 100 gr; otherwise unchanged. */
export function withOwnPrice<P extends ProductFacts & { readonly id: number }>(
  product: P,
  prices: OwnPrices,
): P {
  const paid = prices.get(product.id);
  const costTetri = paid && per100(paid, product);
  return costTetri === undefined ? product : { ...product, costTetri };
}

interface Line {
  readonly product?: ProductFacts & { readonly id: number };
}
interface Lined<L extends Line> {
  readonly ingredients: readonly L[];
  readonly sections: readonly { readonly ingredients: readonly L[] }[];
}

/** Returns a recipe with the household's own prices, and `isOwn`, which is true if any was used. */
export function dishByOwnPrices<L extends Line, D extends Lined<L>>(
  dish: D,
  prices: OwnPrices,
): { dish: D; isOwn: boolean } {
  let isOwn = false;
  const priced = (line: L): L => {
    const product = line.product && withOwnPrice(line.product, prices);
    isOwn ||= product !== line.product;
    return product === line.product ? line : { ...line, product };
  };
  const ingredients = dish.ingredients.map(priced);
  const sections = dish.sections.map((section) => ({
    ...section,
    ingredients: section.ingredients.map(priced),
  }));
  return { dish: { ...dish, ingredients, sections }, isOwn };
}

interface Priced extends Lined<IngredientLine & Line> {
  readonly servingAmount: number | null;
}

/**
 * Returns the cost of a serving by own prices, in the same form as the stored figures; undefined if no own price is
 * used.
 */
export function ownCostOf(dish: Priced, prices: OwnPrices): OwnCost | undefined {
  const own = dishByOwnPrices(dish, prices);
  if (!own.isOwn) return undefined;
  const { whole, perServing } = dishTotals(own.dish);
  const costTetri = perServing && knownFigure(perServing, 'costTetri');
  return {
    costTetri: costTetri === null ? null : Math.round(costTetri),
    pricelessProducts: whole.priceless,
  };
}

interface Part {
  /** Weight in grams; null means unknown. */
  readonly grams: number | null;
  readonly per100: number | null;
}

/** Returns the cost of a serving from weighed parts; null if a price, a weight or the number of servings is unknown. */
export function costOfServing(parts: readonly Part[], servings: number | null): number | null {
  if (!servings) return null;
  const counted = parts.filter(({ grams }) => grams !== 0);
  let sum = 0;
  for (const { grams, per100: price } of counted) {
    if (grams === null || price === null) return null;
    sum += (grams * price) / 100;
  }
  return counted.length > 0 ? Math.round(sum / servings) : null;
}

/** Returns the latest price of each product after adding more; on equal days the later entry wins. */
export function latestWith(prices: readonly Paid[], more: readonly Paid[]): OwnPrices {
  const latest = new Map<number, Paid>();
  for (const paid of [...prices, ...more]) {
    const known = latest.get(paid.product);
    if (!known || known.day <= paid.day) latest.set(paid.product, paid);
  }
  return latest;
}

/** Returns the shops named by the prices, most recent first. */
export const shopsOf = (prices: OwnPrices): string[] => {
  const byDay = [...prices.values()].toSorted((one, other) => other.day.localeCompare(one.day));
  return [...new Set(byDay.flatMap(({ shop }) => shop ?? []))];
};
