import { LIMITS } from '../../domain/limits';
import { AMOUNT_PATTERN, parseAmount } from '../../domain/text/amount';
import { servingsOf } from '../../domain/dish/parse/words';
import { plainLine } from './plain';
import { EATERS } from './visible/factWords';

const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(${AMOUNT_PATTERN})(?:\\s*(?:-|–|—|to|or|bis|à|до|ან)\\s*(${AMOUNT_PATTERN}))?(\\s*-?\\s*dozen)?(?!\\d)`,
  'giu',
);
/** A number before one of these is a size or weight, not a count. */
const SIZE =
  /^\s*-?\s*(?:["”″]|inch(?:es)?|in\b|cm|mm|x\s*\d|×|kg|g\b|gr?\b|grams?|ml|cl|dl|l\b|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?|cups?|quarts?|pints?|%|კგ|გრ|მლ|ლ(?!\p{L}))/iu;
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one|a) dozen\b/i, 12],
  [/\btwo dozen\b/i, 24],
  [/\bhalf a dozen\b/i, 6],
  ...(['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const).map(
    (word, at) => [new RegExp(`\\b${word}\\b`, 'i'), at + 2] as const,
  ),
  [/\btwelve\b/i, 12],
  [/\bone\b/i, 1],
  ...['ორი', 'სამი', 'ოთხი', 'ხუთი', 'ექვსი', 'შვიდი', 'რვა', 'ცხრა', 'ათი'].map(
    (word, at) => [new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), at + 2] as const,
  ),
];

/** Words for the eater or the serving: a bowl or a plate is one serving. */
const EATING = new Set([
  ...EATERS.split(/[|\n]/).flatMap((words) => words.trim().split(' ')),
  'bowl',
  'bowls',
  'plate',
  'plates',
  'ჯამი',
  'თეფში',
]);
/** Words beside a count that do not say what it counts. */
const BESIDE = new Set(
  `serves serving servings yield yields makes make recipe this for to or up about approximately approx around ca circa from
  total dozen a an per für etwa ungefähr bis ergibt pour environ à para unas unos de na dla około около примерно приблизительно на для до
  порций yaklaşık təxminən üçün için около приблизно დაახლოებით ან რაოდენობა გამოდის one two three four five six seven eight nine ten twelve
  ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა ათი`.split(/\s+/),
);
const DOZEN = /dozen/i;

/** Returns whether a yield counts something other than servings: muffins, jars, a loaf, or items by the dozen. */
function isOfThings(text: string): boolean {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !BESIDE.has(word));
  return !words.some((word) => EATING.has(word)) && (words.length > 0 || DOZEN.test(text));
}

/**
 * Returns the number of servings in a yield: its first count, the upper end of a range; the servings in "12 muffins, 6
 * servings". Null if it counts something else, is absent or exceeds 100.
 */
export function servingsIn(source: string | number | null | undefined): number | null {
  if (source === null || source === undefined) return null;
  const text = typeof source === 'number' ? String(source) : plainLine(source);
  const said = servingsOf(text);
  if (said !== undefined) return said;
  if (isOfThings(text)) return null;
  const counts = [...text.matchAll(RANGE)].map((match) => ({
    value: (parseAmount(match[2] ?? match[1] ?? '') ?? 0) * (match[3] ? 12 : 1),
    isSize: SIZE.test(text.slice(match.index + match[0].length)),
  }));
  const found =
    counts.find(({ isSize, value }) => !isSize && value > 0) ?? counts.find(({ value }) => value > 0);
  const value = found?.value ?? WORDS.find(([word]) => word.test(text))?.[1];
  if (!value || value > LIMITS.servings.max) return null;
  return Math.max(LIMITS.servings.min, Math.round(value));
}
