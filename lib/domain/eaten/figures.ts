import { NUTRIENTS, toGrams, type Nutrient } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import {
  DETAIL_NUTRIENTS,
  MICRONUTRIENTS,
  PARTIAL_NUTRIENTS,
  type DetailNutrient,
  type Micronutrients,
} from '../food/nutrients';
import type { ProductFacts } from '../product/types';

type Details = Readonly<Partial<Record<DetailNutrient, number | null>>>;

/** What was eaten held; null is unknown, never zero. */
export interface EatenFigures extends Readonly<Record<Nutrient, number | null>> {
  readonly nutrients: Details | null;
}

/** What is known of a food or a product, per 100 g of what is eaten of it. */
export interface EdibleFacts extends ProductFacts {
  readonly fibre?: number | null;
  readonly sugar?: number | null;
  readonly saturatedFat?: number | null;
  readonly salt?: number | null;
  readonly nutrients?: Micronutrients | null;
  readonly category?: string | null;
  readonly state?: string | null;
}

/** What is known of a recipe, per serving. */
export interface ServingFacts extends Readonly<Partial<Record<Nutrient, number | null>>> {
  readonly nutrients?: { readonly amounts?: Details | null } | null;
}

export const UNKNOWN_FIGURES: EatenFigures = {
  calories: null,
  fats: null,
  carbs: null,
  prots: null,
  nutrients: null,
};
const DIGITS = 1e4;

/**
 * Figures of so much of a food or product; all unknown where its weight in this unit is not known. `isPeeled`: grams are what is
 * eaten of it, else as bought.
 */
export function figuresOfFood(
  facts: EdibleFacts,
  amount: number,
  unit: Unit,
  isPeeled = false,
): EatenFigures {
  const grams = toGrams(amount, unit, facts);
  if (grams === undefined) return UNKNOWN_FIGURES;
  const share = isPeeled && unit === 'gr' ? 1 : (facts.edibleShare ?? 1);
  const partial = Object.fromEntries(PARTIAL_NUTRIENTS.map((name) => [name, facts[name]]));
  const micro = Object.fromEntries(MICRONUTRIENTS.map((name) => [name, facts.nutrients?.[name]]));
  return scaled({ ...facts, nutrients: { ...partial, ...micro } }, (grams * share) / 100);
}

/** What so many servings of a recipe hold. */
export const figuresOfDish = (facts: ServingFacts, servings: number): EatenFigures =>
  scaled({ ...facts, nutrients: facts.nutrients?.amounts }, servings);

type Given = Readonly<Partial<Record<Nutrient, number | null>>> & { readonly nutrients?: Details | null };

/** The figures `factor` times; nutrients of which none is known are null as a whole. */
export function scaled(figures: Given, factor: number): EatenFigures {
  const times = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(value * factor * DIGITS) / DIGITS;
  const main = Object.fromEntries(NUTRIENTS.map((name) => [name, times(figures[name])]));
  const known = DETAIL_NUTRIENTS.flatMap((name) => {
    const value = times(figures.nutrients?.[name]);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...UNKNOWN_FIGURES,
    ...main,
    nutrients: known.length > 0 ? Object.fromEntries(known) : null,
  };
}
