import { CATEGORIES } from '../product/types';
import { addDays, type Day } from '../time/day';
import type { AisleSpending, Spending } from './types';

const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;

/** Checks whether a text is a month such as `2026-11`. */
export const isMonth = (text: unknown): text is string => typeof text === 'string' && MONTH.test(text);

export const monthOf = (day: Day): string => day.slice(0, 7);
export const firstDay = (month: string): Day => `${month}-01`;
/** Returns the month before (-1) or after (1). */
export const monthBeside = (month: string, by: -1 | 1): string =>
  monthOf(addDays(firstDay(month), by === 1 ? 31 : -1));

/** Expense: a recorded price, or a line of an order. */
export interface Expense {
  readonly category: string | null;
  readonly tetri: number;
  readonly isOrdered: boolean;
}

/** Sums up expenses by aisle, in aisle order; those without an aisle count as `other`. */
export function byAisle(expenses: readonly Expense[]): AisleSpending[] {
  return CATEGORIES.flatMap((category) => {
    const of = expenses.filter((one) => aisleOf(one) === category);
    const sum = (isOrdered: boolean) =>
      of.reduce((total, one) => total + (one.isOrdered === isOrdered ? one.tetri : 0), 0);
    return of.length > 0 ? [{ category, paidTetri: sum(false), orderedTetri: sum(true) }] : [];
  });
}

const aisleOf = ({ category }: Expense): string => CATEGORIES.find((one) => one === category) ?? 'other';

/** Sums of an aisle, with the total of another month; null if that month is unknown. */
interface ComparedAisle extends AisleSpending {
  readonly beforeTetri: number | null;
}

/** Compares a month's aisles with those of another month, in aisle order; includes aisles of only one of them. */
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

/** Returns the total of a month, delivery fees included. */
export const spentIn = ({ aisles, feesTetri }: Pick<Spending, 'aisles' | 'feesTetri'>): number =>
  aisles.reduce((sum, { paidTetri, orderedTetri }) => sum + paidTetri + orderedTetri, feesTetri);
