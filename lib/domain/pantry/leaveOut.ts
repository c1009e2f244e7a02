import type { Need, ShopLine } from '../shoplist/types';
import { roundQuantity } from '../storage/units';
import { coverOf, type Taking, type Usable, type Wanted } from './use';

/** Line of a list minus the stock at home. */
export interface RemainingLine extends ShopLine {
  /** True if the stock at home suffices; `amount` is then the full need, otherwise the amount still to buy. */
  readonly atHome: boolean;
  /** Stock at home in the line's unit; null if there is none or it is not counted. */
  readonly there: number | null;
}
interface Left<Thing> {
  readonly lines: RemainingLine[];
  /** Stock that remains after these lines. */
  readonly things: Thing[];
}

/** Amount larger than any household has of anything. */
const ALL = 1_000_000;

/**
 * Deducts stock at home from the lines; each item is allotted once, to the first line that needs it, then to the next.
 */
export function leaveOut<Thing extends Usable>(
  lines: readonly ShopLine[],
  things: readonly Thing[],
): Left<Thing> {
  let left = [...things];
  const out = lines.map((line): RemainingLine => {
    const { takings, missing, isEnough } = coverOf(line, left);
    const there = takings.length > 0 ? countedFor(line, left) : null;
    left = without(left, takings);
    return { ...line, amount: isEnough ? line.amount : missing, atHome: isEnough, there };
  });
  return { lines: out, things: left };
}

/** Deducts stock at home from a recipe's needs, one line per need. */
export const withoutStock = <Thing extends Usable>(
  needs: readonly Need[],
  things: readonly Thing[],
): Left<Thing> =>
  leaveOut(
    needs.map((need) => ({ ...need, from: [], fault: null })),
    things,
  );

/** Returns the amount at home of what a line asks for, in its unit; null if it is not counted, or none is there. */
export function countedFor(line: Wanted, things: readonly Usable[]): number | null {
  if (line.amount === null) return null;
  const { missing, isEnough } = coverOf({ ...line, amount: ALL }, things);
  const there = isEnough ? 0 : roundQuantity(ALL - (missing ?? ALL));
  return there > 0 ? there : null;
}

const without = <Thing extends Usable>(
  things: readonly Thing[],
  takings: readonly Taking<Thing>[],
): Thing[] =>
  things.map((thing) => {
    const taken = takings.find(({ item }) => item === thing)?.amount ?? 0;
    if (taken === 0) return thing;
    const amount = roundQuantity(thing.amount - taken);
    return { ...thing, amount, level: amount > 0 ? thing.level : 'gone' };
  });
