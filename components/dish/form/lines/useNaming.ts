import { useCallback, useEffect, useRef } from 'react';
import { useFoodCalls } from '@/context/food/foods';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';
import type { LineValues } from '@/lib/forms/dish/values';

/** Maximum number of names per request. */
const MOST_NAMES = 100;

/** Sets the known meaning of a line's name; sets nothing if it is unclear. */
type Give = (line: LineValues, part: Partial<LineValues>) => void;

/**
 * Finds the known meanings of written names (`LineValues.meant`), and creates the products of foods among them. An
 * unclear name stays as written, so that the field can offer proposals.
 */
export function useNaming(lines: readonly LineValues[], give: Give) {
  const { language } = useLanguage();
  const { match, productOf } = useFoodCalls();
  const asked = useRef(new Set<string>());

  const name = useCallback(
    async (unnamed: readonly LineValues[]) => {
      const names = [...new Set(unnamed.map(({ meant }) => meant ?? ''))];
      const found = (await match(names).catch(() => [])).map((one) => [one.name, one] as const);
      const byName = new Map(found);
      const made = new Map<number, Product | null>();
      for (const line of unnamed) {
        const { product = null, food = null } = byName.get(line.meant ?? '') ?? {};
        if (food && !made.has(food.id)) {
          made.set(food.id, await productOf(food.id, { isQuiet: true }).catch(() => null));
        }
        const own = product ?? (food && (made.get(food.id) ?? null));
        const named = own ?? food;
        const text = named ? productName({ NameKa: null, ...named }, language) : line.text;
        give(line, { product: own, food: own ? null : food, text });
      }
    },
    [give, language, match, productOf],
  );
  useEffect(() => {
    const fresh = lines.filter(({ key, meant }) => meant && !asked.current.has(`${key} ${meant}`));
    for (const { key, meant } of fresh) asked.current.add(`${key} ${meant}`);
    for (let start = 0; start < fresh.length; start += MOST_NAMES)
      void name(fresh.slice(start, start + MOST_NAMES));
  }, [lines, name]);
}
