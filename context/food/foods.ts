import { useCallback, useMemo } from 'react';
import {
  matchNames,
  offerFoods,
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
import { useSettled } from '@/lib/hooks/useSettled';
import { useTypedSearch } from '@/context/remote/typed';

export type { NameMatch, NameProposal, Offered, OfferedFood };

const PAUSE = 150;
/** Minimum number of letters; a single one would match everything. */
const LEAST_LETTERS = 2;

/** Finds products and foods for the typed text, best match first; loads the word table only once somebody types. */
async function offered(text: string, signal: AbortSignal): Promise<readonly Offered[]> {
  const { products, foods } = await offerFoods(text, { signal });
  const { mergedOffer } = await import('@/lib/domain/food/offer');
  return mergedOffer(text, products, foods);
}

/** Finds the same for food that was eaten. */
async function eatenOffered(text: string, signal: AbortSignal): Promise<readonly Offered[]> {
  const { products, foods } = await offerFoods(text, { signal, eaten: true });
  return [
    ...products.map((product): Offered => ({ kind: 'product', product })),
    ...foods.map((food): Offered => ({ kind: 'food', food })),
  ];
}

/** Finds the same for things that need not be food: keeps a guess only if it is certain. */
async function surelyOffered(text: string, signal?: AbortSignal): Promise<readonly Offered[]> {
  const { products, foods, guessed } = await offerFoods(text, { signal });
  const { isSurelyMeant, mergedOffer } = await import('@/lib/domain/food/offer');
  const found = mergedOffer(text, products, foods);
  return guessed ? found.filter((one) => isSurelyMeant(text, one)) : found;
}

/**
 * Searches products and foods for the typed text, from the second letter on. With `isSure` a corrected typo counts only
 * if hardly anything else can be meant.
 */
export function useOffer(text: string, { isExact = false, isSure = false } = {}): readonly Offered[] | null {
  const wanted = text.trim();
  return useTypedSearch(textLength(wanted) < LEAST_LETTERS ? '' : wanted, isSure ? surelyOffered : offered, {
    pause: PAUSE,
    isExact,
  });
}

/** Searches for eaten food: returns all matches, products first. */
export const useEatenOffer = (text: string): readonly Offered[] | null =>
  useTypedSearch(textLength(text.trim()) < LEAST_LETTERS ? '' : text.trim(), eatenOffered, {
    pause: PAUSE,
    isExact: true,
  });

/** Finds the foods a product may be: by the typed word, else by the product's own name, in whole or in parts. */
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

/**
 * Returns calls about foods. Creating a product from a food is silent: only a failure shows, at its place if `isQuiet`,
 * else as an alert.
 */
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
