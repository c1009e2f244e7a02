import {
  GRAMS,
  isContainer as holds,
  measureAtStart,
  MILLILITRES,
  sizeAtStart,
  type Measure,
} from '../../amount/measures';
import type { Unit } from '../types';

interface UnitWord {
  readonly unit: Unit;
  /** How many of `unit` one of the word is: a kilogram is 1000 gr. */
  readonly factor: number;
  /** What is left of the text behind the word. */
  readonly rest: string;
  readonly word: string;
}

const KEPT: Readonly<Partial<Record<Measure, Unit>>> = {
  tbsp: 'Table Spoon',
  tsp: 'Tea Spoon',
  spoon: 'Spoon',
  pinch: 'Pinch',
};

/** The unit at the start of a text, sizes before it skipped ("2 heaped teaspoons"); undefined when there is none. */
export function unitAtStart(text: string): UnitWord | undefined {
  const found = measureAtStart(sizeAtStart(text).rest);
  if (!found) return undefined;
  const { factor, measure, ml, rest, word } = found;
  const kept = KEPT[measure];
  if (kept) return { unit: kept, factor, rest, word };
  const grams = GRAMS[measure];
  if (grams) return { unit: 'gr', factor: factor * grams, rest, word };
  const held = ml ?? MILLILITRES[measure];
  return held ? { unit: 'ml', factor: factor * held, rest, word } : { unit: 'Piece', factor, rest, word };
}

/** Containers, whose weight in brackets says more than their number: "1 can (400 g)". */
export function isContainer(word: string): boolean {
  const found = measureAtStart(word);
  return found !== undefined && holds(found.measure);
}
