import { useMemo } from 'react';
import { matchDishes, type DishMatch } from '@/lib/api/dish/matches';
import type { Edible } from '@/lib/domain/eaten/types';
import { asEaten, readable } from '@/lib/domain/eaten/ready';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useEatenOffer, type Offered } from '@/context/food/foods';
import { useQuietRead } from '@/context/remote/read';
import { useSettled } from '@/lib/hooks/useSettled';

const NONE: readonly DishMatch[] = [];

/** Finds recipes, products and foods for the typed text, best match first; null while unknown. */
export function useEdibleSearch(text: string): readonly Edible[] | null {
  const { person } = useAuth();
  const { language } = useLanguage();
  const wanted = text.trim();
  const q = useSettled(text);
  const offered = useEatenOffer(text);
  const { remote } = useQuietRead<DishMatch[]>(person && q ? ['shelf', 'eaten', language, q] : null, () =>
    matchDishes(q, language),
  );
  const dishes = remote.status === 'ready' ? remote.data : remote.status === 'failed' ? NONE : null;
  return useMemo(() => {
    if (!wanted || q !== wanted || !offered || !dishes) return null;
    return readable(wanted, asEaten(wanted, [...dishes.map(ofDish), ...offered.map(ofOffer)]), language);
  }, [dishes, language, offered, q, wanted]);
}

const ofDish = (dish: DishMatch): Edible => ({ kind: 'dish', id: dish.id, Name: dish.Name, facts: dish });

const ofOffer = (offered: Offered): Edible =>
  offered.kind === 'product'
    ? { ...offered.product, kind: 'product', facts: offered.product }
    : { ...offered.food, kind: 'food', facts: offered.food };
