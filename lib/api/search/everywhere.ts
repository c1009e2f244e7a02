import type { DishType } from '@/lib/domain/dish/types';
import type { OfferedFood } from '@/lib/domain/food/offer';
import type { Image } from '@/lib/domain/image/pick';
import type { Language } from '@/lib/domain/language';
import type { Product } from '@/lib/domain/product/record';
import type { FoundDay, Ownership } from '@/lib/domain/search/results';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import { act, ask, type CallOptions } from '@/lib/api/strapi';

interface Found {
  readonly id: number;
  readonly Name: string;
  readonly whose?: Ownership | null;
}
export interface FoundDish extends Found {
  readonly TimeToCook?: number | null;
  readonly calories?: number | null;
  readonly servingAmount?: number | null;
  readonly types?: readonly DishType[] | null;
  readonly DishImages?: readonly Image[] | null;
}
interface FoundPlan extends Found {
  readonly dayCount?: number | null;
  readonly Images?: readonly Image[] | null;
}
interface FoundExercise extends Found {
  readonly duration?: number | null;
  readonly burnedCalories?: number | null;
  readonly Images?: readonly Image[] | null;
}
interface FoundSupplement extends Found {
  readonly Images?: readonly Image[] | null;
}
interface FoundExamination extends Found {
  readonly day?: string | null;
}

/** Search results by kind, best first. */
export interface FoundEverywhere {
  readonly dishes: readonly FoundDish[];
  readonly days: readonly FoundDay[];
  readonly mealplans: readonly FoundPlan[];
  readonly products: readonly (Product & Pick<Found, 'whose'>)[];
  readonly foods: readonly OfferedFood[];
  readonly exercises: readonly FoundExercise[];
  readonly supplements: readonly FoundSupplement[];
  readonly examinations: readonly FoundExamination[];
  readonly cookbooks: readonly Found[];
  /** Corrected word that was searched for, if nothing matched as typed. */
  readonly meant: string | null;
  readonly totals: FoundTotals;
}
/**
 * Numbers of results on the pages that list a kind, public and the reader's own; only present if there are more than
 * shown at once.
 */
type FoundTotals = Readonly<Record<string, { readonly public?: number; readonly mine?: number } | undefined>>;

/** Searches everything that the caller may read, in one call. */
export async function searchEverywhere(
  q: string,
  reader: Language,
  options?: CallOptions,
): Promise<FoundEverywhere> {
  const { data, meta } = await ask('GET search', { query: { q: q.trim(), reader } }, options);
  return { ...data, ...meta };
}

/** Makes one small change to a line of a list, named by its key. */
export const changeLine = (list: number, change: ItemChange) => act('shoplists', list, 'change', change);
