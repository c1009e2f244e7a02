import { useRef, useState } from 'react';
import { useFoodCalls, type OfferedFood } from '@/context/food/foods';
import type { Product } from '@/lib/domain/product/record';

/** Creates the product of a chosen food while the user goes on typing; ignores the result after `giveUp`. */
export function useFoodProduct(onMade: (product: Product) => void) {
  const { productOf } = useFoodCalls();
  const wanted = useRef<number>(undefined);
  const [isMaking, setMaking] = useState(false);
  const make = async ({ id }: Pick<OfferedFood, 'id'>) => {
    wanted.current = id;
    setMaking(true);
    try {
      const product = await productOf(id, { isQuiet: true });
      if (wanted.current === id) onMade(product);
    } catch {
      // The field reports it and offers a retry.
    }
    if (wanted.current === id) setMaking(false);
  };
  const giveUp = () => {
    wanted.current = undefined;
    setMaking(false);
  };
  return { isMaking, make, giveUp };
}
