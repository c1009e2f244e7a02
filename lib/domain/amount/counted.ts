import type { Unit } from '../dish/types';
import type { Weighed } from './convert';
import { measureAtStart, type Measure } from './measures';

/** Measures that are written out when they are the usual piece ("2 sticks"); a bare number means something else. */
const OWN_WORDS: readonly Measure[] = [
  'stick',
  'cup',
  'glass',
  'can',
  'packet',
  'jar',
  'bottle',
  'slice',
  'cube',
  'sheet',
  'floz',
  'tsp',
  'tbsp',
  'spoon',
  'handful',
  'knob',
];
const OTHER_WORDS =
  /^(?:bar|block|bowl|cake|container|drink|portion|pot|scoop|serving|square|tub|wedge)(?!\p{L})/u;
/** Portions that are picked one by one, for foods without a usual piece. */
const PIECES: readonly string[] = ['medium', 'piece', 'stalk', 'large', 'small'];
/** Maximum number that is counted, and above a dozen the maximum total weight in grams. */
const MOST = 50;
const DOZEN = 12;
const MOST_GRAMS = 5000;

/**
 * Checks whether a bare number of a food means pieces: 2 onions, 3 eggs, 2 bunches of parsley; but not 2 of butter,
 * whose piece is a stick, nor 200 of onions.
 */
export function isCounted(food: Weighed | null | undefined, amount: number): boolean {
  if (!food) return false;
  const each = gramsOfOne(food);
  if (!each || amount >= MOST) return false;
  return amount <= DOZEN || amount * each <= MOST_GRAMS;
}

/** Returns the default unit of a food: pieces if it is counted, otherwise none. */
export const usualUnit = (food: Weighed | null | undefined): Unit | '' => (isCounted(food, 1) ? 'Piece' : '');

function gramsOfOne({ gramsPerPiece, pieceName, portions }: Weighed): number | undefined {
  if (!gramsPerPiece) return portions?.find(({ label }) => PIECES.includes(label))?.grams;
  const usual = portions?.find(({ grams }) => grams === gramsPerPiece);
  return pieceName || !usual || isPiece(usual.label) ? gramsPerPiece : undefined;
}

function isPiece(label: string): boolean {
  const measure = measureAtStart(label)?.measure;
  return !(measure && OWN_WORDS.includes(measure)) && !OTHER_WORDS.test(label);
}
