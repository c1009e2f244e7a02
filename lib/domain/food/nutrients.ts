/** Vitamins and minerals that the food table knows, each in the unit that its figures are kept in. */
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
export const MICRONUTRIENTS = Object.keys(MICRONUTRIENT_UNITS) as Micronutrient[];

/** Figures beside energy, fat, carbohydrates and protein that a product has columns for; grams. */
export const PARTIAL_NUTRIENTS = ['fibre', 'sugar', 'saturatedFat', 'salt'] as const;
export type PartialNutrient = (typeof PARTIAL_NUTRIENTS)[number];

/** What is shown beneath the four main figures. */
export const DETAIL_NUTRIENTS = [...PARTIAL_NUTRIENTS, ...MICRONUTRIENTS] as const;
export type DetailNutrient = PartialNutrient | Micronutrient;

/** Amounts by nutrient, in the unit of each; what is unknown is absent or null, never zero. */
export type Micronutrients = Readonly<Partial<Record<Micronutrient, number | null>>>;

/** What a serving of a dish holds, and of how many of its lines each figure is known. */
export interface DetailTotals {
  /** How many lines count at all. */
  readonly of: number;
  readonly amounts: Readonly<Partial<Record<DetailNutrient, number | null>>>;
  readonly known: Readonly<Partial<Record<DetailNutrient, number | null>>>;
}
