import {
  DETAIL_NUTRIENTS,
  type DetailNutrient,
  type DetailTotals,
  MICRONUTRIENT_UNITS,
  MICRONUTRIENTS,
  PARTIAL_NUTRIENTS,
} from '../food/nutrients';
import { isLimited, type ReferenceIntakes } from './reference';

type DetailUnit = 'g' | 'mg' | 'µg';

/** One nutrient beside its reference intake. */
export interface NutrientShare {
  readonly name: DetailNutrient;
  /** In `unit`; null where nothing is known of it. */
  readonly amount: number | null;
  readonly unit: DetailUnit;
  /** A day's, in `unit`. */
  readonly reference: number;
  /** Of the reference, 1 for all of it; null where nothing is known. */
  readonly share: number | null;
  /** Of how many ingredients it is known. */
  readonly known: number;
  readonly of: number;
  /** Whether the reference is what one does not go beyond. */
  readonly isLimited: boolean;
}

/** The groups in which nutrients are shown. */
export const NUTRIENT_GROUPS = {
  basics: PARTIAL_NUTRIENTS,
  minerals: MICRONUTRIENTS.filter((name) => !isVitamin(name)),
  vitamins: MICRONUTRIENTS.filter(isVitamin),
} as const satisfies Record<string, readonly DetailNutrient[]>;

function isVitamin(name: DetailNutrient): boolean {
  return name.startsWith('vitamin') || name === 'folate';
}

/** A nutrient's amount in details, beside its reference. */
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
    unit: name in MICRONUTRIENT_UNITS ? MICRONUTRIENT_UNITS[name as keyof typeof MICRONUTRIENT_UNITS] : 'g',
    reference,
    share: amount === null ? null : amount / reference,
    known: amount === null ? 0 : (known[name] ?? 0),
    of,
    isLimited: isLimited(name),
  };
}

const ENOUGH = 0.7;
/** Of how many of the ingredients a figure must be known before anything is said to be short of it. */
const KNOWN_ENOUGH = 0.8;

/** What a day of these details is short of, the least first: below 70 % of the reference, known of four fifths of the ingredients. */
export const shortOf = (details: DetailTotals, intakes: ReferenceIntakes): NutrientShare[] =>
  DETAIL_NUTRIENTS.map((name) => shareOf(name, details, intakes))
    .filter(
      ({ share, known, of, isLimited: hasLimit }) =>
        !hasLimit && share !== null && share < ENOUGH && known >= of * KNOWN_ENOUGH,
    )
    .sort((one, other) => (one.share ?? 0) - (other.share ?? 0));

/** A recipe as one that might bring what is lacking; details are per serving. */
export interface DetailedDish {
  readonly id: number;
  readonly Name: string;
  readonly nutrients?: DetailTotals | null;
}
interface Bringer {
  readonly dish: DetailedDish;
  /** What a serving brings of what is lacking, the most first. */
  readonly brings: readonly NutrientShare[];
}

/** A serving that holds less of the reference than this is not said to bring anything. */
const WORTH = 0.15;

/** The recipes of which a serving brings most of what is lacking, best first, at most `most`. */
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
    // more than what lacks helps nobody
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
