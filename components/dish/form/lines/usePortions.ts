import { useEffect, useEffectEvent } from 'react';
import { useReadPortions } from '@/context/product/products';
import { lacksPortions } from '@/lib/forms/dish/amount';
import type { LineValues } from '@/lib/forms/dish/values';

/** Loads the household weights of a line's product as soon as its amount needs them. */
export function usePortions(line: LineValues, onChange: (part: Partial<LineValues>) => void) {
  const readPortions = useReadPortions();
  const wanted = line.product && lacksPortions(line) ? line.product.id : null;
  const take = useEffectEvent((id: number, portions: NonNullable<LineValues['product']>['portions']) => {
    // Null means loaded, without any weights.
    if (line.product?.id === id) onChange({ product: { ...line.product, portions: portions ?? null } });
  });
  useEffect(() => {
    if (wanted === null) return;
    let isLeft = false;
    readPortions([wanted]).then(
      ([found]) => !isLeft && take(wanted, found?.portions),
      () => undefined, // Saving asks again.
    );
    return () => {
      isLeft = true;
    };
  }, [readPortions, wanted]);
}
