import { quantityAtStart } from '../../amount/quantity';
import { present } from '../../present';
import {
  DONE,
  ENDERS,
  FORMS,
  GROWS_WITH,
  HERBS,
  KEPT_BEFORE,
  LIES_IN,
  NOT_ADVERBS,
  QUALIFIERS,
  SHARING,
} from './englishWords';

/** Name of the product to buy, and the other parts of the line. */
export interface NameParts {
  readonly name: string;
  readonly notes: readonly string[];
  /** Words of the name that describe preparation or state. */
  readonly done?: string;
}

/**
 * Pattern of freshly ground spices, bought whole: "freshly ground pepper" is pepper, but "ground pepper" is bought
 * ground.
 */
const GROUND = /\b(?:freshly|fresh|coarsely|newly)[\s-]+(?:ground|milled|cracked)\s+(?=\p{L})/giu;
/** Words for one item of any shape: "a ball of mozzarella", "rack baby back ribs". */
const ONE_OF =
  /^(?:(?:an?|whole|small|large|good|thick|thin)\s+)*(?:(?:balls?|blocks?|bars?|blades?|logs?|rounds?|squares?|tablets?|discs?|chunks?|hunks?|lumps?|pieces?|slabs?|sides?|joints?|wheels?|nests?|punnets?|trays?|spears?|segments?|rolls?|tubes?|scoops?|shots?|strips?|threads?|wedges?|florets?|strands?|loaf|loaves|bricks?|boxes|racks?|bulbs?|pats?|grinds?|rinds?|cobs?|sheaf)\s+of|racks?|balls?|blocks?|punnets?|pieces?|spears(?=\s+(?:asparagus|broccoli|pickle))|bars?(?=\s+(?:of|dark|milk|white|chocolate)))\s+(?=\p{L})/iu;
const PREPARED = /^(?:and|&|then|or|but)$/i;
const FAT = /^(?:fat|plump|juicy)\s+(?=garlic|cloves)/iu;

/** Parses the text behind the amount of an English line: `name` is the product to buy, without preparation. */
export function englishName(text: string): NameParts {
  const parts = parted(text.replace(GROUND, '').replace(ONE_OF, '').replace(FAT, ''));
  const { head, notes } = withOther(parts);
  const { kept, cut } = ended(head.split(' ').filter(Boolean));
  const first = firstOf(kept);
  const bare = withoutDone(first);
  const done = [...parts.done, ...first.filter((word) => !bare.includes(word))]
    .map(plain)
    .filter((word) => !SAYS_NOTHING.test(word));
  const name = bare.join(' ').replace(/^[\s,&–-]+|[\s,;:–-]+$|(?<=\p{L}{4})\.$/gu, '');
  return { name, notes: [cut, ...notes].filter(Boolean), ...(done.length > 0 && { done: done.join(' ') }) };
}

/** Words left out of a name that have no meaning on their own. */
const SAYS_NOTHING = /^(?:|[+&]|and|then|or|but|of|the|some|your|any|an?|own|about|approx|approximately)$/;

/** Returns a name without a form at its end: lime wedges, basil leaves. */
export const formless = (name: string): string => withoutForms(name.split(' ')).join(' ');

/** Joins a "with" clause to the name if it changes the product: "Plain chocolate, with almonds". */
function withOther({ head, notes }: Parts): Parts {
  const [first = '', ...others] = notes;
  const [, other, rest = ''] = /^with\s+(\p{L}[^,]*)(?:,\s*(.*))?$/iu.exec(first) ?? [];
  if (!head || !other || GROWS_WITH.test(other)) return { head, notes };
  return { head: `${head} with ${other}`, notes: [rest, ...others].filter(Boolean) };
}

interface Parts {
  readonly head: string;
  readonly notes: readonly string[];
}

/**
 * Splits a text at the comma that ends the name (commas between adjectives do not); pieces that only describe
 * preparation go to `done`.
 */
function parted(text: string): Parts & { readonly done: readonly string[] } {
  const dashed = text.split(/\s+[-–—]+\s+|\s*;\s*|:\s+|(?<=\p{L}{4})\.\s+(?=\p{L})/u);
  const [first = '', ...others] = dashed.filter(Boolean);
  const pieces = first.split(/\s*,\s*/).filter(Boolean);
  let taken = 1;
  while (taken < pieces.length && pieces.slice(0, taken).every(isAdjectives)) taken += 1;
  const adjectives = pieces.slice(0, taken - 1);
  const kept = adjectives.filter((piece) => piece.split(' ').some((word) => !isDone(word, [])));
  return {
    head: [...kept, pieces[taken - 1] ?? ''].join(', '),
    notes: [pieces.slice(taken).join(', '), ...others].filter(Boolean),
    done: adjectives.filter((piece) => !kept.includes(piece)).flatMap((piece) => piece.split(' ')),
  };
}

const isAdjectives = (piece: string): boolean =>
  piece
    .toLowerCase()
    .split(' ')
    .every((word) => QUALIFIERS.has(word) || PREPARED.test(word) || isDone(word, []));

/** Cuts the words at the start of a purpose or preparation: "oil for frying", "onion finely chopped". */
function ended(words: readonly string[]): { kept: string[]; cut: string } {
  let isNamed = false;
  for (const [index, written] of words.entries()) {
    const word = plain(written);
    const rest = words.slice(index + 1);
    if (isNamed && endsHere(word, rest)) {
      return { kept: words.slice(0, index), cut: words.slice(index).join(' ') };
    }
    if (!isDone(word, rest) && !PREPARED.test(word) && word !== 'of') isNamed = true;
  }
  return { kept: [...words], cut: '' };
}

function endsHere(word: string, rest: readonly string[]): boolean {
  const [next] = rest;
  if (word === 'with') return GROWS_WITH.test(rest.join(' ')) || !/^\p{L}/u.test(next ?? '');
  if (word === 'stuffed' && next === 'with')
    return /^(?:pimi?ento|pepper|garlic|lemon)s?$/.test(plain(rest[1] ?? ''));
  if (word === 'in') return !LIES_IN.test(rest.join(' '));
  if (word === 'on') return !/^the cob/i.test(rest.join(' '));
  if (word === 'and' || word === '&') return next !== undefined && isDone(plain(next), rest.slice(1));
  if (word === 'of') return false;
  if (word === 'the') return next === 'size';
  if (word === 'mixed' || word === 'stirred' || word === 'stuffed' || word === 'dissolved') {
    return /^(?:with|in|into|together|well|through)$/.test(next ?? 'well');
  }
  return ENDERS.has(word) || word === '+' || (isDone(word, rest) && rest.every((one) => isTail(plain(one))));
}

const isTail = (word: string): boolean =>
  isDone(word, []) || /^(?:and|into|in|fine|finely|very|small|coarse|to|or|chunks|pieces|dry)$/.test(word);

/** Returns the first of several alternatives: "olive oil or butter", "chicken or vegetable stock". */
function firstOf(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /^(?:or|and\/or)$/i.test(word));
  const whole = at < 1 ? [...words] : sharedBefore(words.slice(0, at), words.slice(at + 1));
  return whole.map((word) => {
    const [one = '', other] = word.split('/');
    return other && one.length > 2 && !/\d/.test(word) ? one : word;
  });
}

function sharedBefore(first: readonly string[], second: readonly string[]): string[] {
  const last = plain(present(first.at(-1), 'the word before "or"'));
  if (quantityAtStart(second.join(' '))) return [...first];
  const isKind = SHARING.has(last) || QUALIFIERS.has(last) || /\p{L}(?:-\p{L}+|ed)$/u.test(last);
  if (!isKind || second.length < 2) return [...first];
  const shared = second.slice(1);
  const head = shared.filter((word, at) => at === shared.length - 1 || !SHARING.has(plain(word)));
  return [...first, ...head];
}

/** Removes words for preparation anywhere in the name, unless nothing else would be left. */
function withoutDone(words: readonly string[]): string[] {
  const left = words.filter((word, index) => {
    const one = plain(word);
    const rest = words.slice(index + 1);
    if (isDone(one, rest)) return false;
    if (one === 'of') return index > 0 && hasNameBefore(words, index);
    const isJoint = PREPARED.test(one);
    return !isJoint || (!nextDone(words, index) && hasNameBefore(words, index));
  });
  if (left.length === 0) return [...words];
  return left;
}

/** Checks whether a word of the name itself stands before an index. */
const hasNameBefore = (words: readonly string[], index: number): boolean =>
  words.slice(0, index).some((word, at) => !isDone(plain(word), words.slice(at + 1)) && !PREPARED.test(word));

function nextDone(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  return next !== undefined && isDone(plain(next), words.slice(index + 2));
}

function isDone(word: string, rest: readonly string[]): boolean {
  const one = plain(word);
  const kept = KEPT_BEFORE[one];
  if (kept && rest.some((other) => kept.has(plain(other)))) return false;
  if (one === 'strong') return rest.some((other) => /^(?:coffee|espresso|tea)$/i.test(other));
  if (/^\d+(?:[.,]\d+)?[½¼¾]?-?(?:inch|inches|cm|mm)$/.test(one)) return true;
  if (DONE.has(one)) return true;
  if (/^freshly$/.test(one)) return true;
  return /ly$/.test(one) && one.length > 4 && !NOT_ADVERBS.has(one);
}

const plain = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\d'’+&]+|[^\p{L}\d+&]+$/gu, '');

/** Removes a form at the end: lime wedges, basil leaves. */
function withoutForms(words: readonly string[]): string[] {
  const [last, before] = words.slice(-2).reverse().map(plain);
  if (last === undefined || before === undefined) return [...words];
  const isLeaf = /^lea(?:f|ves)$/.test(last) && HERBS.has(before);
  const isHeart = /^hearts?$/.test(last) && /^(?:romaine|lettuce|celery|gem)$/.test(before);
  return FORMS.has(last) || isLeaf || isHeart ? withoutForms(words.slice(0, -1)) : [...words];
}
