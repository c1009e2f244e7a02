import { present } from '../present';
import { singularWords } from '../product/match';
import { foldWord, isGeorgian, plainWords, stemOf } from '../search/fold';
import { isNear } from '../search/near';
import { nameKey } from '../text/clean';
import type { FoodState } from './types';
import { meetTruly, nameWords } from './words';

/** Product or food to index; `others` are alternative names, which count less than `names`. */
export interface Findable {
  readonly id: number;
  readonly names: readonly string[];
  readonly others: readonly string[];
  readonly state: FoodState | null;
  readonly curated: boolean;
}

/**
 * Match of a word: `own` with a name's word, its beginning or its form in the other script; `slip` with one letter
 * wrong; `none`.
 */
export type Nearness = 'own' | 'slip' | 'none';

/** Word in the forms it may be typed in: as written, in the singular, folded, and as a stem. */
interface Word {
  readonly plain: string;
  readonly one: string;
  readonly folded: string;
  readonly stem: string;
}
interface Name {
  readonly key: string;
  /** Words in canonical spelling and the singular. */
  readonly same: string;
  readonly words: readonly Word[];
  readonly isOwn: boolean;
  readonly isGeorgian: boolean;
}
interface Entry {
  readonly id: number;
  readonly names: readonly Name[];
  readonly cost: number;
  readonly curated: boolean;
}

/** Search index of names for completion while typing. */
export interface NameIndex {
  readonly size: () => number;
  /** Adds a record, or updates its names. */
  readonly put: (one: Findable) => void;
  readonly drop: (id: number) => void;
  /**
   * Returns the ids of at most `most` records that match, best first; if few match and `isForgiving` is not false,
   * typos are allowed.
   */
  readonly find: (typed: string, most: number, isForgiving?: boolean) => number[];
  /** Returns the nearness of each typed word to the indexed names. */
  readonly nearness: (typed: string) => Nearness[];
  /** Returns the oldest record with exactly this name of its own, apart from endings and spelling. */
  readonly called: (written: string) => number | undefined;
}

const LEAST_LETTERS = 2;
const LEAST_STEM = 3;
const SHORTEST_SLIP = 4;
/** Maximum number of matches at which typos are forgiven. */
const FEW = 5;
const MOST_TOKENS = 8;

/** Indexed word with the records that contain it. */
interface Posting {
  readonly word: Word;
  readonly ids: Set<number>;
}

export function nameIndex(): NameIndex {
  const entries = new Map<number, Entry>();
  const postings = new Map<string, Posting>();
  /** Postings by the first letters of their word. */
  const buckets = new Map<string, Set<Posting>>();
  /** Ids by the whole name in canonical spelling. */
  const sames = new Map<string, Set<number>>();
  const drop = (id: number) => {
    const entry = entries.get(id);
    if (!entry) return;
    for (const { same, words } of entry.names) {
      sames.get(same)?.delete(id);
      for (const { plain } of words) postings.get(plain)?.ids.delete(id);
    }
    entries.delete(id);
  };
  const postingOf = (word: Word): Posting => {
    const known = postings.get(word.plain);
    if (known) return known;
    const posting = { word, ids: new Set<number>() };
    postings.set(word.plain, posting);
    for (const start of startsOf(word)) getOrCreate(buckets, start, () => new Set<Posting>()).add(posting);
    return posting;
  };
  const put = (one: Findable) => {
    drop(one.id);
    const entry = entryOf(one);
    entries.set(one.id, entry);
    for (const { same, words } of entry.names) {
      getOrCreate(sames, same, () => new Set<number>()).add(one.id);
      for (const word of words) postingOf(word).ids.add(one.id);
    }
  };
  const named = (same: string): number[] => (same ? [...(sames.get(same) ?? [])] : []);
  /** Returns the records that have a fitting word for each typed word, and those with this very name. */
  const candidates = (
    { same, words }: Query,
    isFit: Fits,
    near: (asked: Word) => Iterable<Posting>,
  ): Entry[] => {
    const [first, ...others] = words.map((asked) => {
      const ids = new Set<number>();
      for (const posting of near(asked))
        if (isFit(asked, posting.word)) for (const id of posting.ids) ids.add(id);
      return ids;
    });
    const all = [...present(first, 'a typed word')].filter((id) => others.every((ids) => ids.has(id)));
    return [...new Set([...all, ...named(same)])].flatMap((id) => entries.get(id) ?? []);
  };
  const begun = (asked: Word): Iterable<Posting> =>
    asked.plain.length < LEAST_LETTERS
      ? postings.values()
      : new Set(startsOf(asked).flatMap((start) => [...(buckets.get(start) ?? [])]));
  const alike = (asked: Word): Iterable<Posting> => {
    const letters = startsOf(asked).map((start) => start[0]);
    return new Set([...buckets].flatMap(([start, words]) => (letters.includes(start[0]) ? [...words] : [])));
  };
  const find = (typed: string, most: number, isForgiving = true): number[] => {
    const query = queryOf(typed);
    if (!query.words.some(({ plain }) => plain.length >= LEAST_LETTERS)) return [];
    const found = ranked(candidates(query, fits, begun), query, fits);
    if (isForgiving && found.length <= FEW && query.words.some(allowsTypoIn)) {
      const known = new Set(found);
      found.push(...ranked(candidates(query, slips, alike), query, slips).filter((id) => !known.has(id)));
    }
    return found.slice(0, most);
  };
  const nearness = (typed: string): Nearness[] => {
    const query = queryOf(typed);
    const isCalled = !query.isGeorgian && named(query.same).length > 0;
    const isThere = (some: Iterable<Posting>, isSo: (word: Word) => boolean) =>
      [...some].some(({ word, ids }) => ids.size > 0 && isSo(word));
    return query.words.map((asked) => {
      if (isCalled || isThere(begun(asked), (word) => isOwn(asked, word))) return 'own';
      return allowsTypoIn(asked) && isThere(alike(asked), (word) => isTypo(asked, word)) ? 'slip' : 'none';
    });
  };
  const called = (written: string): number | undefined => {
    const { key, same, words } = queryOf(written);
    if (words.length === 0) return undefined;
    const found = named(same).filter((id) =>
      entries.get(id)?.names.some((name) => name.isOwn && name.same === same && meetTruly(key, name.key)),
    );
    return found.length ? Math.min(...found) : undefined;
  };
  return { size: () => entries.size, put, drop, find, nearness, called };
}

function getOrCreate<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const COST: Readonly<Record<FoodState, number>> = {
  raw: 0,
  dried: 2,
  made: 4,
  tinned: 12,
  frozen: 14,
  cooked: 18,
};
const UNKNOWN_COST = 6;

const entryOf = ({ id, names, others, state, curated }: Findable): Entry => ({
  id,
  names: [...names.map((name) => nameOf(name, true)), ...others.map((name) => nameOf(name, false))],
  cost: state ? COST[state] : UNKNOWN_COST,
  curated,
});

const nameOf = (text: string, isOwn: boolean): Name => ({
  key: nameKey(text),
  same: nameWords(text).join(' '),
  words: wordsOf(text),
  isOwn,
  isGeorgian: isGeorgian(text),
});

function wordsOf(text: string): Word[] {
  return plainWords(text).map((plain) => {
    const folded = foldWord(plain);
    return { plain, one: isGeorgian(plain) ? plain : singularWords(plain), folded, stem: stemOf(folded) };
  });
}

const startsOf = ({ plain, folded }: Word): string[] => [
  ...new Set([plain.slice(0, LEAST_LETTERS), folded.slice(0, LEAST_LETTERS)]),
];

interface Query {
  readonly key: string;
  readonly same: string;
  readonly words: readonly Word[];
  readonly isGeorgian: boolean;
}

const queryOf = (typed: string): Query => ({
  key: nameKey(typed),
  same: nameWords(typed).join(' '),
  words: wordsOf(typed).slice(0, MOST_TOKENS),
  isGeorgian: isGeorgian(typed),
});

type Fits = (asked: Word, word: Word) => boolean;

/** Checks whether a word starts with the typed one, or equals it apart from ending or script. */
const fits: Fits = (asked, word) =>
  word.plain.startsWith(asked.plain) ||
  word.one.startsWith(asked.one) ||
  word.folded.startsWith(asked.folded) ||
  (asked.stem.length >= LEAST_STEM && word.stem === asked.stem);

const allowsTypoIn = ({ plain }: Word): boolean => plain.length >= SHORTEST_SLIP;

/** Compares first letters: they are seldom mistyped, and this rules out most words at once. */
const beginsAlike = (asked: Word, word: Word): boolean =>
  word.plain[0] === asked.plain[0] || word.folded[0] === asked.folded[0];

const slips: Fits = (asked, word) =>
  fits(asked, word) ||
  (allowsTypoIn(asked) &&
    beginsAlike(asked, word) &&
    Math.abs(word.plain.length - asked.plain.length) < 3 &&
    (isNear(asked.plain, word.plain) || isNear(asked.folded, word.folded) || isNear(asked.stem, word.stem)));

/**
 * Checks whether a word equals or starts with the typed one letter by letter; in the other script only the whole word
 * counts. Weaker likeness may come from a typo: "tomatp" starts like ტომატპასტა, and "fotato" sounds like potato.
 */
function isOwn(asked: Word, word: Word): boolean {
  const isKa = isGeorgian(asked.plain);
  if (isKa !== isGeorgian(word.plain)) return word.folded === asked.folded;
  if (word.plain.startsWith(asked.plain)) return true;
  if (!isKa) return word.one.startsWith(asked.one);
  return asked.stem.length >= LEAST_STEM && word.stem === asked.stem && isSpeltSo(asked.plain, word.plain);
}

/**
 * Checks whether letters that sound alike are also spelled alike in both words, up to the end of the shorter one or the
 * first real difference.
 */
function isSpeltSo(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at < 0 || at >= other.length || foldWord(one.charAt(at)) !== foldWord(other.charAt(at));
}

/** Checks whether two words of the same script differ by one letter. */
const isTypo = (asked: Word, word: Word): boolean =>
  isGeorgian(asked.plain) === isGeorgian(word.plain) &&
  beginsAlike(asked, word) &&
  (isNear(asked.plain, word.plain) || isNear(asked.folded, word.folded));

function ranked(entries: readonly Entry[], query: Query, isFit: Fits): number[] {
  const scored = entries.flatMap(({ id, ...entry }) => {
    const score = scoreOf(entry, query, isFit);
    return score === undefined ? [] : [{ id, score }];
  });
  return scored.sort((one, other) => one.score - other.score || one.id - other.id).map(({ id }) => id);
}

/**
 * Match tiers, best first: same name, same alternative name, prefix, ends with the word, ends with a similar word,
 * contains the words.
 */
const CALLED = 0;
const ALSO_CALLED = 1;
const BEGINS = 2;
const KIND_OF = 3;
const KIND_OF_LIKE = 4;
const HOLDS = 5;
const SCATTERED = 6;
const TIER = 1_000;
/** Penalty for names of the food table, which rank after all curated ones unless they match exactly. */
const OF_TABLE = 10 * TIER;
const OTHER_NAME = 3;
const OTHER_SCRIPT = 10;

/** Returns the score of an entry, lower is better; undefined if a typed word has no match. */
function scoreOf({ names, cost, curated }: Omit<Entry, 'id'>, query: Query, isFit: Fits): number | undefined {
  let best = Infinity;
  for (const name of names) {
    const tier = tierOf(name, query, isFit);
    if (tier === undefined) continue;
    const length =
      name.key.length +
      cost +
      (name.isOwn ? 0 : OTHER_NAME) +
      (name.isGeorgian === query.isGeorgian ? 0 : OTHER_SCRIPT);
    best = Math.min(best, tier * TIER + Math.min(length, TIER - 1) + tableCost(tier, curated));
  }
  if (best < Infinity) return best;
  const isThere = query.words.every((asked) =>
    names.some(({ words }) => words.some((word) => isFit(asked, word))),
  );
  return isThere ? SCATTERED * TIER + cost + tableCost(SCATTERED, curated) : undefined;
}

function tableCost(tier: number, curated: boolean): number {
  if (curated) return 0;
  return tier <= ALSO_CALLED ? TIER : OF_TABLE;
}

function tierOf(name: Name, query: Query, isFit: Fits): number | undefined {
  if (name.same === query.same && meetTruly(query.key, name.key)) return name.isOwn ? CALLED : ALSO_CALLED;
  if (!query.words.every((asked) => name.words.some((word) => isFit(asked, word)))) return undefined;
  if (name.key.startsWith(query.key)) return BEGINS;
  const [first] = query.words;
  const [begin] = name.words;
  const head = query.words.at(-1);
  const last = name.words.at(-1);
  if (!first || !head || !begin || !last) return undefined;
  if (isFit(first, begin) && query.words.length <= name.words.length) return BEGINS;
  if (last.one === head.one || last.stem === head.stem) return KIND_OF;
  return isFit(head, last) ? KIND_OF_LIKE : HOLDS;
}
