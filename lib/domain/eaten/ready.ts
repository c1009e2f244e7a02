import { bestFirst } from '../product/closest';
import type { Edible } from './types';

interface Facts {
  readonly state?: string | null;
  readonly category?: string | null;
  readonly calories?: number | null;
}

/** Aisles whose goods are cooked, steeped or baked before eating if dried. */
const PREPARED: readonly unknown[] = ['grains', 'pulses', 'pantry', 'spices', 'drinks'];
/** Maximum kcal of a drink ready to drink, spirits aside; ground coffee and tea leaves have more. */
const DRY_DRINK_KCAL = 90;

/** Checks whether a food is eaten as it is: boiled rice is, raw rice and ground coffee are not. */
export function isReadyToEat({ state, category, calories }: Facts): boolean {
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

/** Sorts by nearness of the names, ignoring a leading word such as "boiled". */
function nearest<T>(typed: string, found: readonly T[], nameOf: (one: T) => Named): T[] {
  const named = found.map((one) => {
    const { Name, NameKa } = nameOf(one);
    return { Name: Name.replace(COOKED, ''), NameKa: NameKa?.replace(COOKED, ''), one };
  });
  return bestFirst(typed, named).map(({ one }) => one);
}

/** Sorts search results for logging a meal: ready-to-eat foods first, then by nearness of the name. */
export function asEaten(typed: string, found: readonly Edible[]): Edible[] {
  const isReady = (edible: Edible) => edible.kind === 'dish' || isReadyToEat(edible.facts);
  return [true, false].flatMap((is) =>
    nearest(
      typed,
      found.filter((one) => isReady(one) === is),
      (one) => one,
    ),
  );
}

/** Number of results reserved for foods that are cooked first. */
const RESERVED = 2;

/**
 * Returns the `most` best results: ready-to-eat foods before others, curated names before those of the food table, a
 * few places reserved for foods that are cooked first.
 */
export function bestEaten<T>(
  typed: string,
  found: readonly T[],
  {
    most,
    factsOf,
  }: { readonly most: number; readonly factsOf: (one: T) => Named & Facts & { readonly curated?: unknown } },
): T[] {
  const part = (isReady: boolean, isCurated: boolean): T[] =>
    nearest(
      typed,
      found.filter((one) => {
        const facts = factsOf(one);
        return isReadyToEat(facts) === isReady && (facts.curated !== false) === isCurated;
      }),
      factsOf,
    );
  const ready = [...part(true, true), ...part(true, false)];
  const others = [...part(false, true), ...part(false, false)];
  const some = others.slice(0, Math.max(RESERVED, most - ready.length));
  return [...ready.slice(0, most - Math.min(RESERVED, some.length)), ...some].slice(0, most);
}

/** Removes foods without a Georgian name if the language is Georgian, unless the text was typed in Latin letters. */
export const readable = (typed: string, found: readonly Edible[], language: string): readonly Edible[] =>
  language === 'ka' && !/[a-z]/iu.test(typed)
    ? found.filter(({ kind, NameKa }) => kind !== 'food' || Boolean(NameKa))
    : found;
