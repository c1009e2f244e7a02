import { type Allergen, type Category, NUTRITION_FIGURES } from '../product/types';
import type { Substitutes } from '../substitutes/types';
import type { Micronutrients } from './nutrients';

/** States that a food's figures may refer to. */
export const FOOD_STATES = ['raw', 'dried', 'cooked', 'tinned', 'frozen', 'made'] as const;
export type FoodState = (typeof FOOD_STATES)[number];

/** Figures that a food lends to a product without them. */
export const LENT_FIGURES = [...NUTRITION_FIGURES, 'gramsPerMl', 'gramsPerPiece', 'edibleShare'] as const;
export type LentFigure = (typeof LENT_FIGURES)[number];

/**
 * Household measure of a food. `label` is a measure of `lib/domain/amount/measures` ("cup", "clove", "medium") or the
 * table's own words; `grams` are as bought, like a product's `gramsPerPiece`: with skin, bones and stones.
 */
export interface Portion {
  readonly label: string;
  readonly labelKa: string | null;
  readonly grams: number;
}

/** Food of the table, per 100 g of the edible part; null means unknown, never zero. */
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
  /** Portions, the usual piece first if there is one. */
  readonly portions: readonly Portion[];
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
  readonly pieceName: string | null;
  readonly edibleShare: number | null;
  /** Null means unknown, an empty list none. */
  readonly allergens: readonly Allergen[] | null;
  /**
   * Allergens that foods of this kind may contain, so that only a product's label can tell; disjoint from `allergens`.
   */
  readonly unknownAllergens: readonly Allergen[];
  readonly origin: string | null;
  /** Possible substitutes; null if nobody has entered any. */
  readonly substitutes: Substitutes;
  readonly curated: boolean;
}

/** Fields of a food in a list of suggestions. */
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
