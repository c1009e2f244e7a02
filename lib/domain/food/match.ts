import type { Food, FoodState } from './types';
import { nameWords } from './words';

/** What of a food its name is compared by. */
export type NamedFood = Pick<Food, 'Name' | 'NameKa' | 'otherNames' | 'otherNamesKa' | 'state' | 'curated'>;

interface Key {
  readonly words: readonly string[];
  readonly text: string;
  /** Whether it is the food's own name and no other name. */
  readonly isOwn: boolean;
}
interface Entry<F> {
  readonly food: F;
  readonly keys: readonly Key[];
}
/** Foods made ready to be matched to many names. */
export interface FoodIndex<F> {
  readonly entries: readonly Entry<F>[];
  readonly byText: ReadonlyMap<string, readonly Entry<F>[]>;
  readonly byWord: ReadonlyMap<string, readonly Entry<F>[]>;
}

const keyOf = (text: string, isOwn: boolean): Key => {
  const words = nameWords(text);
  return { words, text: [...words].sort().join(' '), isOwn };
};

/** Prepares foods for `matchFood`; build it once for many names. */
export function foodIndex<F extends NamedFood>(foods: readonly F[]): FoodIndex<F> {
  const entries = foods.map((food) => ({
    food,
    keys: [
      ...[food.Name, food.NameKa ?? ''].filter(Boolean).map((name) => keyOf(name, true)),
      ...[...food.otherNames, ...food.otherNamesKa].map((name) => keyOf(name, false)),
    ],
  }));
  const byText = new Map<string, Entry<F>[]>();
  const byWord = new Map<string, Entry<F>[]>();
  const add = (map: Map<string, Entry<F>[]>, key: string, entry: Entry<F>) => {
    const list = map.get(key);
    if (list) {
      if (list[list.length - 1] !== entry) list.push(entry);
    } else map.set(key, [entry]);
  };
  for (const entry of entries) {
    for (const key of entry.keys) {
      add(byText, key.text, entry);
      for (const word of key.words) add(byWord, word, entry);
    }
  }
  return { entries, byText, byWord };
}

/** Words that say nothing about which food is meant. */
const WEAK = new Set(
  'fresh ripe large small medium baby organic whole plain free range good best quality of the a and or in with natural pure raw extra fine'.split(
    ' ',
  ),
);
/** Words for a state, by which a food of that state is meant. */
const STATE_WORDS: Readonly<Record<string, FoodState>> = {
  tinned: 'tinned',
  frozen: 'frozen',
  dried: 'dried',
  dry: 'dried',
  cooked: 'cooked',
  boiled: 'cooked',
  roast: 'cooked',
  roasted: 'cooked',
  grilled: 'cooked',
  fried: 'cooked',
};
const COST: Readonly<Record<FoodState, number>> = {
  raw: 0,
  dried: 0.1,
  made: 0.2,
  tinned: 0.6,
  frozen: 0.7,
  cooked: 0.9,
};

/** The food that a written name surely means, in either language; undefined where none does. */
export function matchFood<F extends NamedFood>(written: string, index: FoodIndex<F>): F | undefined {
  const key = keyOf(written, true);
  if (key.words.length === 0) return undefined;
  const same = index.byText.get(key.text);
  if (same) return bestOf(same, key)?.food;
  const strong = key.words.filter((word) => !WEAK.has(word));
  if (strong.length === 0) return undefined;
  const candidates = new Set(strong.flatMap((word) => index.byWord.get(word) ?? []));
  return bestOf([...candidates], key)?.food;
}

const LEAST = 1;

function bestOf<F extends NamedFood>(entries: readonly Entry<F>[], key: Key): Entry<F> | undefined {
  let best: Entry<F> | undefined;
  let most = LEAST;
  for (const entry of entries) {
    const score = Math.max(...entry.keys.map((one) => scoreOf(one, key, entry.food)));
    if (score > most) [best, most] = [entry, score];
  }
  return best;
}

/** How well a food's name answers to what is written: by the words of it, the thing itself before what it is like. */
function scoreOf(name: Key, written: Key, food: NamedFood): number {
  const wanted = written.words.filter((word) => !WEAK.has(word));
  const head = headOf(written.words);
  const own = name.isOwn ? 0.05 : 0;
  const state = food.state ?? 'raw';
  const asked = written.words.map((word) => STATE_WORDS[word]).find(Boolean);
  const cost = (asked === state ? -0.3 : COST[state]) + (food.curated ? 0 : 0.5);
  if (name.text === written.text) return 20 + own - cost;
  const shared = name.words.filter((word) => written.words.includes(word));
  const foreign = name.words.filter((word) => !written.words.includes(word) && !WEAK.has(word));
  const missing = wanted.filter((word) => !name.words.includes(word));
  if (shared.length === 0) return 0;
  const isInside = foreign.length === 0;
  if (isInside) {
    if (!name.words.includes(head)) return 0;
    const isSameHead = headOf(name.words) === head;
    return 8 + shared.length * 2 - missing.length * 0.5 + (isSameHead ? 3 : 0) + own - cost;
  }
  if (missing.length === 0) {
    const isSameHead = headOf(name.words) === head;
    return 7 - foreign.length * 1.5 + (isSameHead ? 3 : 0) + own - cost;
  }
  return 0;
}

/** The word that names the thing: the last one, before "in", "of" or "with". */
function headOf(words: readonly string[]): string {
  const at = words.findIndex((word, index) => index > 0 && /^(?:in|of|with|for)$/.test(word));
  return words[(at < 0 ? words.length : at) - 1] ?? '';
}
