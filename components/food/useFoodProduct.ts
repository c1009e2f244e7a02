import { useRef, useState } from 'react';
import { useFoodCalls, type OfferedFood } from '@/context/food/foods';
import type { Product } from '@/lib/domain/product/record';

/** Makes the product of a chosen food while one goes on writing; what was given up meanwhile is not handed on. */
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
      // the field says so, with another try
    }
    if (wanted.current === id) setMaking(false);
  };
  const giveUp = () => {
    wanted.current = undefined;
    setMaking(false);
  };
  return { isMaking, make, giveUp };
}
