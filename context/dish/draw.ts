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

/**
 * Draws from the library recipes that match the filters. Without filters, an empty library falls back to all recipes in
 * the person's language. Never draws a recipe outside the person's diet or with their allergens.
 */
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

/**
 * Draws a recipe that matches the filters (or any, without filters), at once and on each `again`; undefined while
 * drawing, null after a failure.
 */
export function useDraw(filters?: DishFilters) {
  const { background } = useApi();
  const { language } = useLanguage();
  const [drawn, setDrawn] = useState<Drawn | null>();
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [asked] = useState(filters); // filters at the time of opening
  const { person } = useAuth();
  const wishes = useMemo(() => ({ diet: person?.diet, allergens: person?.allergens }), [person]);
  const draw = useCallback(
    async (before: readonly number[]) => {
      try {
        const next = await background(() => drawAny(asked, { language, wishes }, before));
        setDrawn(next);
        if (next.dish) setSeen([...(next.isRound ? [] : before), next.dish.id]);
      } catch {
        setDrawn(null); // the alert reported it
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
