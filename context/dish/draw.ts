import { useCallback, useEffect, useMemo, useState } from 'react';
import { drawDish, type Drawn } from '@/lib/api/dish/draw';
import { libraryQuery, toQuery } from '@/lib/api/dish/dishes';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Language } from '@/lib/domain/language';
import { NO_FILTERS, type DishFilters } from '@/lib/forms/dish/filters';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';

export type { Drawn } from '@/lib/api/dish/draw';

/** Out of what the filters leave of one's library; who has none yet gets one of all recipes in their language. What they do not eat is never drawn. */
async function drawAny(
  filters: DishFilters | undefined,
  { language, wishes }: { readonly language: Language; readonly wishes: Wishes },
  seen: readonly number[],
): Promise<Drawn> {
  const drawn = await drawDish(
    libraryQuery({ ...(filters ?? NO_FILTERS), fits: true }, language, wishes),
    seen,
  );
  if (filters || drawn.fitting > 0) return drawn;
  return drawDish(toQuery({ ...NO_FILTERS, fits: true }, language, wishes), seen);
}

/** Draws a recipe that the filters leave (without any: of all), at once and at each call of `again`; undefined while one is drawn, null where it failed. */
export function useDraw(filters?: DishFilters) {
  const { background } = useApi();
  const { language } = useLanguage();
  const [drawn, setDrawn] = useState<Drawn | null>();
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [asked] = useState(filters); // what was asked for as it opened
  const { person } = useAuth();
  const wishes = useMemo(() => ({ diet: person?.diet, allergens: person?.allergens }), [person]);
  const draw = useCallback(
    async (before: readonly number[]) => {
      try {
        const next = await background(() => drawAny(asked, { language, wishes }, before));
        setDrawn(next);
        if (next.dish) setSeen([...(next.isRound ? [] : before), next.dish.id]);
      } catch {
        setDrawn(null); // the alert has said it
      }
    },
    [asked, background, language, wishes],
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
