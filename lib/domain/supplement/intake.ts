import type { Span } from '../exercise/schedule';
import type { Day } from '../time/day';

/** What somebody takes of a supplement: so much at each of the times, in the supplement's unit. */
export interface IntakeFacts extends Span {
  readonly dosage: number;
  readonly times: readonly string[];
  /** What is left in the cupboard; unknown where nobody counts. */
  readonly left?: number | null;
}
export interface PackageFacts {
  readonly priceTetri?: number | null;
  readonly quantity?: number | null;
}

/** From so few days on, what is left is called low. */
const LOW_DAYS = 7;
const DIGITS = 1000;

const perDay = ({ dosage, times }: Pick<IntakeFacts, 'dosage' | 'times'>): number => dosage * times.length;

/** How many whole days what is left will do; undefined where nobody counts. */
export function daysLeft(intake: IntakeFacts): number | undefined {
  const daily = perDay(intake);
  if (intake.left === null || intake.left === undefined || daily <= 0) return undefined;
  return Math.floor(intake.left / daily + 1e-9);
}

export const isOver = ({ until }: Span, today: Day): boolean => Boolean(until && until < today);

/** Whether one should buy more: little is left, and it is still to be taken beyond that. */
export function runsLow(intake: IntakeFacts, today: Day): boolean {
  const days = daysLeft(intake);
  return days !== undefined && days <= LOW_DAYS && !isOver(intake, today);
}

/** What a day of it costs, unrounded; undefined where price or package is unknown. */
export function costPerDay(
  intake: Pick<IntakeFacts, 'dosage' | 'times'>,
  { priceTetri, quantity }: PackageFacts,
): number | undefined {
  if (priceTetri === null || priceTetri === undefined || !quantity) return undefined;
  return (priceTetri / quantity) * perDay(intake);
}

/** What one taking takes out of what is left: the dosage, or the last of it; null where nobody counts. */
export function takenFrom(left: number | null | undefined, dosage: number): number | null {
  if (left === null || left === undefined) return null;
  return Math.min(left, dosage);
}

/** What is left after a change, without rounding errors of binary fractions, and never below zero. */
export const leftAfter = (left: number, change: number): number =>
  Math.max(0, Math.round((left + change) * DIGITS) / DIGITS);
