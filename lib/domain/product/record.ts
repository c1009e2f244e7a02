import type { Food, FoodState, LentFigure, Portion } from '../food/types';
import type { Substitutes } from '../substitutes/types';
import type { Category, PieceName, ProductFacts } from './types';

type LentWord = 'category' | 'origin' | 'pieceName' | 'allergens';

/** Product as the CMS returns it, flat; figures are per 100 gr. */
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
  /** Food of the table that lends the data the product lacks. */
  readonly food?: Pick<Food, 'id' | 'Name' | 'NameKa' | 'tableName'> | null;
  /** State of its food; present only in requests for foods to log. */
  readonly state?: FoodState | null;
  /** Values borrowed from the food: a figure with the same value is not the product's own. */
  readonly lent?: Readonly<Partial<Record<LentFigure | LentWord, unknown>>> | null;
  /** Household measures; absent if not requested. */
  readonly portions?: readonly Portion[] | null;
  /** Possible substitutes; absent if not requested. */
  readonly substitutes?: Substitutes;
}

type Named = Pick<ProductFacts, 'Name' | 'NameKa'>;

/** Returns a product's name in a language, or its only name. */
export const productName = ({ Name, NameKa }: Named, language: string): string =>
  language === 'ka' && NameKa ? NameKa : Name;

/** Returns the names of a product created from one typed word: a Georgian word is also its Georgian name. */
export const namesOf = (typed: string): { Name: string; NameKa?: string } =>
  /[ა-ჰ]/.test(typed) ? { Name: typed, NameKa: typed } : { Name: typed };

/**
 * Checks whether a person may edit a product: its author until it is verified, an Admin always. Others may only suggest
 * changes.
 */
export const canEditProduct = (
  { owner, verified }: Pick<Product, 'owner' | 'verified'>,
  person: { readonly id: number; readonly Rolee: string } | null,
): boolean => person !== null && (person.Rolee === 'Admin' || (owner?.id === person.id && !verified));
