import { bestFirst } from '../product/closest';
import type { Edible } from './types';

interface Facts {
  readonly state?: string | null;
  readonly category?: string | null;
  readonly calories?: number | null;
}

/** Aisles of what is dried and cooked, steeped or baked before anybody eats it. */
const PREPARED: readonly unknown[] = ['grains', 'pulses', 'pantry', 'spices', 'drinks'];
/** No drink that is poured has so much, but for spirits; ground coffee and leaves of tea do. */
const DRY_DRINK_KCAL = 90;

/** Whether it is eaten as it stands: boiled rice is, raw rice and ground coffee are not. */
export function isEatenSo({ state, category, calories }: Facts): boolean {
  if (state === 'dried') return !PREPARED.includes(category);
  if (state === 'raw') return category !== 'meat' && category !== 'grains';
  return Boolean(state) || category !== 'drinks' || (calories ?? 0) <= DRY_DRINK_KCAL;
}

const COOKED =
  /^(?:(?:hard|soft)-boiled|boiled|cooked|roasted?|fried|baked|grilled|braised|steamed|stewed|მოხარშული|შემწვარი|გამომცხვარი|ჩაშუშული|მოშუშული)\s+/iu;

interface Named {
  readonly Name: string;
  readonly NameKa?: string | null;
}

/** Nearest names first, as if nobody had written "boiled" before them. */
function nearest<T>(typed: string, found: readonly T[], nameOf: (one: T) => Named): T[] {
  const named = found.map((one) => {
    const { Name, NameKa } = nameOf(one);
    return { Name: Name.replace(COOKED, ''), NameKa: NameKa?.replace(COOKED, ''), one };
  });
  return bestFirst(typed, named).map(({ one }) => one);
}

/** Sorts what a text may mean to somebody who has eaten it: what is eaten so before what is cooked first, the nearest name first. */
export function asEaten(typed: string, found: readonly Edible[]): Edible[] {
  const isReady = (edible: Edible) => edible.kind === 'dish' || isEatenSo(edible.facts);
  return [true, false].flatMap((is) =>
    nearest(
      typed,
      found.filter((one) => isReady(one) === is),
      (one) => one,
    ),
  );
}

/** So many places of an offer are kept for what is cooked first. */
const KEPT = 2;

/** The best of what is found, at most `most`: what is eaten so, by what kitchens call it before the table's own names, then the rest. */
export function bestEaten<T>(
  typed: string,
  found: readonly T[],
  {
    most,
    factsOf,
  }: { readonly most: number; readonly factsOf: (one: T) => Named & Facts & { readonly curated?: unknown } },
): T[] {
  const part = (isReady: boolean, isCurated: boolean) =>
    nearest(
      typed,
      found.filter((one) => {
        const facts = factsOf(one);
        return isEatenSo(facts) === isReady && (facts.curated !== false) === isCurated;
      }),
      factsOf,
    );
  const [ready, others] = [true, false].map((is) => [...part(is, true), ...part(is, false)]);
  const some = others.slice(0, Math.max(KEPT, most - ready.length));
  return [...ready.slice(0, most - Math.min(KEPT, some.length)), ...some].slice(0, most);
}

/** In Georgian what has no Georgian name is left out, unless it was typed in Latin letters. */
export const readable = (typed: string, found: readonly Edible[], language: string): readonly Edible[] =>
  language === 'ka' && !/[a-z]/iu.test(typed)
    ? found.filter(({ kind, NameKa }) => kind !== 'food' || Boolean(NameKa))
    : found;
