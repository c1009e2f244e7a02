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

/** Nutrition of a logged food; null means unknown, never zero. */
export interface EatenFigures extends Readonly<Record<Nutrient, number | null>> {
  readonly nutrients: Details | null;
}

/** Facts of a food or product, per 100 g of the edible part. */
export interface EdibleFacts extends ProductFacts {
  readonly fibre?: number | null;
  readonly sugar?: number | null;
  readonly saturatedFat?: number | null;
  readonly salt?: number | null;
  readonly nutrients?: Micronutrients | null;
  readonly category?: string | null;
  readonly state?: string | null;
}

/** Facts of a recipe, per serving. */
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
 * Returns the figures of an amount of a food or product; all unknown if its weight in this unit is unknown. With
 * `isPeeled`, grams are of the edible part, otherwise as bought.
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

/** Returns the figures of a number of servings of a recipe. */
export const figuresOfDish = (facts: ServingFacts, servings: number): EatenFigures =>
  scaled({ ...facts, nutrients: facts.nutrients?.amounts }, servings);

type Given = Readonly<Partial<Record<Nutrient, number | null>>> & { readonly nutrients?: Details | null };

/** Multiplies figures by `factor`; `nutrients` is null if none of them is known. */
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
