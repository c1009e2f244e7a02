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

/** Product facts for nutrient details, per 100 gr of the edible part. */
export interface DetailFacts extends ProductFacts, Readonly<Partial<Record<PartialNutrient, number | null>>> {
  readonly nutrients?: Micronutrients | null;
}

/** Line of a recipe or a plan; a missing amount means "to taste", a missing product that it no longer exists. */
export interface DetailLine {
  readonly amount: number | null;
  readonly amountTo?: number | null;
  readonly unit: Unit | null;
  readonly product?: DetailFacts;
}

type Figures = Partial<Record<DetailNutrient, number>>;

export const NO_DETAILS: DetailTotals = { of: 0, amounts: {}, known: {} };

/**
 * Sums up the details of all lines; lines without amount, unit or product are left out, a range counts with its mean.
 */
export const detailsOfLines = (lines: readonly DetailLine[]): DetailTotals =>
  lines.map(detailsOfLine).reduce(addDetails, NO_DETAILS);

/** Adds two totals: amounts, number of lines, and number of lines with known figures. */
export const addDetails = (one: DetailTotals, other: DetailTotals): DetailTotals => ({
  of: one.of + other.of,
  amounts: sums(one.amounts, other.amounts),
  known: sums(one.known, other.known),
});

/** Multiplies the amounts by `factor`; the numbers of lines stay unchanged. */
export const scaleDetails = (details: DetailTotals, factor: number): DetailTotals => ({
  ...details,
  amounts: mapped(details.amounts, (amount) => amount * factor),
});

/** Rounds the amounts to four significant digits, as they are stored. */
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
