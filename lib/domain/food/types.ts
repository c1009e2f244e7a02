import { type Allergen, type Category, NUTRITION_FIGURES } from '../product/types';
import type { Substitutes } from '../substitutes/types';
import type { Micronutrients } from './nutrients';

/** Which state of a food its figures are of. */
export const FOOD_STATES = ['raw', 'dried', 'cooked', 'tinned', 'frozen', 'made'] as const;
export type FoodState = (typeof FOOD_STATES)[number];

/** The figures that a food lends to a product that lacks them. */
export const LENT_FIGURES = [...NUTRITION_FIGURES, 'gramsPerMl', 'gramsPerPiece', 'edibleShare'] as const;
export type LentFigure = (typeof LENT_FIGURES)[number];

/**
 * A household measure of a food. `label` is a measure of `lib/domain/amount/measures` where it is one ("cup", "clove", "medium"),
 * else the table's words; `grams` are as bought, like a product's `gramsPerPiece`: with skin, bones and stones.
 */
export interface Portion {
  readonly label: string;
  readonly labelKa: string | null;
  readonly grams: number;
}

/** A food of the table, per 100 g of what is eaten of it; null is unknown, never zero. */
export interface Food {
  readonly id: number;
  readonly Name: string;
  readonly NameKa: string | null;
  readonly tableName: string;
  readonly otherNames: readonly string[];
  readonly otherNamesKa: readonly string[];
  readonly group: string;
  readonly category: Category | null;
  readonly state: FoodState | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly fibre: number | null;
  readonly sugar: number | null;
  readonly saturatedFat: number | null;
  readonly salt: number | null;
  readonly nutrients: Micronutrients | null;
  /** The usual piece first, where there is one. */
  readonly portions: readonly Portion[];
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
  readonly pieceName: string | null;
  readonly edibleShare: number | null;
  /** Null is unknown, an empty list is none. */
  readonly allergens: readonly Allergen[] | null;
  /** Those that its kind may hold, so that only a product's label tells; none of them stands in `allergens`. */
  readonly unknownAllergens: readonly Allergen[];
  readonly origin: string | null;
  /** What may stand in for it; null where nobody has said any. */
  readonly substitutes: Substitutes;
  readonly curated: boolean;
}

/** What a list of offers tells of a food. */
export const OFFERED_FIELDS = [
  'Name',
  'NameKa',
  'tableName',
  'category',
  'state',
  'curated',
  'portions',
  'gramsPerMl',
  'gramsPerPiece',
  'pieceName',
  'edibleShare',
  'calories',
  'allergens',
  'unknownAllergens',
] as const;
