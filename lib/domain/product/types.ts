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

/** Shop aisles, in the order in which one walks through the shop. */
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

/** What of a product may be unknown that warnings go by. */
export const UNKNOWN_FACTS = ['allergens', 'origin'] as const;

/** The figures of a product, per 100 gr; null or absent is unknown, never zero. */
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
  readonly allergens?: readonly string[] | null;
  /** Those that its kind may hold: of these alone nobody knows. */
  readonly unknownAllergens?: readonly string[] | null;
  readonly origin?: string | null;
}

/** Facts by which one chooses among things: energy and price per 100 gr, and what one has to bear. */
export type ChoiceFacts = Pick<ProductFacts, 'calories' | 'costTetri' | 'allergens' | 'unknownAllergens'>;

/** The figures that a label tells, per 100 gr. */
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

/** What lists ask for of a product, so that amounts of it can be counted. */
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
