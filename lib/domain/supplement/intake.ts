import type { Span } from '../exercise/schedule';
import type { Day } from '../time/day';

/** Intake of a supplement: `dosage` at each of the times, in the supplement's unit. */
export interface IntakeFacts extends Span {
  readonly dosage: number;
  readonly times: readonly string[];
  /** Amount left in the cupboard; null if it is not counted. */
  readonly left?: number | null;
}
export interface PackageFacts {
  readonly priceTetri?: number | null;
  readonly quantity?: number | null;
}

/** Number of days of supply at which it counts as low. */
const LOW_DAYS = 7;
const DIGITS = 1000;

const perDay = ({ dosage, times }: Pick<IntakeFacts, 'dosage' | 'times'>): number => dosage * times.length;

/** Returns the number of whole days the supply lasts; undefined if it is not counted. */
export function daysLeft(intake: IntakeFacts): number | undefined {
  const daily = perDay(intake);
  if (intake.left === null || intake.left === undefined || daily <= 0) return undefined;
  return Math.floor(intake.left / daily + 1e-9);
}

export const isOver = ({ until }: Span, today: Day): boolean => Boolean(until && until < today);

/** Checks whether to buy more: the supply is low and the intake goes on. */
export function runsLow(intake: IntakeFacts, today: Day): boolean {
  const days = daysLeft(intake);
  return days !== undefined && days <= LOW_DAYS && !isOver(intake, today);
}

/** Returns the cost per day, unrounded; undefined if price or package is unknown. */
export function costPerDay(
  intake: Pick<IntakeFacts, 'dosage' | 'times'>,
  { priceTetri, quantity }: PackageFacts,
): number | undefined {
  if (priceTetri === null || priceTetri === undefined || !quantity) return undefined;
  return (priceTetri / quantity) * perDay(intake);
}

/** Returns the amount one intake takes from the supply: the dosage, or the rest; null if it is not counted. */
export function takenFrom(left: number | null | undefined, dosage: number): number | null {
  if (left === null || left === undefined) return null;
  return Math.min(left, dosage);
}

/** Returns the supply after a change, rounded against floating-point noise and never negative. */
export const leftAfter = (left: number, change: number): number =>
  Math.max(0, Math.round((left + change) * DIGITS) / DIGITS);
