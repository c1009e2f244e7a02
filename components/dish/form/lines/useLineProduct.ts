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
 * Offers what a line's text may mean, and tells how a product, a food or a new product becomes the line's. Of a whole line that was written
 * into the field, `written`, the rest goes along into its own fields.
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
  // without an amount the comma may be the name's own: "Beef, ground"
  const name = written?.parts.amount === undefined ? line.text.trim() : written.meant;
  const typed = line.product || line.food ? '' : name;
  const offered = useOffer(typed);
  const isExact = (one: Offered) => isNamedOffer(one, typed) || isNamedOffer(one, singularWords(typed));
  const exact = typed ? offered?.find(isExact) : undefined;
  const others = (product: Parameters<typeof isNamed>[0]): Partial<LineValues> => {
    const { parts } = written ?? {};
    // chosen for a part of the words, the name is the product's and the rest its remark; for all of them there is no rest
    return parts && (parts.amount !== undefined || isNamed(product, parts.text)) ? parts : {};
  };
  const takeProduct = (product: Product) =>
    onChange({ ...others(product), product, food: null, text: productName(product, language) });

  /** The food is the line's at once; its product comes behind. */
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
      // somebody may have made it in the meantime; then that one is meant
      const taken = (await find(typed).catch(() => [])).find((product) => isNamed(product, typed));
      if (taken) takeProduct(taken);
    } finally {
      setCreating(false);
    }
  };
  return {
    offered,
    /** The name that is looked for. */
    name: typed,
    canCreate: typed !== '' && !exact && textLength(typed) <= LIMITS.productName.max,
    choose(id: string) {
      const one = offered?.find((other) => offerKey(other) === id);
      if (one) take(one);
    },
    create,
    /** Takes what is called as the name is written out; false where nothing is. */
    settle() {
      if (exact) take(exact);
      return exact !== undefined;
    },
    /** The food whose product is not there yet, and whether it is being made. */
    waiting: line.food && !line.product ? { food: line.food, isMaking: making.isMaking } : undefined,
    retry: () => line.food && making.make(line.food),
    type(text: string) {
      making.giveUp();
      onChange({ text, name: null, product: null, food: null, meant: undefined });
    },
  };
}
