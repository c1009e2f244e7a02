import { CATEGORIES } from '../product/types';
import { addDays, type Day } from '../time/day';
import type { AisleSpending, Spending } from './types';

const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;

/** Whether the text names a month, `2026-11`. */
export const isMonth = (text: unknown): text is string => typeof text === 'string' && MONTH.test(text);

export const monthOf = (day: Day): string => day.slice(0, 7);
export const firstDay = (month: string): Day => `${month}-01`;
/** The month before (-1) or after (1). */
export const monthBeside = (month: string, by: -1 | 1): string =>
  monthOf(addDays(firstDay(month), by === 1 ? 31 : -1));

/** Something that was paid for: a price that somebody wrote down, or a line of an order. */
export interface Expense {
  readonly category: string | null;
  readonly tetri: number;
  readonly isOrdered: boolean;
}

/** What was paid by aisle, in the order of the aisles; what has none stands with the rest. */
export function byAisle(expenses: readonly Expense[]): AisleSpending[] {
  return CATEGORIES.flatMap((category) => {
    const of = expenses.filter((one) => aisleOf(one) === category);
    const sum = (isOrdered: boolean) =>
      of.reduce((total, one) => total + (one.isOrdered === isOrdered ? one.tetri : 0), 0);
    return of.length > 0 ? [{ category, paidTetri: sum(false), orderedTetri: sum(true) }] : [];
  });
}

const aisleOf = ({ category }: Expense): string => CATEGORIES.find((one) => one === category) ?? 'other';

/** The sum of an aisle in another month beside what it came to; null where that month is not known. */
interface ComparedAisle extends AisleSpending {
  readonly beforeTetri: number | null;
}

/** The aisles of a month beside those of another one, in their order; an aisle of only one of the two stands too. */
export function besideMonth(
  { aisles }: Pick<Spending, 'aisles'>,
  before: Pick<Spending, 'aisles'> | undefined,
): ComparedAisle[] {
  const of = (all: readonly AisleSpending[], category: string) =>
    all.find((one) => one.category === category);
  const known = [...new Set([...aisles, ...(before?.aisles ?? [])].map(({ category }) => category))];
  const inOrder = known.toSorted((a, b) => placeOf(a) - placeOf(b));
  return inOrder.map((category) => {
    const then = of(before?.aisles ?? [], category);
    return {
      ...(of(aisles, category) ?? { category, paidTetri: 0, orderedTetri: 0 }),
      beforeTetri: before ? (then ? then.paidTetri + then.orderedTetri : 0) : null,
    };
  });
}

const placeOf = (category: string): number => CATEGORIES.findIndex((one) => one === category);

/** All of a month together, the deliveries' fees too. */
export const spentIn = ({ aisles, feesTetri }: Pick<Spending, 'aisles' | 'feesTetri'>): number =>
  aisles.reduce((sum, { paidTetri, orderedTetri }) => sum + paidTetri + orderedTetri, feesTetri);
