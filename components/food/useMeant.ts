import { useEffect, useMemo, useState } from 'react';
import { useCatalogue } from '@/context/data/catalogue';
import { useOffer, type Offered } from '@/context/data/foods';
import { useFoodNames } from '@/context/data/usual';
import { mergedOffer, offerKey } from '@/lib/domain/food/offer';
import { bestFirst } from '@/lib/domain/product/closest';
import { findProducts } from '@/lib/domain/product/find';
import type { Product } from '@/lib/domain/product/record';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import type { Written } from '@/lib/domain/shoplist/written';
import { useOffline } from '@/lib/hooks/useOffline';

/**
 * What a name may mean, the best first: the products that this browser keeps at once (the shop's, and `near`), the others as
 * the CMS finds them; without network the foods whose names it keeps.
 */
export function useMeant(name: string, near: readonly ShopProduct[]): readonly Offered[] | null {
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
  return useMemo(() => {
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
}

/**
 * Finds what a written line may mean: a tin of it is the tinned thing before any other, though nobody writes the word twice.
 */
export function useMeantWritten(
  { name, measured }: Written,
  near: readonly ShopProduct[],
): readonly Offered[] | null {
  const isTin = measured?.measure === 'can';
  const word = /[ა-ჰ]/u.test(name) ? `${name} კონსერვი` : `tinned ${name}`;
  const tinned = useMeant(isTin ? word : '', near);
  const plain = useMeant(name, near);
  if (!isTin) return plain;
  if (!tinned || !plain) return null;
  const keys = new Set(tinned.map(offerKey));
  return [...tinned, ...plain.filter((one) => !keys.has(offerKey(one)))];
}

const withKa = <T extends { readonly NameKa?: string | null }>(food: T) => ({
  ...food,
  NameKa: food.NameKa ?? null,
});

/** The screen is there and has what it needs: what it may need without network can come. */
const QUIET_MS = 5_000;

function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
