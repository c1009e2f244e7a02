import { useCallback, useEffect, useMemo, useState } from 'react';
import { matchNames, offer, productOfFood, sameAs, searchFoods, type NameMatch } from '@/lib/api/foods';
import type { Offered, OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import { textLength } from '@/lib/domain/limits';
import { invalidate } from '@/lib/remote/cache';
import { newKey } from '@/lib/newKey';
import { useApi } from '../ApiContext';
import { useQuietRead } from './read';
import { useSettled } from './shelf';

export type { NameMatch, Offered, OfferedFood };

const PAUSE = 150;
/** One letter means everything. */
const LEAST_LETTERS = 2;

interface Found {
  readonly text: string;
  readonly offered: readonly Offered[];
}

/**
 * Products and foods that what is being typed may mean, from the second letter on, a moment after the last key; null while
 * there is nothing to show yet. `isExact`: what was found for an earlier text is not shown meanwhile.
 */
export function useOffer(text: string, { isExact = false } = {}): readonly Offered[] | null {
  const { background } = useApi();
  const [found, setFound] = useState<Found | null>(null);
  const wanted = textLength(text.trim()) < LEAST_LETTERS ? '' : text.trim();
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      background(() => offer(wanted, { signal: stop.signal }))
        .then(async ({ products, foods }) => {
          // its table of words is not needed before somebody types
          const { mergedOffer } = await import('@/lib/domain/food/offer');
          const offered = mergedOffer(wanted, products, foods);
          if (!stop.signal.aborted) setFound({ text: wanted, offered });
        })
        .catch(() => undefined); // the alert has said it, or a newer search has taken its place
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [background, wanted]);
  return wanted && found && (!isExact || found.text === wanted) ? found.offered : null;
}

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
  return useMemo(() => ({ productOf, sameAs: same, match }), [productOf, same, match]);
}
