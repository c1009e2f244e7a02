import { LIMITS } from '../../domain/limits';
import { AMOUNT_PATTERN, parseAmount } from '../../domain/text/amount';
import { plainLine } from './plain';

const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(${AMOUNT_PATTERN})(?:\\s*(?:-|–|—|to|or|bis|à|до|ან)\\s*(${AMOUNT_PATTERN}))?(\\s*-?\\s*dozen)?(?!\\d)`,
  'giu',
);
/** A number before one of these is a size or a weight, not a count. */
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

/** How many servings a yield speaks of: its first count, of a range the upper; null where absent or over 100. */
export function servingsIn(source: string | number | null | undefined): number | null {
  if (source === null || source === undefined) return null;
  const text = typeof source === 'number' ? String(source) : plainLine(source);
  const counts = [...text.matchAll(RANGE)].map((match) => ({
    value: (parseAmount(match[2] ?? match[1]) ?? 0) * (match[3] ? 12 : 1),
    isSize: SIZE.test(text.slice(match.index + match[0].length)),
  }));
  const found =
    counts.find(({ isSize, value }) => !isSize && value > 0) ?? counts.find(({ value }) => value > 0);
  const value = found?.value ?? WORDS.find(([word]) => word.test(text))?.[1];
  if (!value || value > LIMITS.servings.max) return null;
  return Math.max(LIMITS.servings.min, Math.round(value));
}
