import { useState } from 'react';
import { useFoodProduct } from '@/components/food/useFoodProduct';
import { useOffer, type Offered } from '@/context/food/foods';
import { useFindProducts, useProductCalls } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { isNamedOffer, offerKey } from '@/lib/domain/food/offer';
import { LIMITS, textLength } from '@/lib/domain/limits';
import { isNamed, singularWords } from '@/lib/domain/product/match';
import { namesOf, productName, type Product } from '@/lib/domain/product/record';
import type { LineValues } from '@/lib/forms/dish/values';
import type { WrittenLine } from '@/lib/forms/dish/wholeLine';

/**
 * Offers meanings of a line's text, and functions that set its product, food or new product. For a whole line typed
 * into the field, `written`, the rest goes into the other fields.
 */
export function useLineProduct(
  line: LineValues,
  onChange: (part: Partial<LineValues>) => void,
  written?: WrittenLine,
) {
  const { language } = useLanguage();
  const calls = useProductCalls();
  const find = useFindProducts();
  const [isCreating, setCreating] = useState(false);
  // Without an amount the comma may belong to the name: "Beef, ground".
  const name = written?.parts.amount === undefined ? line.text.trim() : written.meant;
  const typed = line.product || line.food ? '' : name;
  const offered = useOffer(typed);
  const isExact = (one: Offered) => isNamedOffer(one, typed) || isNamedOffer(one, singularWords(typed));
  const exact = typed ? offered?.find(isExact) : undefined;
  const others = (product: Parameters<typeof isNamed>[0]): Partial<LineValues> => {
    const { parts } = written ?? {};
    // A product chosen for part of the words takes that part as its name, and the rest becomes the note; a product
    // named by all words leaves no rest.
    return parts && (parts.amount !== undefined || isNamed(product, parts.text)) ? parts : {};
  };
  const takeProduct = (product: Product) =>
    onChange({ ...others(product), product, food: null, text: productName(product, language) });

  /** Sets the food of the line at once; its product follows. */
  const making = useFoodProduct(takeProduct);
  const take = (one: Offered) => {
    if (one.kind === 'product') return takeProduct(one.product);
    const named = { NameKa: null, ...one.food };
    onChange({ ...others(named), food: one.food, product: null, text: productName(named, language) });
    void making.make(one.food);
  };

  const create = async () => {
    if (isCreating) return;
    setCreating(true);
    try {
      takeProduct(await calls.create(namesOf(typed)));
    } catch {
      // Someone may have created it meanwhile; that product is used then.
      const taken = (await find(typed).catch(() => [])).find((product) => isNamed(product, typed));
      if (taken) takeProduct(taken);
    } finally {
      setCreating(false);
    }
  };
  return {
    offered,
    /** Name being searched. */
    name: typed,
    canCreate: typed !== '' && !exact && textLength(typed) <= LIMITS.productName.max,
    choose(id: string) {
      const one = offered?.find((other) => offerKey(other) === id);
      if (one) take(one);
    },
    create,
    /** Chooses the offer named exactly as typed; returns false if there is none. */
    settle() {
      if (exact) take(exact);
      return exact !== undefined;
    },
    /** Food whose product does not exist yet; `isMaking` while it is being created. */
    waiting: line.food && !line.product ? { food: line.food, isMaking: making.isMaking } : undefined,
    retry: () => line.food && making.make(line.food),
    type(text: string) {
      making.giveUp();
      onChange({ text, name: null, product: null, food: null, meant: undefined });
    },
  };
}
