import type { ProductFacts } from '../product/types';
import { linesOf } from './lines';
import type { DishFacts, IngredientLine, Unit } from './types';

export const NUTRIENTS = ['calories', 'fats', 'carbs', 'prots'] as const;
export type Nutrient = (typeof NUTRIENTS)[number];
export type Figure = Nutrient | 'costTetri';

/**
 * Figures of an amount of food; `incomplete` names products without nutrition or weight, `priceless` those without
 * price or weight.
 */
export interface Totals extends Readonly<Record<Figure, number>> {
  readonly grams: number;
  readonly incomplete: readonly string[];
  readonly priceless: readonly string[];
}

export interface DishTotals {
  readonly whole: Totals;
  /** Null while the number of servings is unknown. */
  readonly perServing: Totals | null;
  readonly per100: Totals;
}

const FIGURES: readonly Figure[] = [...NUTRIENTS, 'costTetri'];
export const ML_PER_UNIT: Partial<Record<Unit, number>> = {
  ml: 1,
  'Tea Spoon': 5,
  Spoon: 10,
  'Table Spoon': 15,
};
const GRAMS_PER_PINCH = 0.36;

/** Converts `amount` × `unit` of a product to grams; undefined if the product lacks the required weight. */
export function toGrams(amount: number, unit: Unit, product: ProductFacts): number | undefined {
  if (unit === 'gr') return amount;
  if (unit === 'Pinch') return amount * GRAMS_PER_PINCH;
  const each = unit === 'Piece' ? product.gramsPerPiece : product.gramsPerMl;
  return each ? amount * (ML_PER_UNIT[unit] ?? 1) * each : undefined;
}

/**
 * Returns the weight of a recipe line in grams: the mean of a range, 0 without an amount. Undefined if the product
 * lacks the required weight or the line has no unit yet.
 */
export function lineGrams({ amount, amountTo, unit, product }: IngredientLine): number | undefined {
  if (!amount || !product) return 0;
  if (!unit) return undefined;
  return toGrams(amountTo ? (amount + amountTo) / 2 : amount, unit, product);
}

/** Returns the products missing from a figure. */
export const missingFor = (totals: Totals, figure: Figure): readonly string[] =>
  figure === 'costTetri' ? totals.priceless : totals.incomplete;

/**
 * Sums up a dish from its products; unknown figures are listed in `incomplete` or `priceless`, never silently counted
 * as zero.
 */
export function dishTotals(dish: DishFacts): DishTotals {
  const whole = linesOf(dish).reduce(addLine, emptyTotals());
  const weight = dish.cookedWeight || whole.grams;
  return {
    whole,
    perServing: dish.servingAmount ? scaleTotals(whole, 1 / dish.servingAmount) : null,
    per100: scaleTotals(whole, weight > 0 ? 100 / weight : 0),
  };
}

/**
 * Returns a figure for storage, sorting and filtering; null if nothing is known, since unknown must not sort as the
 * smallest.
 */
export const knownFigure = (totals: Totals, figure: Figure): number | null =>
  totals[figure] > 0 || (totals.grams > 0 && missingFor(totals, figure).length === 0) ? totals[figure] : null;

/** Multiplies totals by `factor`; the names of missing products stay unchanged. */
export function scaleTotals(totals: Totals, factor: number): Totals {
  const scaled = Object.fromEntries(FIGURES.map((figure) => [figure, totals[figure] * factor]));
  return { ...totals, ...scaled, grams: totals.grams * factor };
}

function emptyTotals(): Totals {
  return { calories: 0, fats: 0, carbs: 0, prots: 0, costTetri: 0, grams: 0, incomplete: [], priceless: [] };
}

function addLine(sum: Totals, line: IngredientLine): Totals {
  const { product } = line;
  // an ingredient added to taste counts as nothing, known or not
  if (!product || !line.amount) return sum;
  const grams = lineGrams(line);
  const lacking = grams === undefined ? FIGURES : FIGURES.filter((name) => lacks(product, name));
  const isUnfed = lacking.some((name) => name !== 'costTetri');
  const names = {
    incomplete: isUnfed ? named(sum.incomplete, product.Name) : sum.incomplete,
    priceless: lacking.includes('costTetri') ? named(sum.priceless, product.Name) : sum.priceless,
  };
  if (grams === undefined) return { ...sum, ...names };
  const part = (figure: Figure) =>
    ((product[figure] ?? 0) * grams * (figure === 'costTetri' ? 1 : (product.edibleShare ?? 1))) / 100;
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, sum[figure] + part(figure)]));
  return { ...sum, ...figures, ...names, grams: sum.grams + grams };
}

const lacks = (product: ProductFacts, figure: Figure): boolean =>
  product[figure] === null || product[figure] === undefined;

const named = (names: readonly string[], name: string) => (names.includes(name) ? names : [...names, name]);
