import { present } from '../present';

/**
 * Word of a text; `follows` is true if only a space separates it from the previous word, `clause` is the index of its
 * clause.
 */
export interface SentenceWord {
  readonly word: string;
  readonly follows: boolean;
  readonly clause: number;
  /** Characters before it, possibly a number. */
  readonly between: string;
}
/** Part of a line that a text refers to: a fraction, the rest, an unclear part, or the whole line. */
export type Part = number | 'rest' | 'some' | 'whole';

const SHARES: readonly (readonly [RegExp, Part])[] = [
  [/(?:^| )half (?:of )?(?:the )?(?:rest|remaining)(?: of)?$/, 'some'],
  [/(?:^| )(?:the )?(?:rest|remainder|remaining|reserved)(?: of)?$/, 'rest'],
  [/(?:^| )(?:the )?(?:other|second) half(?: of)?$/, 'rest'],
  [/(?:^| )(?:two[ -]thirds)(?: of)?$/, 2 / 3],
  [/(?:^| )(?:three[ -]quarters)(?: of)?$/, 3 / 4],
  [/(?:^| )(?:a |one |the )?third(?: of)?$/, 1 / 3],
  [/(?:^| )(?:a |one )?quarter(?: of)?$/, 1 / 4],
  [/(?:^| )half(?: of)?$/, 1 / 2],
  [
    /(?:^| )(?:most|some|little|bit|few|more|another|extra|part|third|handful|pinch|splash|knob|drizzle|spoonful|spoon|tablespoons?|teaspoons?|tbsp|tsp|cups?|g|ml)(?: of)?$/,
    'some',
  ],
  [/(?:^| )(?:დანარჩენი?|დარჩენილი?|მეორე ნახევარი?)$/, 'rest'],
  [/(?:^| )ორი? მესამედ(?:ი|ს|ით)?$/, 2 / 3],
  [/(?:^| )მესამედ(?:ი|ს|ით)?$/, 1 / 3],
  [/(?:^| )მეოთხედ(?:ი|ს|ით)?$/, 1 / 4],
  [/(?:^| )ნახევ(?:არი?|რით|არს)$/, 1 / 2],
  [/(?:^| )(?:ცოტა|ცოტაოდენი|ნაწილ(?:ი|ს)|უმეტეს(?:ი|ობა)|კიდევ)$/, 'some'],
];
/** Words allowed between the part and the food. */
const BETWEEN = /^(?:the|your|this|that|of|a|an)$/;
const MOST_ADJECTIVES = 2;
const WINDOW = 5;

const sharePhrase = (words: readonly string[]): Part | undefined =>
  SHARES.find(([pattern]) => pattern.test(words.join(' ')))?.[1];

interface Place {
  readonly from: number;
  readonly to: number;
  /** Checks whether a word belongs to some line. */
  readonly isTaken: (at: number) => boolean;
}

/** Returns the part of a food meant by a text: "half of the soft butter", "the remaining oil", „კარაქის ნახევარი“. */
export function partOf(said: readonly SentenceWord[], place: Place): Part {
  return before(said, place) ?? behind(said, place) ?? 'whole';
}

function before(said: readonly SentenceWord[], { from, isTaken }: Place): Part | undefined {
  let adjectives = 0;
  for (let at = from; at > 0 && adjectives <= MOST_ADJECTIVES; at -= 1) {
    const { word, between } = present(said[at], 'a word of the step');
    if (/[,.;:–]/.test(between)) return undefined;
    // "2 tbsp of the oil" states its own amount
    if (/[\d½⅓⅔¼¾]/.test(between)) return word === 'g' || at < from ? 'some' : undefined;
    const words = said.slice(Math.max(0, at - WINDOW), at).map(({ word }) => word);
    const part = sharePhrase(words);
    if (part !== undefined) return part;
    const last = present(words.at(-1));
    if (isTaken(at - 1) || /^(?:and|with|in|to|or|და|ან)$/.test(last)) return undefined;
    if (!BETWEEN.test(last)) adjectives += 1;
  }
  return undefined;
}

/** Looks for the part behind the food, as in Georgian. */
function behind(said: readonly SentenceWord[], { to, isTaken }: Place): Part | undefined {
  if (!/(?:ის|ოს|ს)$/.test(present(said[to], 'a word of the step').word)) return undefined;
  for (const count of [2, 1]) {
    const words = said.slice(to + 1, to + 1 + count);
    const isJoined =
      words.length === count && words.every(({ follows }, at) => follows && !isTaken(to + 1 + at));
    const part = isJoined ? sharePhrase(words.map(({ word }) => word)) : undefined;
    if (part !== undefined) return part;
  }
  return undefined;
}
