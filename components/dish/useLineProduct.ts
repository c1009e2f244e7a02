import { useState } from 'react';
import { useFindProducts, useProductCalls, useProductSearch } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import type { LineValues } from '@/lib/forms/dish/values';
import { LIMITS, textLength } from '@/lib/domain/limits';
import { isNamed } from '@/lib/domain/product/match';
import { namesOf, productName, type Product } from '@/lib/domain/product/record';

/** The products that a line's text may mean, and how one of them, or a new one, becomes the line's. */
export function useLineProduct(line: LineValues, onChange: (part: Partial<LineValues>) => void) {
  const { language } = useLanguage();
  const calls = useProductCalls();
  const find = useFindProducts();
  const [isCreating, setCreating] = useState(false);
  const typed = line.product ? '' : line.text.trim();
  const candidates = useProductSearch(typed);
  const exact = candidates?.find((product) => isNamed(product, typed));
  const take = (product: Product) => onChange({ product, text: productName(product, language) });

  const create = async () => {
    if (isCreating) return;
    setCreating(true);
    try {
      take(await calls.create(namesOf(typed)));
    } catch {
      // somebody may have made it in the meantime; then that one is meant
      const taken = (await find(typed).catch(() => [])).find((product) => isNamed(product, typed));
      if (taken) take(taken);
    } finally {
      setCreating(false);
    }
  };
  return {
    candidates,
    canCreate: typed !== '' && !exact && textLength(typed) <= LIMITS.productName.max,
    choose(id: string) {
      const product = candidates?.find((one) => String(one.id) === id);
      if (product) take(product);
    },
    create,
    /** Leaving the field with a name written out takes that product. */
    settle: () => exact && take(exact),
  };
}
