import { roundQuantity } from '../storage/units';
import type { PantryItem } from './types';

/** Returns the amount missing up to a staple's minimum and the amount in stock; an item with a level counts as 0. */
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
