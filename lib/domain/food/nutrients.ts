import { keysOf } from '../keysOf';

/** Vitamins and minerals of the food table, each with the unit of its stored figures. */
export const MICRONUTRIENT_UNITS = {
  calcium: 'mg',
  iron: 'mg',
  magnesium: 'mg',
  phosphorus: 'mg',
  potassium: 'mg',
  zinc: 'mg',
  selenium: 'µg',
  vitaminA: 'µg',
  vitaminC: 'mg',
  vitaminD: 'µg',
  vitaminE: 'mg',
  vitaminK: 'µg',
  vitaminB1: 'mg',
  vitaminB2: 'mg',
  vitaminB3: 'mg',
  vitaminB6: 'mg',
  folate: 'µg',
  vitaminB12: 'µg',
} as const;
export type Micronutrient = keyof typeof MICRONUTRIENT_UNITS;
export const MICRONUTRIENTS = keysOf(MICRONUTRIENT_UNITS);

/** Figures in grams that a product has columns for, besides energy, fat, carbohydrates and protein. */
export const PARTIAL_NUTRIENTS = ['fibre', 'sugar', 'saturatedFat', 'salt'] as const;
export type PartialNutrient = (typeof PARTIAL_NUTRIENTS)[number];

/** Nutrients shown below the four main figures. */
export const DETAIL_NUTRIENTS = [...PARTIAL_NUTRIENTS, ...MICRONUTRIENTS] as const;
export type DetailNutrient = PartialNutrient | Micronutrient;

/** Amounts by nutrient, each in its unit; unknown ones are absent or null, never zero. */
export type Micronutrients = Readonly<Partial<Record<Micronutrient, number | null>>>;

/** Details of a serving of a dish, with the number of lines for which each figure is known. */
export interface DetailTotals {
  /** Number of lines that count. */
  readonly of: number;
  readonly amounts: Readonly<Partial<Record<DetailNutrient, number | null>>>;
  readonly known: Readonly<Partial<Record<DetailNutrient, number | null>>>;
}
