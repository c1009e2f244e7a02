import { useEffect, useState } from 'react';
import { searchDishes } from '@/lib/api/dishes';
import { searchProducts } from '@/lib/api/products';
import type { Edible } from '@/lib/domain/eaten/types';
import { nearestFirst } from '@/lib/domain/eaten/nearest';
import { useApi } from '../ApiContext';
import { useLanguage } from '../LanguageContext';

const PAUSE = 200;

interface Found {
  readonly text: string;
  readonly edibles: readonly Edible[];
}

/** Recipes, products and foods that what is being typed may mean, a moment after the last key; null while that is not known. */
export function useEdibleSearch(text: string): readonly Edible[] | null {
  const { background } = useApi();
  const { language } = useLanguage();
  const [found, setFound] = useState<Found | null>(null);
  const wanted = text.trim();
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const timer = setTimeout(() => {
      background(() =>
        Promise.all([searchDishes(wanted, language, options), searchProducts(wanted, options)]),
      )
        .then(([dishes, products]) => {
          if (stop.signal.aborted) return;
          const edibles = [
            ...dishes.map((dish): Edible => ({
              kind: 'dish',
              id: dish.id,
              Name: dish.Name,
              facts: dish,
            })),
            ...products.map((product): Edible => ({ ...product, kind: 'product', facts: product })),
          ];
          setFound({ text: wanted, edibles: nearestFirst(wanted, edibles) });
        })
        .catch(() => undefined); // the alert has said it, or a newer search has taken its place
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [background, language, wanted]);
  return wanted && found?.text === wanted ? found.edibles : null;
}
