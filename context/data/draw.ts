import { useCallback, useEffect, useState } from 'react';
import { drawDish, similarDishes, type Drawn } from '@/lib/api/draw';
import type { Query } from '@/lib/api/query';
import type { DishCard } from '@/lib/domain/dish/record';
import type { Language } from '@/lib/domain/language';
import { useApi } from '../ApiContext';
import { useLanguage } from '../LanguageContext';
import { useQuietRead } from './read';

export type { Drawn } from '@/lib/api/draw';

/** All that is one's own, shared or saved. */
const LIBRARY: Query = { own: 'mine,shared,saved' };

/** Out of one's library; who has none yet gets one of all recipes in their language. */
async function drawAny(language: Language, seen: readonly number[]): Promise<Drawn> {
  const drawn = await drawDish(LIBRARY, seen);
  return drawn.fitting > 0 ? drawn : drawDish({ filters: { language: { $eq: language } } }, seen);
}

/** Draws a recipe that the query leaves (without one: of any), at once and at each call of `again`; undefined while one is drawn, null where it failed. */
export function useDraw(query?: Query) {
  const { background } = useApi();
  const { language } = useLanguage();
  const [drawn, setDrawn] = useState<Drawn | null>();
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [asked] = useState(query); // what was asked for as it opened
  const draw = useCallback(
    async (before: readonly number[]) => {
      try {
        const next = await background(() => (asked ? drawDish(asked, before) : drawAny(language, before)));
        setDrawn(next);
        if (next.dish) setSeen([...(next.isRound ? [] : before), next.dish.id]);
      } catch {
        setDrawn(null); // the alert has said it
      }
    },
    [asked, background, language],
  );
  useEffect(() => {
    const first = setTimeout(() => void draw([]));
    return () => clearTimeout(first);
  }, [draw]);
  const again = () => {
    setDrawn(undefined);
    void draw(seen);
  };
  return { drawn, again };
}

export function useSimilar(id: number) {
  return useQuietRead<DishCard[]>(['similar', id], () => similarDishes(id));
}
