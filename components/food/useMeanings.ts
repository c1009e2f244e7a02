import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCatalogue } from '@/context/product/catalogue';
import { useFoodCalls, useOffer, type Offered } from '@/context/food/foods';
import { useFoodNames } from '@/context/shoplist/usual';
import { isOwnOffer, mergedOffer, offerKey } from '@/lib/domain/food/offer';
import { bestFirst } from '@/lib/domain/product/closest';
import { findProducts } from '@/lib/domain/product/find';
import type { Product } from '@/lib/domain/product/record';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { searchTextsOf, type Written } from '@/lib/domain/shoplist/written';
import { useOffline } from '@/lib/hooks/useOffline';

interface MeaningSearch {
  /** Best match first; null until known. */
  readonly offers: readonly Offered[] | null;
  /** Set once the server has answered too, or cannot be reached. */
  readonly isWhole: boolean;
}

/**
 * Returns possible meanings of a name: at once the products cached in this browser (the shop's, and `near`), later
 * those found by the server; offline, the foods whose names the browser has cached.
 */
export function useMeanings(name: string, near: readonly ShopProduct[]): MeaningSearch {
  const { isOffline } = useOffline();
  const catalogue = useCatalogue();
  const isLater = useLater();
  const foodNames = useFoodNames(isLater || name !== '');
  const foods = useMemo(() => foodNames.map(withKa), [foodNames]);
  const found = useOffer(isOffline ? '' : name, { isExact: true, isSure: true });
  const kept = useMemo(() => {
    const all = new Map([...near, ...catalogue].map((one): [number, Product] => [one.id, one]));
    return [...all.values()];
  }, [catalogue, near]);
  const offers = useMemo(() => {
    const known = findProducts(name, kept);
    if (isOffline) return mergedOffer(name, known, findProducts(name, foods));
    if (!found && known.length === 0) return null;
    const others = found ?? [];
    const isKnown = (product: Product) => known.some(({ id }) => id === product.id);
    const products = others.flatMap((one) =>
      one.kind === 'product' && !isKnown(one.product) ? one.product : [],
    );
    const foundFoods = others.flatMap((one) => (one.kind === 'food' ? one.food : []));
    return mergedOffer(name, bestFirst(name, [...known, ...products]), foundFoods);
  }, [foods, found, isOffline, kept, name]);
  return { offers, isWhole: isOffline || found !== null };
}

/** Finds the possible meanings of a written line; `isMeant` if the first one is named exactly as written. */
export function useLineMeanings(written: Written, near: readonly ShopProduct[]) {
  const texts = searchTextsOf(written);
  const [first = '', second = ''] = texts;
  const best = useMeanings(first, near);
  const other = useMeanings(second, near);
  const { offers, isWhole } = second ? joined(best, other) : best;
  const isMeant = Boolean(offers?.[0] && isCalled(offers[0], texts));
  return { offers, isWhole, isMeant };
}

const isCalled = (offered: Offered, texts: readonly string[]): boolean =>
  texts.some((text) => isOwnOffer(offered, text));

function joined(best: MeaningSearch, other: MeaningSearch): MeaningSearch {
  const isWhole = best.isWhole && other.isWhole;
  if (!best.offers || !other.offers) return { offers: null, isWhole };
  const keys = new Set(best.offers.map(offerKey));
  return { offers: [...best.offers, ...other.offers.filter((one) => !keys.has(offerKey(one)))], isWhole };
}

/**
 * Returns a function that finds the product named exactly as written, for a line submitted before the server answered.
 * Resolves to undefined if there is none or nobody answers. Creates a product from a food if necessary.
 */
export function useMeaning() {
  const { productOf, meant } = useFoodCalls();
  return useCallback(
    async (written: Written): Promise<Product | undefined> => {
      const texts = searchTextsOf(written);
      for (const text of texts) {
        const [found] = await meant(text).catch(() => []);
        if (!found || !isCalled(found, texts)) continue;
        if (found.kind === 'product') return found.product;
        return productOf(found.food.id, { isQuiet: true }).catch(() => undefined);
      }
      return undefined;
    },
    [meant, productOf],
  );
}

const withKa = <T extends { readonly NameKa?: string | null }>(food: T) => ({
  ...food,
  NameKa: food.NameKa ?? null,
});

/** Delay after which the screen has loaded and data for offline use may follow, in ms. */
const QUIET_MS = 5_000;

function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
