export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const ORIGINS = ['plant', 'animal', 'fish', 'dairy', 'egg', 'honey'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Shop aisles in walking order. */
export const CATEGORIES = [
  'vegetables',
  'herbs',
  'fruit',
  'dairy',
  'meat',
  'grains',
  'pulses',
  'spices',
  'pantry',
  'sweets',
  'drinks',
  'frozen',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const PIECE_NAMES = ['clove', 'bunch', 'head', 'leaf'] as const;
export type PieceName = (typeof PIECE_NAMES)[number];

/** Facts that may be unknown and cause a warning. */
export const UNKNOWN_FACTS = ['allergens', 'origin'] as const;

/** Figures of a product, per 100 gr; null or absent means unknown, never zero. */
export interface ProductFacts {
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  readonly costTetri?: number | null;
  readonly gramsPerMl?: number | null;
  readonly gramsPerPiece?: number | null;
  readonly edibleShare?: number | null;
  readonly allergens?: readonly Allergen[] | null;
  /** Allergens that products of this kind may contain; only these are unknown. */
  readonly unknownAllergens?: readonly string[] | null;
  readonly origin?: string | null;
}

/** Facts for choosing between products: energy and price per 100 gr, and allergens. */
export type ChoiceFacts = Pick<ProductFacts, 'calories' | 'costTetri' | 'allergens' | 'unknownAllergens'>;

/** Figures on a nutrition label, per 100 gr. */
export const NUTRITION_FIGURES = [
  'calories',
  'fats',
  'carbs',
  'prots',
  'fibre',
  'sugar',
  'saturatedFat',
  'salt',
] as const;

/** Fields that lists request of a product to convert its amounts. */
export const PRODUCT_FIELDS = [
  'Name',
  'NameKa',
  'calories',
  'fats',
  'carbs',
  'prots',
  'costTetri',
  'gramsPerMl',
  'gramsPerPiece',
  'pieceName',
  'edibleShare',
  'allergens',
  'unknownAllergens',
] as const;
