import { parseLine } from '../dish/parse/line';
import type { Unit } from '../dish/types';
import { LIMITS } from '../limits';
import { faultOf } from './buy';
import type { ShopProduct } from './types';

/** A line as somebody types it: "2 ლ რძე", "eggs 10"; what it is and how much of it. */
interface Written {
  readonly name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
}

/** Reads what is typed; without an amount it is a name as it stands. */
export function readWritten(text: string): Written {
  const typed = text.trim();
  const { amount, unit, name } = parseLine(typed);
  const isAmount = amount !== undefined && amount > LIMITS.amount.above && amount <= LIMITS.amount.max;
  if (!isAmount || !name || name === typed) return { name: typed, amount: null, unit: null };
  return { name, amount, unit };
}

/** From how many on a bare number of something that has no pieces means grams: "sulguni 500". */
const GRAMS_FROM = 20;

/** How much of a product is meant by what is written. */
export function amountFor(
  product: ShopProduct,
  { amount, unit }: Written,
): { amount: number | null; unit: Unit | null } {
  const isBare = unit === 'Piece' && amount !== null && faultOf({ product, amount, unit }) !== undefined;
  return isBare && amount >= GRAMS_FROM ? { amount, unit: 'gr' } : { amount, unit };
}
