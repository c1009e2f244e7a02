import { foldedWords, isGeorgian } from '../search/fold';
import { nameKey } from '../text/clean';
import { distinctiveWords } from './distinctiveWords';
import type { Food, FoodState } from './types';
import { meetTruly, nameWords } from './words';
import { keysOf } from '../keysOf';

/** Fields of a food needed to compare names. */
export type NamedFood = Pick<
  Food,
  | 'Name'
  | 'NameKa'
  | 'otherNames'
  | 'otherNamesKa'
  | 'state'
  | 'curated'
  | 'category'
  | 'allergens'
  | 'unknownAllergens'
  | 'origin'
>;

interface Key {
  readonly words: readonly string[];
  readonly text: string;
  /** Name as spelled, with its endings. */
  readonly spelt: string;
  /** True for the food's own name, false for an alternative one. */
  readonly isOwn: boolean;
}
interface Entry<F> {
  readonly food: F;
  readonly keys: readonly Key[];
}
/** Index of foods for matching many names. */
export interface FoodIndex<F> {
  readonly byText: ReadonlyMap<string, readonly Entry<F>[]>;
  readonly byWord: ReadonlyMap<string, readonly Entry<F>[]>;
  /** Entries by their whole Georgian name in Latin letters. */
  readonly byLatin: ReadonlyMap<string, readonly Entry<F>[]>;
}

function keyOf(text: string, isOwn: boolean): Key {
  const words = nameWords(text);
  return { words, text: words.join(' '), spelt: nameKey(text), isOwn };
}
const latinOf = (text: string): string => foldedWords(text).join(' ');

/** Builds the index for `matchFood` and `likelyFoods`; build it once for many names. */
export function foodIndex<F extends NamedFood>(foods: readonly F[]): FoodIndex<F> {
  const index = { byText: new Map(), byWord: new Map(), byLatin: new Map() } satisfies Record<
    keyof FoodIndex<F>,
    Map<string, Entry<F>[]>
  >;
  const add = (map: Map<string, Entry<F>[]>, key: string, entry: Entry<F>) => {
    const list = map.get(key);
    if (!list) map.set(key, [entry]);
    else if (list[list.length - 1] !== entry) list.push(entry);
  };
  for (const food of foods) {
    const keys = [
      ...[food.Name, food.NameKa ?? ''].filter(Boolean).map((name) => keyOf(name, true)),
      ...[...food.otherNames, ...food.otherNamesKa].map((name) => keyOf(name, false)),
    ];
    const entry = { food, keys };
    for (const key of keys) {
      add(index.byText, key.text, entry);
      for (const word of key.words) add(index.byWord, word, entry);
    }
    for (const name of [food.NameKa ?? '', ...food.otherNamesKa].filter(Boolean))
      add(index.byLatin, latinOf(name), entry);
  }
  return index;
}

const STATE_WORDS = {
  tinned: 'tinned კონსერვი დაკონსერვებული',
  frozen: 'frozen გაყინული',
  dried: 'dried dry ხმელი გამხმარი',
  cooked: 'cooked boiled მოხარშული',
  raw: 'fresh raw ახალი უმი',
} satisfies Partial<Record<FoodState, string>>;
/** Words that denote a state of food. */
const STATES: ReadonlyMap<string, FoodState> = new Map(
  keysOf(STATE_WORDS).flatMap((state) => nameWords(STATE_WORDS[state]).map((word) => [word, state] as const)),
);
/** Cost per state; among foods of the same name, the one bought raw is preferred. */
const COST: Readonly<Record<FoodState, number>> = {
  raw: 0,
  dried: 0.1,
  made: 0.2,
  tinned: 0.6,
  frozen: 0.7,
  cooked: 0.9,
};
const costOf = ({ state, curated }: NamedFood): number => COST[state ?? 'raw'] + (curated ? 0 : 0.5);

/**
 * Returns the food that a written name surely means, in either language: one of its names has the same words in the
 * same order, neutral words aside. Undefined if any other word is left over.
 */
export function matchFood<F extends NamedFood>(written: string, index: FoodIndex<F>): F | undefined {
  const key = keyOf(written, true);
  if (key.words.length === 0) return undefined;
  const isCalled = (one: Key) => meetTruly(key.spelt, one.spelt);
  const same = index.byText
    .get(key.text)
    ?.filter(({ keys }) => keys.some((one) => one.text === key.text && isCalled(one)));
  if (same?.length) return leastOf(same, key)?.food;
  const near = new Set(key.words.flatMap((word) => index.byWord.get(word) ?? []));
  const sure = [...near].filter(({ food, keys }) => {
    const told = distinctiveOf(key.words, food).join(' ');
    return (
      told !== '' && keys.some((one) => distinctiveOf(one.words, food).join(' ') === told && isCalled(one))
    );
  });
  if (sure.length > 0) return leastOf(sure, key)?.food;
  return isGeorgian(written) ? undefined : index.byLatin.get(latinOf(written))?.[0]?.food;
}

/**
 * Returns the words that distinguish a food: without its own state, and without "tinned" for foods sold only in jars.
 */
function distinctiveOf(words: readonly string[], food: NamedFood): readonly string[] {
  const isNut = food.allergens?.some((one) => one === 'nuts' || one === 'peanuts') ?? false;
  const own = food.state ?? 'raw';
  return distinctiveWords(words, { category: food.category, isNut, isFish: food.origin === 'fish' }).filter(
    (word) => {
      const state = STATES.get(word);
      return !(state && (state === own || (state === 'tinned' && isInJars(food))));
    },
  );
}

const FROM_JARS: readonly (string | null)[] = ['dairy', 'pantry', 'sweets', 'drinks'];
const isInJars = ({ state, category }: NamedFood): boolean =>
  (state === null || state === 'made') && FROM_JARS.includes(category);

/**
 * Returns the best of several matching foods. Among those with this name: by spelling, since stems of different
 * Georgian words may coincide (ბრი, ბრიოში), then own name before alternative name, then written state or the one
 * usually bought. Among others: the name that shares most words and has none that was not written.
 */
function leastOf<F extends NamedFood>(entries: readonly Entry<F>[], written: Key): Entry<F> | undefined {
  const cost = ({ food, keys }: Entry<F>): number => {
    const called = keys.filter(({ text }) => text === written.text);
    if (called.length === 0) return costOf(food) - mostShared(keys, written);
    const likeness = Math.max(...called.map(({ spelt }) => sharedStart(spelt, written.spelt)));
    return costOf(food) + (called.some(({ isOwn }) => isOwn) ? 0 : 10) - 100 * likeness;
  };
  return entries.reduce<Entry<F> | undefined>(
    (best, one) => (best && cost(best) <= cost(one) ? best : one),
    undefined,
  );
}

/** Returns the largest number of words of a name that is fully contained in the text. */
const mostShared = (keys: readonly Key[], written: Key): number =>
  Math.max(
    0,
    ...keys.map(({ words }) => (words.every((word) => written.words.includes(word)) ? words.length : 0)),
  );

/** Counts the letters with which two spellings start alike, plus one if they are equal: peppers are no pepper. */
function sharedStart(one: string, other: string): number {
  if (one === other) return one.length + 1;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
