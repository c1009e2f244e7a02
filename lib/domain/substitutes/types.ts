import type { Allergen, Category } from '../product/types';

/** What somebody says of a substitute: the food, how many grams of it do for one gram, and what to mind, in both languages. */
interface SaidSubstitute {
  readonly food: number;
  readonly ratio: number;
  readonly note: string | null;
  readonly noteKa: string | null;
}

/** What a product, or food, knows of a food that may stand in for it; allergens are null where nobody knows them. */
export interface Substitute extends SaidSubstitute {
  readonly Name: string;
  readonly NameKa: string | null;
  readonly category: Category | null;
  readonly allergens: readonly Allergen[] | null;
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
  readonly pieceName: string | null;
  /** It is the food's that the product stands for, not the product's own. */
  readonly lent: boolean;
}

/** What is in `products` and `foods` alike; null is that nobody has said any, an empty list that there are none. */
export type Substitutes = readonly Substitute[] | null;

export const SUBSTITUTE_LIMITS = {
  most: 20,
  ratio: { min: 0.01, max: 20 },
  note: { max: 200 },
} as const;
