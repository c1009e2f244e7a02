import type { Unit } from '../dish/types';
import type { Measure } from './measures';
import { quantityAtStart } from './quantity';
import { readAmount } from './read';

const UNIT_OF: Readonly<Partial<Record<Measure, Unit>>> = {
  g: 'gr',
  ml: 'ml',
  tsp: 'Tea Spoon',
  tbsp: 'Table Spoon',
  spoon: 'Spoon',
  pinch: 'Pinch',
  piece: 'Piece',
};

/**
 * Checks whether a written amount has the number and unit of the record: "2 tbsp" for tablespoons, "3 cloves" for
 * pieces of garlic; but not "1 cup", nor the 800 of "2 x 400 g".
 */
export function saysUnit(text: string, unit: Unit | null, pieceName?: string | null): boolean {
  const { measure, amount } = readAmount(text) ?? {};
  const first = quantityAtStart(text.trim())?.amount ?? amount;
  if (!measure || !unit || first !== amount) return false;
  return UNIT_OF[measure] === unit || (unit === 'Piece' && measure === pieceName);
}
