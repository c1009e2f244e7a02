import { useCallback, useMemo } from 'react';
import {
  matchNames,
  offer,
  productOfFood,
  sameAs,
  searchFoods,
  type NameMatch,
  type NameProposal,
} from '@/lib/api/food/foods';
import type { Offered, OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import { textLength } from '@/lib/domain/limits';
import { invalidate } from '@/lib/remote/cache';
import { newKey } from '@/lib/newKey';
import { useApi } from '@/context/ApiContext';
import { useQuietRead } from '@/context/remote/read';
import { useSettled } from '@/context/mealplan/shelf';
import { useTypedSearch } from '@/context/remote/typed';

export type { NameMatch, NameProposal, Offered, OfferedFood };

const PAUSE = 150;
/** One letter means everything. */
const LEAST_LETTERS = 2;

/** Products and foods that a typed text may mean, the best first; their table of words is not needed before somebody types. */
async function offered(text: string, signal: AbortSignal): Promise<readonly Offered[]> {
  const { products, foods } = await offer(text, { signal });
  const { mergedOffer } = await import('@/lib/domain/food/offer');
  return mergedOffer(text, products, foods);
}

/** The same for what was eaten. */
async function eatenOffered(text: string, signal: AbortSignal): Promise<readonly Offered[]> {
  const { products, foods } = await offer(text, { signal, eaten: true });
  return [
    ...products.map((product): Offered => ({ kind: 'product', product })),
    ...foods.map((food): Offered => ({ kind: 'food', food })),
  ];
}

/** The same for what need not be food: of guesses those alone that are surely meant. */
async function surelyOffered(text: string, signal?: AbortSignal): Promise<readonly Offered[]> {
  const { products, foods, guessed } = await offer(text, { signal });
  const { isSurelyMeant, mergedOffer } = await import('@/lib/domain/food/offer');
  const found = mergedOffer(text, products, foods);
  return guessed ? found.filter((one) => isSurelyMeant(text, one)) : found;
}

/** What is being typed may mean these products and foods, from the second letter on; `isSure`: a slip counts only where hardly anything else is meant. */
export function useOffer(text: string, { isExact = false, isSure = false } = {}): readonly Offered[] | null {
  const wanted = text.trim();
  return useTypedSearch(textLength(wanted) < LEAST_LETTERS ? '' : wanted, isSure ? surelyOffered : offered, {
    pause: PAUSE,
    isExact,
  });
}

/** Finds what a typed text may mean to somebody who has eaten it: all of it, products first. */
export const useEatenOffer = (text: string): readonly Offered[] | null =>
  useTypedSearch(textLength(text.trim()) < LEAST_LETTERS ? '' : text.trim(), eatenOffered, {
    pause: PAUSE,
    isExact: true,
  });

/** The foods that a product may be: what the typed word means, and without one what its own name does, whole or in parts. */
export function useFoodGuesses({ Name, NameKa }: Pick<Product, 'Name' | 'NameKa'>, typed: string) {
  const q = useSettled(typed);
  return useQuietRead<OfferedFood[]>(['foods', q || Name, q ? '' : (NameKa ?? '')], async () => {
    if (q) return searchFoods(q);
    const { searchTexts } = await import('@/lib/domain/product/match');
    for (const words of [...searchTexts(Name), ...(NameKa ? searchTexts(NameKa) : [])]) {
      const found = await searchFoods(words);
      if (found.length > 0) return found;
    }
    return [];
  });
}

/** What is done with foods. Where a product is made of one silently, only a failure says so: at its place if `isQuiet`, else by the alert. */
export function useFoodCalls() {
  const { background, write } = useApi();
  const productOf = useCallback(
    async (food: number, how?: { readonly isQuiet?: boolean }): Promise<Product> => {
      const product = await background(() => productOfFood(food, newKey()), how);
      invalidate({ collection: 'products', id: product.id });
      return product;
    },
    [background],
  );
  const same = useCallback(
    async (product: number, food: number | null): Promise<Product> => {
      const linked = await write(food === null ? 'product.unlink' : 'product.sameAs', () =>
        sameAs(product, food),
      );
      invalidate({ collection: 'products', id: product });
      invalidate({ collection: 'dishes' });
      return linked;
    },
    [write],
  );
  const match = useCallback(
    (names: readonly string[]): Promise<NameMatch[]> => background(() => matchNames(names)),
    [background],
  );
  const meant = useCallback(
    async (text: string): Promise<readonly Offered[]> =>
      textLength(text) < LEAST_LETTERS ? [] : background(() => surelyOffered(text), { isQuiet: true }),
    [background],
  );
  return useMemo(() => ({ productOf, sameAs: same, match, meant }), [productOf, same, match, meant]);
}
