import { addDays, daysBetween, type Day } from '../time/day';
import type { OrderState } from './types';
import { shopDay } from './windows';

export interface FiguredOrder {
  readonly state: OrderState;
  readonly createdAt: string;
  readonly deliveredAt?: string | null;
  readonly toPayTetri: number;
  readonly feeTetri: number;
}
/** Figures for one day of the shop: orders count on the day they were placed, money on the day of delivery. */
export interface DayFigures {
  readonly day: Day;
  readonly placed: number;
  readonly delivered: number;
  readonly cancelled: number;
  readonly takingsTetri: number;
  readonly feesTetri: number;
}

/** Returns figures for every day from `from` to `to`, including days without orders. */
export function dayFigures(orders: readonly FiguredOrder[], from: Day, to: Day): DayFigures[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, count) => addDays(from, count));
  return days.map((day) => {
    const placed = orders.filter(({ createdAt }) => shopDay(Date.parse(createdAt)) === day);
    const handed = orders.filter(
      ({ deliveredAt }) => deliveredAt && shopDay(Date.parse(deliveredAt)) === day,
    );
    return {
      day,
      placed: placed.length,
      delivered: handed.length,
      cancelled: placed.filter(({ state }) => state === 'cancelled').length,
      takingsTetri: handed.reduce((sum, { toPayTetri }) => sum + toPayTetri, 0),
      feesTetri: handed.reduce((sum, { feeTetri }) => sum + feeTetri, 0),
    };
  });
}
