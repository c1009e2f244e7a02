import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useReadProducts } from '@/context/product/products';
import { countedLines, linesIn, withLines, type DishValues } from '@/lib/forms/dish/values';
import { gapsOf } from '@/lib/domain/product/gaps';
import type { Product } from '@/lib/domain/product/record';

/**
 * Reloads products that were completed in another tab when the person returns to this one. Returns a function that
 * replaces a product completed here.
 */
export function useMendedProducts(isIncomplete: boolean) {
  const readProducts = useReadProducts();
  const { values, setValues } = useFormikContext<DishValues>();
  const refresh = useEffectEvent(async () => {
    if (document.hidden) return;
    const lacking = countedLines(linesIn(values)).filter((line) => gapsOf(line).length > 0);
    const ids = new Set(lacking.map(({ product }) => (product as Product).id));
    const found = await readProducts([...ids]).catch((): Product[] => []);
    const byId = new Map(found.map((product) => [product.id, product]));
    if (byId.size > 0) setValues((now) => withProducts(now, byId), false);
  });
  useEffect(() => {
    if (!isIncomplete) return;
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [isIncomplete]);
  return (product: Product) => setValues((now) => withProducts(now, new Map([[product.id, product]])), false);
}

function withProducts(values: DishValues, products: ReadonlyMap<number, Product>): DishValues {
  return withLines(values, (line) => {
    const product = line.product && products.get(line.product.id);
    return product ? { ...line, product } : line;
  });
}
