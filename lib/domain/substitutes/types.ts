import type { Allergen, Category } from '../product/types';

/** Substitute as entered: the food, the grams of it that replace one gram, and a note in both languages. */
interface EnteredSubstitute {
  readonly food: number;
  readonly ratio: number;
  readonly note: string | null;
  readonly noteKa: string | null;
}

/** Substitute of a product or food, with the facts of its food; allergens are null if unknown. */
export interface Substitute extends EnteredSubstitute {
  readonly Name: string;
  readonly NameKa: string | null;
  readonly category: Category | null;
  readonly allergens: readonly Allergen[] | null;
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
  readonly pieceName: string | null;
  /** True if it comes from the product's food, not from the product itself. */
  readonly lent: boolean;
}

/** Field of both `products` and `foods`; null means nobody has entered any, an empty list that there are none. */
export type Substitutes = readonly Substitute[] | null;

export const SUBSTITUTE_LIMITS = {
  most: 20,
  ratio: { min: 0.01, max: 20 },
  note: { max: 200 },
} as const;
