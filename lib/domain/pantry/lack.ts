import { roundQuantity } from '../storage/units';
import type { PantryItem } from './types';

/** How much it takes up to the minimum, and how much is there beside that; of what nobody counts all of the minimum. */
export function lackOf({
  staple,
  amount,
  level,
  unit,
}: Pick<PantryItem, 'staple' | 'amount' | 'level' | 'unit'>) {
  const minimum = staple?.minimum ?? null;
  if (minimum === null) return { amount: null, unit: null, there: null };
  const there = level === null ? amount : 0;
  return {
    amount: roundQuantity(minimum - there),
    unit: unit ?? ('Piece' as const),
    there: there > 0 ? there : null,
  };
}
