import {
  DETAIL_NUTRIENTS,
  type DetailNutrient,
  type DetailTotals,
  MICRONUTRIENT_UNITS,
  MICRONUTRIENTS,
  PARTIAL_NUTRIENTS,
} from '../food/nutrients';
import { isLimited, type ReferenceIntakes } from './reference';
import { isKeyOf } from '../keysOf';

type DetailUnit = 'g' | 'mg' | 'µg';

/** Amount of a nutrient compared with its reference intake. */
export interface NutrientShare {
  readonly name: DetailNutrient;
  /** Amount in `unit`; null if nothing is known. */
  readonly amount: number | null;
  readonly unit: DetailUnit;
  /** Daily reference in `unit`. */
  readonly reference: number;
  /** Fraction of the reference, 1 for all of it; null if nothing is known. */
  readonly share: number | null;
  /** Number of ingredients (out of `of`) for which it is known. */
  readonly known: number;
  readonly of: number;
  /** True if the reference is an upper limit. */
  readonly isLimited: boolean;
}

/** Groups in which nutrients are shown. */
export const NUTRIENT_GROUPS = {
  basics: PARTIAL_NUTRIENTS,
  minerals: MICRONUTRIENTS.filter((name) => !isVitamin(name)),
  vitamins: MICRONUTRIENTS.filter(isVitamin),
} as const satisfies Record<string, readonly DetailNutrient[]>;

function isVitamin(name: DetailNutrient): boolean {
  return name.startsWith('vitamin') || name === 'folate';
}

/** Compares a nutrient's amount with its reference. */
export function shareOf(
  name: DetailNutrient,
  { of, amounts, known }: DetailTotals,
  intakes: ReferenceIntakes,
): NutrientShare {
  const amount = amounts[name] ?? null;
  const reference = intakes[name].amount;
  return {
    name,
    amount,
    unit: isKeyOf(MICRONUTRIENT_UNITS, name) ? MICRONUTRIENT_UNITS[name] : 'g',
    reference,
    share: amount === null ? null : amount / reference,
    known: amount === null ? 0 : (known[name] ?? 0),
    of,
    isLimited: isLimited(name),
  };
}

const ENOUGH = 0.7;
/** Minimum fraction of ingredients with a known figure before a shortage is reported. */
const KNOWN_ENOUGH = 0.8;

/**
 * Returns the nutrients a day is short of, scarcest first: below 70 % of the reference, and known for at least four
 * fifths of the ingredients.
 */
export const shortOf = (details: DetailTotals, intakes: ReferenceIntakes): NutrientShare[] =>
  DETAIL_NUTRIENTS.map((name) => shareOf(name, details, intakes))
    .filter(
      ({ share, known, of, isLimited: hasLimit }) =>
        !hasLimit && share !== null && share < ENOUGH && known >= of * KNOWN_ENOUGH,
    )
    .sort((one, other) => (one.share ?? 0) - (other.share ?? 0));

/** Recipe that might supply missing nutrients; details are per serving. */
export interface DetailedDish {
  readonly id: number;
  readonly Name: string;
  readonly nutrients?: DetailTotals | null;
}
interface Bringer {
  readonly dish: DetailedDish;
  /** Missing nutrients that a serving supplies, largest share first. */
  readonly brings: readonly NutrientShare[];
}

/** Minimum share of the reference at which a serving counts as a supply. */
const WORTH = 0.15;

/** Returns the recipes whose serving supplies most of the missing nutrients, best first, at most `most`. */
export function bringersOf(
  short: readonly NutrientShare[],
  dishes: readonly DetailedDish[],
  { intakes, most }: { readonly intakes: ReferenceIntakes; readonly most: number },
): Bringer[] {
  const lacks = new Map(short.map(({ name, share }) => [name, 1 - (share ?? 0)]));
  const scored = dishes.flatMap((dish) => {
    const { nutrients } = dish;
    if (!nutrients) return [];
    const brings = short
      .map(({ name }) => shareOf(name, nutrients, intakes))
      .filter(({ share }) => (share ?? 0) >= WORTH)
      .sort((one, other) => (other.share ?? 0) - (one.share ?? 0));
    // an amount beyond the shortage does not count
    const score = brings.reduce(
      (sum, { name, share }) => sum + Math.min(share ?? 0, lacks.get(name) ?? 0),
      0,
    );
    return score > 0 ? [{ dish, brings, score }] : [];
  });
  return scored
    .sort((one, other) => other.score - one.score || one.dish.id - other.dish.id)
    .slice(0, most)
    .map(({ dish, brings }) => ({ dish, brings }));
}
