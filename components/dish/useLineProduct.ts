import { useState } from 'react';
import { useFoodProduct } from '@/components/food/useFoodProduct';
import { useOffer, type Offered } from '@/context/data/foods';
import { useFindProducts, useProductCalls } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import { isNamedOffer, offerKey } from '@/lib/domain/food/offer';
import { LIMITS, textLength } from '@/lib/domain/limits';
import { isNamed } from '@/lib/domain/product/match';
import { namesOf, productName, type Product } from '@/lib/domain/product/record';
import type { LineValues } from '@/lib/forms/dish/values';

/** What a line's text may mean, and how a product, a food or a new product becomes the line's. */
export function useLineProduct(line: LineValues, onChange: (part: Partial<LineValues>) => void) {
  const { language } = useLanguage();
  const calls = useProductCalls();
  const find = useFindProducts();
  const [isCreating, setCreating] = useState(false);
  const typed = line.product || line.food ? '' : line.text.trim();
  const offered = useOffer(typed);
  const exact = offered?.find((one) => isNamedOffer(one, typed));
  const takeProduct = (product: Product) =>
    onChange({ product, food: null, text: productName(product, language) });

  /** The food is the line's at once; its product comes behind. */
  const making = useFoodProduct(takeProduct);
  const take = (one: Offered) => {
    if (one.kind === 'product') return takeProduct(one.product);
    onChange({ food: one.food, product: null, text: productName(one.food, language) });
    void making.make(one.food);
  };

  const create = async () => {
    if (isCreating) return;
    setCreating(true);
    try {
      takeProduct(await calls.create(namesOf(typed)));
    } catch {
      // somebody may have made it in the meantime; then that one is meant
      const taken = (await find(typed).catch(() => [])).find((product) => isNamed(product, typed));
      if (taken) takeProduct(taken);
    } finally {
      setCreating(false);
    }
  };
  return {
    offered,
    canCreate: typed !== '' && !exact && textLength(typed) <= LIMITS.productName.max,
    choose(id: string) {
      const one = offered?.find((other) => offerKey(other) === id);
      if (one) take(one);
    },
    create,
    /** Leaving the field with a name written out takes what is called so. */
    settle: () => exact && take(exact),
    /** The food whose product is not there yet, and whether it is being made. */
    waiting: line.food && !line.product ? { food: line.food, isMaking: making.isMaking } : undefined,
    retry: () => line.food && making.make(line.food),
    type(text: string) {
      making.giveUp();
      onChange({ text, product: null, food: null });
    },
  };
}
