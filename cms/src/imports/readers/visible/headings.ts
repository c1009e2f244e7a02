import type { VisibleLine } from './lines';
import { BOLD } from './lines';
import { ADS, CLOSINGS, OPENINGS, OTHERS } from '../headingWords';
import { INGREDIENT_KEYS, key, keysOf, STEP_KEYS } from '../partWords';

/** Part of a recipe that a heading opens; `other` ends one. */
export type Part = 'ingredients' | 'steps' | 'other';
export interface Heading {
  readonly part: Part;
  /** Words of the heading beyond its part: "for 4 people", "for the dough". */
  readonly rest: string;
}

const MOST = 90;
const MOST_WORDS = 9;

const others = keysOf(OTHERS);
const ads = keysOf(ADS);
const openings = keysOf(OPENINGS);
const closings = keysOf(CLOSINGS);

/** Returns all beginnings of a text that end at a word boundary, longest first. */
function beginnings(words: readonly string[]): string[] {
  return words.map((_word, at) => words.slice(0, words.length - at).join(' '));
}

/** Returns whether a line stands out like a heading. */
export const standsOut = ({ text, rank }: VisibleLine): boolean => rank <= BOLD || /[:：՝]\s*$/.test(text);

/** Returns the part that a line opens; undefined if it is no heading of a recipe. */
export function headingOf(line: VisibleLine): Heading | undefined {
  const { text, rank, isLink } = line;
  if (text.length > MOST || (isLink && rank >= BOLD)) return undefined;
  const whole = key(text.replace(/^[\s\d.)#]+/, ''));
  const part = partOf(whole);
  if (part) return { part, rest: '' };
  const words = whole.split(' ');
  if (words.length > MOST_WORDS) return undefined;
  const starts = beginnings(words);
  const listed = starts.find((start) => INGREDIENT_KEYS.has(start));
  const rest = listed ? restOf(text, listed) : '';
  if (listed && (standsOut(line) || /\d/.test(rest))) return { part: 'ingredients', rest };
  if (!standsOut(line)) return undefined;
  if (starts.some((start) => others.has(start))) return { part: 'other', rest: '' };
  const isCounted = /^\(?\d+\)?\s/.test(text) && others.has(words.at(-1) ?? '');
  if (isCounted) return { part: 'other', rest: '' };
  const isSteps =
    rank < BOLD &&
    (starts.some((start) => openings.has(start)) ||
      words.some((_word, at) => closings.has(words.slice(at).join(' '))));
  return isSteps ? { part: 'steps', rest: '' } : undefined;
}

/** Returns whether a line is just an advertisement label or a button. */
export const isNoise = (text: string): boolean => text.length <= MOST && ads.has(key(text));

const restOf = (text: string, start: string): string =>
  text
    .trim()
    .split(/\s+/)
    .slice(start.split(' ').length)
    .join(' ')
    .replace(/^[\s(:–—-]+|[\s):：]+$/g, '');

function partOf(whole: string): Part | undefined {
  if (INGREDIENT_KEYS.has(whole)) return 'ingredients';
  if (STEP_KEYS.has(whole)) return 'steps';
  return others.has(whole) ? 'other' : undefined;
}
