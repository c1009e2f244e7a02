import { roundQuantity } from '../storage/units';
import { coverOf, type Usable, type Wanted } from './use';

/**
 * Returns the amounts that these needs take from the pantry together; butter that two needs ask for is taken twice.
 * Items that are not counted stay unchanged, and nothing is taken beyond the stock.
 */
export function takeOut<Thing extends Usable>(
  needs: readonly Wanted[],
  things: readonly Thing[],
): { item: Thing; amount: number }[] {
  const taken = new Map<string, number>();
  for (const need of needs) {
    const left = things.map((item) => without(item, taken.get(item.key) ?? 0));
    for (const { item, amount } of coverOf(need, left).takings)
      if (amount) taken.set(item.key, roundQuantity((taken.get(item.key) ?? 0) + amount));
  }
  return things.flatMap((item) => {
    const amount = taken.get(item.key);
    return amount ? [{ item, amount }] : [];
  });
}

const without = <Thing extends Usable>(item: Thing, taken: number): Thing => {
  const amount = roundQuantity(item.amount - taken);
  return item.level === null && amount <= 0 ? { ...item, amount: 0, level: 'gone' } : { ...item, amount };
};
