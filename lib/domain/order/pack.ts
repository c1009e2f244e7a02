import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { Category, ProductFacts } from '../product/types';
import { parseAmount } from '../text/amount';
import type { OrderLine } from './record';
import { ORDER_LIMITS, type Outcome } from './types';

/** What a courier has marked of one line so far; the amount as it was typed. */
export interface PackMark {
  readonly outcome?: Outcome;
  readonly got?: string;
  readonly replacement?: number;
}
/** The marks of an order, by the keys of its lines. */
export type PackMarks = Readonly<Record<string, PackMark>>;
export type PackFault = 'open' | 'amount' | 'tooMuch' | 'choose';
type Line = Pick<OrderLine, 'key' | 'amount' | 'unit'>;

/** The most that may be weighed of what was ordered. */
export const mostOf = ({ amount }: Pick<Line, 'amount'>): number => amount * ORDER_LIMITS.overweight;

/** What keeps lines from being packed, by their keys: what the CMS would refuse is said while there is no network, too. */
export function packFaults(lines: readonly Line[], marks: PackMarks): ReadonlyMap<string, PackFault> {
  return new Map(
    lines.flatMap((line) => {
      const fault = faultOf(line, marks[line.key]);
      return fault ? [[line.key, fault] as const] : [];
    }),
  );
}

function faultOf(line: Line, mark: PackMark = {}): PackFault | undefined {
  const { outcome, got, replacement } = mark;
  if (!outcome) return 'open';
  if (outcome === 'missing') return undefined;
  const amount = got === undefined ? line.amount : parseAmount(got);
  if (!amount) return 'amount';
  if (outcome === 'replaced') return replacement ? undefined : 'choose';
  return amount > mostOf(line) ? 'tooMuch' : undefined;
}

/** What became of a line, as the CMS takes it; an amount that was left as it was is the one ordered. */
export function packedLine({ key, amount, unit }: Line, { outcome, got, replacement }: PackMark) {
  if (outcome === 'missing') return { key, outcome };
  const gotAmount = parseAmount(got ?? '') ?? amount;
  if (outcome === 'got') return { key, outcome, gotAmount };
  return { key, outcome, gotAmount, replacement: replacement ?? null, replacementUnit: unit };
}

interface Offered extends ProductFacts {
  readonly id: number;
  readonly category?: Category | string | null;
}
/** What can be put in instead of a product: what its unit can be counted in, that of its own aisle first. */
export function replacementsFor<T extends Offered>(
  product: number | undefined,
  unit: Unit,
  offered: readonly T[],
): { near: T[]; other: T[] } {
  const aisle = offered.find(({ id }) => id === product)?.category;
  const fitting = offered.filter((one) => one.id !== product && toGrams(1, unit, one) !== undefined);
  const isNear = (one: T) => aisle != null && one.category === aisle;
  return { near: fitting.filter(isNear), other: fitting.filter((one) => !isNear(one)) };
}
