import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { ProductFacts } from '../product/types';
import {
  DETAIL_NUTRIENTS,
  type DetailNutrient,
  type DetailTotals,
  type Micronutrients,
  PARTIAL_NUTRIENTS,
  type PartialNutrient,
} from './nutrients';

/** What details are read from, per 100 gr of what is eaten. */
export interface DetailFacts extends ProductFacts, Readonly<Partial<Record<PartialNutrient, number | null>>> {
  readonly nutrients?: Micronutrients | null;
}

/** A line of a recipe or a plan; one without an amount is to taste, one without a product is gone. */
export interface DetailLine {
  readonly amount: number | null;
  readonly amountTo?: number | null;
  readonly unit: Unit | null;
  readonly product?: DetailFacts;
}

type Figures = Partial<Record<DetailNutrient, number>>;

export const NO_DETAILS: DetailTotals = { of: 0, amounts: {}, known: {} };

/** Adds up the details of all lines; lines without amount, unit or product are left out, a range counts its mean. */
export const detailsOfLines = (lines: readonly DetailLine[]): DetailTotals =>
  lines.map(detailsOfLine).reduce(addDetails, NO_DETAILS);

/** The sum of both: amounts, lines and how many of them are known. */
export const addDetails = (one: DetailTotals, other: DetailTotals): DetailTotals => ({
  of: one.of + other.of,
  amounts: sums(one.amounts, other.amounts),
  known: sums(one.known, other.known),
});

/** The same details `factor` times; of how many lines they are known stays. */
export const scaleDetails = (details: DetailTotals, factor: number): DetailTotals => ({
  ...details,
  amounts: mapped(details.amounts, (amount) => amount * factor),
});

/** Amounts to four significant digits, as they are kept. */
export const roundDetails = (details: DetailTotals): DetailTotals => ({
  ...details,
  amounts: mapped(details.amounts, (amount) => Number(amount.toPrecision(4))),
});

function detailsOfLine({ amount, amountTo, unit, product }: DetailLine): DetailTotals {
  if (amount === null || unit === null || !product) return NO_DETAILS;
  const grams = toGrams(amountTo ? (amount + amountTo) / 2 : amount, unit, product);
  if (grams === undefined) return { of: 1, amounts: {}, known: {} };
  const eaten = (grams * (product.edibleShare ?? 1)) / 100;
  const per100 = mapped({ ...product.nutrients, ...partialOf(product) }, (value) => value);
  return { of: 1, amounts: mapped(per100, (value) => value * eaten), known: mapped(per100, () => 1) };
}

const partialOf = (product: DetailFacts): Figures =>
  Object.fromEntries(PARTIAL_NUTRIENTS.flatMap((name) => entry(name, product[name])));

const sums = (one: DetailTotals['amounts'], other: DetailTotals['amounts']): Figures =>
  Object.fromEntries(
    DETAIL_NUTRIENTS.flatMap((name) =>
      isKnown(one[name]) || isKnown(other[name]) ? [[name, (one[name] ?? 0) + (other[name] ?? 0)]] : [],
    ),
  );

const mapped = (figures: DetailTotals['amounts'], to: (value: number) => number): Figures =>
  Object.fromEntries(
    DETAIL_NUTRIENTS.flatMap((name) => entry(name, figures[name])).map(([name, value]) => [name, to(value)]),
  );

const isKnown = (value: number | null | undefined): value is number => value !== null && value !== undefined;

const entry = (name: DetailNutrient, value: number | null | undefined): [DetailNutrient, number][] =>
  isKnown(value) ? [[name, value]] : [];
