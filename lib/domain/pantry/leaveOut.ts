import type { Need, ShopLine } from '../shoplist/types';
import { roundQuantity } from '../storage/units';
import { coverOf, type Taking, type Usable } from './use';

/** A line of a list less what of it is at home. */
export interface LeftLine extends ShopLine {
  /** What is at home is enough; `amount` is then all that is needed, else what is still to be bought. */
  readonly atHome: boolean;
  /** How much there is, in the line's unit; null where there is none, or nobody counts it. */
  readonly there: number | null;
}
interface Left<Thing> {
  readonly lines: LeftLine[];
  /** What is at home beside what these lines use. */
  readonly things: Thing[];
}

/** More than anybody has of anything. */
const ALL = 1_000_000;

/** Lines without what is at home, each thing given out once: to the first line that needs it, then to the next. */
export function leaveOut<Thing extends Usable>(
  lines: readonly ShopLine[],
  things: readonly Thing[],
): Left<Thing> {
  let left = [...things];
  const out = lines.map((line): LeftLine => {
    const { takings, missing, isEnough } = coverOf(line, left);
    const there = takings.length > 0 ? countedFor(line, left) : null;
    left = without(left, takings);
    return { ...line, amount: isEnough ? line.amount : missing, atHome: isEnough, there };
  });
  return { lines: out, things: left };
}

/** The same of what a recipe asks for, each need as it stands. */
export const lessAtHome = <Thing extends Usable>(
  needs: readonly Need[],
  things: readonly Thing[],
): Left<Thing> =>
  leaveOut(
    needs.map((need) => ({ ...need, from: [], fault: null })),
    things,
  );

function countedFor(line: ShopLine, things: readonly Usable[]): number | null {
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
