import { present } from '../present';
import { KINDS, NO_FOOD, PARTS, SAME_WORD } from './foodWords';
import { isFormOf, isGeorgian, singular } from './nameForms';
import type { Ingredient } from './record';
import { partOf, type Part, type SentenceWord } from './stepPart';

/** Name as words, with the words for its food group. */
interface Name {
  readonly key: string;
  readonly words: readonly string[];
  readonly kinds: readonly string[];
  readonly isGeorgian: boolean;
}
/** Mention of a line in a text: its words from `from` to `to`; `isWhole` is true if they are the whole name. */
interface Mention {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly isWhole: boolean;
}

/**
 * Finds the lines of a recipe named in a step's text, in either language: "the chicken" names chicken legs, "ნივრით"
 * names ნიორი. Of "olive oil" and "oil" the fuller name wins, and a word for several lines names them all. Returns each
 * line's key with the part that is meant.
 */
export function mentionedIn(text: string, lines: readonly Ingredient[]): Map<string, Part> {
  const said = wordsOf(text);
  const names = lines.flatMap(namesOf);
  const found = said.flatMap((_, at) => mentionsAt(said, at, names));
  const best = found.filter(
    (one) =>
      !isRinse(said, one) &&
      !isOtherState(said, one, names) &&
      !found.some((other) => isFuller(other, one) || isElse(other, one, said)),
  );
  const meant = plainPepper(best, said, names);
  const keys = new Set(meant.map(({ key }) => key));
  return new Map(
    lines
      .filter(({ key }) => keys.has(key))
      .map(({ key }) => [
        key,
        partIn(
          said,
          meant.filter((one) => one.key === key),
          best,
        ),
      ]),
  );
}

/** Returns the part stated by the first mention that states one. */
const partIn = (said: readonly SentenceWord[], own: readonly Mention[], all: readonly Mention[]): Part =>
  own
    .map(({ from, to }) => {
      const isTaken = (at: number) => all.some((one) => one.from <= at && at <= one.to);
      return partOf(said, { from, to, isTaken });
    })
    .find((part) => part !== 'whole') ?? 'whole';

/** States that make it a different food: sun-dried tomatoes are no tinned ones. */
const STATES = /^(?:sun-dried|dried|tinned|canned|smoked|frozen|candied|powdered|pickled)$/;
const isOtherState = (
  said: readonly SentenceWord[],
  { key, from }: Mention,
  names: readonly Name[],
): boolean => {
  const before = wordAt(said, from).follows ? said[from - 1]?.word : undefined;
  if (!before || !STATES.test(before)) return false;
  return !names.some(
    (name) => name.key === key && name.words.some((word) => before.split('-').includes(word)),
  );
};

const wordAt = (said: readonly SentenceWord[], at: number): SentenceWord =>
  present(said[at], 'a word of the step');

function wordsOf(text: string): SentenceWord[] {
  let clause = 0;
  return [...text.toLowerCase().matchAll(/\s*([^\p{L}]*)(\p{L}+(?:-\p{L}+)*)/gu)].map(
    ([, between = '', word = '']) => {
      if (/[,.;:–]/.test(between)) clause += 1;
      return { word, follows: between === '', clause, between };
    },
  );
}

/** Returns the names of a line: both of its product, and the written one up to the first comma, each with synonyms. */
function namesOf({ key, product, name: written }: Ingredient): Name[] {
  return [product?.Name, product?.NameKa, written].flatMap((name) => {
    const [plain = ''] = (name ?? '').toLowerCase().split(/[,(]/);
    const words = plain.split(/[^\p{L}]+/u).filter(Boolean);
    if (words.length === 0) return [];
    const base = words.map(singular).join(' ');
    const others = Object.entries(SAME_WORD).flatMap(([one, other]) =>
      base === one ? [other] : base === other ? [one] : [],
    );
    const kinds = KINDS.filter(([, foods]) =>
      foods.some((food) => words.some((word) => isFormOf(food, word))),
    );
    const known = { key, kinds: kinds.map(([kind]) => kind), isGeorgian: isGeorgian(base) };
    return [words, ...others.map((other) => other.split(' '))].map((list) => ({ ...known, words: list }));
  });
}

/** Returns the mentions that end at an index. */
function mentionsAt(said: readonly SentenceWord[], at: number, names: readonly Name[]): Mention[] {
  const { word } = wordAt(said, at);
  if (NO_FOOD.has(word)) return [];
  const alike = names.filter((name) => name.isGeorgian === isGeorgian(word));
  return alike.flatMap(({ key, words, kinds }): Mention[] => {
    const count = tailLength(said, at, words);
    if (count > 0) return [{ key, from: at - count + 1, to: at, isWhole: count === words.length }];
    const [first = '', ...others] = words;
    const isPart = others.slice(-1).some((last) => PARTS.has(singular(last)));
    const isMeant = (isPart && isFormOf(first, word)) || kinds.some((kind) => isFormOf(kind, word));
    return isMeant ? [{ key, from: at, to: at, isWhole: false }] : [];
  });
}

/** Counts the last words of a name that stand consecutively in the text up to an index. */
function tailLength(said: readonly SentenceWord[], at: number, words: readonly string[]): number {
  let count = 0;
  for (const known of words.toReversed()) {
    const one = said[at - count];
    if (!one || !isFormOf(known, one.word)) break;
    count += 1;
    if (!one.follows) break;
  }
  return count;
}

/** Checks whether one mention replaces an overlapping one: more words of a name, or the whole name. */
const isFuller = (one: Mention, other: Mention): boolean => {
  if (one.to < other.from || one.from > other.to) return false;
  const [length, than] = [one.to - one.from, other.to - other.from];
  return length > than || (length === than && one.isWhole && !other.isWhole);
};

/**
 * Checks whether the word before a partial mention belongs to another line: "lemon juice" is no grape juice. In
 * Georgian that word is a genitive.
 */
const isElse = (one: Mention, other: Mention, said: readonly SentenceWord[]): boolean =>
  one.key !== other.key &&
  !other.isWhole &&
  one.to === other.from - 1 &&
  wordAt(said, other.from).follows &&
  /[a-z]|ის$/.test(wordAt(said, one.to).word);

/**
 * Resolves "pepper" if both a sweet and a ground one are listed: "salt and pepper" is the ground one, "the pepper" in
 * strips and "peppers" are not.
 */
function plainPepper(
  found: readonly Mention[],
  said: readonly SentenceWord[],
  names: readonly Name[],
): readonly Mention[] {
  const isGround = (key: string) =>
    names.some((name) => name.key === key && /^(?:black|white|ground)$/.test(name.words[0] ?? ''));
  return found.filter((one) => {
    const { word, clause } = wordAt(said, one.to);
    if (one.isWhole || one.from < one.to || singular(word) !== 'pepper') return true;
    if (!found.some((other) => other.to === one.to && isGround(other.key) !== isGround(one.key))) return true;
    const isSeasoning = said.some((other) => other.word === 'salt' && Math.abs(other.clause - clause) <= 1);
    return isGround(one.key) === (word === 'pepper' && isSeasoning);
  });
}

const RINSE =
  /^(?:rins|wash|cool|scald|plung|blanch|fresh|გარეცხ|გააგრილ|გაავლ|გადაავლ|ჩაალბ|ახალ|გამოუცვალ|დაიწმინდ)/u;
const WATER = /^(?:water|წყ)/u;

/** Checks whether water is only for rinsing or cooling and not the recipe's ingredient. */
function isRinse(said: readonly SentenceWord[], { to }: Mention): boolean {
  const mentioned = wordAt(said, to);
  return (
    WATER.test(mentioned.word) &&
    said.some(({ word, clause }) => clause === mentioned.clause && RINSE.test(word))
  );
}
