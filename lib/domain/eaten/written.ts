import { toRecord } from '../amount/convert';
import { GRAMS, measureAtStart } from '../amount/measures';
import type { WrittenAmount } from '../amount/read';
import type { Measure } from './measures';
import type { Edible } from './types';

/** Measure with its count. */
export interface Counted {
  readonly measure: Measure;
  readonly count: number;
}

/** Converts a typed amount ("2 bananas", "200 ml milk") to one of the food's measures; undefined if none fits. */
export function countedAs(
  written: WrittenAmount | undefined,
  edible: Edible,
  measures: readonly Measure[],
): Counted | undefined {
  if (!written) return undefined;
  const { amount, measure, size } = written;
  const [usual] = measures;
  const portion = measures.find((one) => one.portion && saysSo(one.portion.label, written));
  if (portion) return { measure: portion, count: amount };
  if (measure === 'piece' && !size) {
    const isCounted = usual && (usual.unit === null || usual.unit === 'Piece' || usual.portion);
    return isCounted ? { measure: usual, count: amount } : undefined;
  }
  if (edible.kind === 'dish') return undefined;
  const { understood, unit, amount: inUnit } = toRecord(written, edible);
  const found = measures.find((one) => one.unit === unit && !one.portion);
  // weights derived from a volume or a piece are as bought
  const share = unit === 'gr' && !(measure in GRAMS) ? (edible.facts.edibleShare ?? 1) : 1;
  return understood && found ? { measure: found, count: inUnit * share } : undefined;
}

/** Checks whether a portion's label matches the typed measure or size: a large one, a cup, a slice. */
const saysSo = (label: string, { measure, size }: WrittenAmount): boolean =>
  size && measure === 'piece'
    ? label === size
    : measure !== 'piece' && (label === measure || measureAtStart(label)?.measure === measure);
