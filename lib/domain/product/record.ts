import type { Food, FoodState, LentFigure, Portion } from '../food/types';
import type { Substitutes } from '../substitutes/types';
import type { Category, PieceName, ProductFacts } from './types';

type LentWord = 'category' | 'origin' | 'pieceName' | 'allergens';

/** A product as the CMS gives it, flat; per 100 gr where it is a figure. */
export interface Product extends ProductFacts {
  readonly id: number;
  readonly language?: string | null;
  readonly category?: Category | string | null;
  readonly fibre?: number | null;
  readonly sugar?: number | null;
  readonly saturatedFat?: number | null;
  readonly salt?: number | null;
  readonly pieceName?: PieceName | string | null;
  readonly packSize?: number | null;
  readonly verified?: boolean | null;
  readonly sold?: boolean | null;
  readonly owner?: { readonly id: number; readonly Name: string } | null;
  readonly updatedAt?: string;
  /** The food of the table that lends what the product lacks. */
  readonly food?: Pick<Food, 'id' | 'Name' | 'NameKa' | 'tableName'> | null;
  /** The state of its food; only where what is eaten was asked for. */
  readonly state?: FoodState | null;
  /** What the food has lent: a figure with this very value is not the product's own. */
  readonly lent?: Readonly<Partial<Record<LentFigure | LentWord, unknown>>> | null;
  /** Household measures; absent where they were not asked for. */
  readonly portions?: readonly Portion[] | null;
  /** What may stand in for it; absent where that was not asked for. */
  readonly substitutes?: Substitutes;
}

type Named = Pick<ProductFacts, 'Name' | 'NameKa'>;

/** The name of a product in a language; the other one where it has none. */
export const productName = ({ Name, NameKa }: Named, language: string): string =>
  language === 'ka' && NameKa ? NameKa : Name;

/** The two names that a product made from one typed word gets: a Georgian word is its Georgian name too. */
export const namesOf = (typed: string): { Name: string; NameKa?: string } =>
  /[ა-ჰ]/.test(typed) ? { Name: typed, NameKa: typed } : { Name: typed };

/** The author of a product changes it until it is verified, from then on only an Admin; others suggest. */
export const canEditProduct = (
  { owner, verified }: Pick<Product, 'owner' | 'verified'>,
  person: { readonly id: number; readonly Rolee: string } | null,
): boolean => person !== null && (person.Rolee === 'Admin' || (owner?.id === person.id && !verified));
