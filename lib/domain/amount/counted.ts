import type { Unit } from '../dish/types';
import type { Weighed } from './convert';
import { measureAtStart, type Measure } from './measures';

/** Words of a usual piece that are told by their own name ("2 sticks"): a bare number of them means something else. */
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
/** Portions that are picked out one by one, where a food has no usual piece of its own. */
const PIECES: readonly string[] = ['medium', 'piece', 'stalk', 'large', 'small'];
/** From so many on nobody counts, and so much more than a dozen are not weighed on a kitchen's scale. */
const MOST = 50;
const DOZEN = 12;
const MOST_GRAMS = 5000;

/**
 * Whether a bare number of a food is so many pieces of it: 2 onions, 3 eggs, 2 bunches of parsley; not 2 of butter, whose
 * piece is a stick, nor 200 of onions.
 */
export function isCounted(food: Weighed | null | undefined, amount: number): boolean {
  if (!food) return false;
  const each = gramsOfOne(food);
  if (!each || amount >= MOST) return false;
  return amount <= DOZEN || amount * each <= MOST_GRAMS;
}

/** The unit that a food is told in before anybody has said another: pieces of what is counted, else none. */
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
