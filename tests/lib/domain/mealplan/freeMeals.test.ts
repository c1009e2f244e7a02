import { expect, test } from 'vitest';
import type { DishType } from '@/lib/domain/dish/types';
import { freeMeals, currentPlan } from '@/lib/domain/mealplan/freeMeals';
import type { PlanDay } from '@/lib/domain/mealplan/types';

const dayOf = (key: string, ...full: readonly DishType[]): PlanDay => ({
  key,
  meals: full.map((type) => ({
    key: `${key}-${type}`,
    type,
    entries: [{ key: 'x', kind: 'text', text: 'soup' }],
  })),
  exercises: [],
  supplements: [],
  appointments: [],
});
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
// a Monday
const START = '2026-11-23';
const NOON = { day: '2026-11-25', time: '12:00' };
const plan = (days: readonly PlanDay[], given: object = {}) => ({ days, startDate: START, ...given });
const free = (given: Parameters<typeof freeMeals>[0], types: readonly DishType[] = ['Dinner'], now = NOON) =>
  freeMeals(given, types, { now, most: 9 }).map(({ day, date, type }) => `${day} ${date} ${type}`);

test('free days are those ahead with an open meal, today while it is open', () => {
  const days = WEEK.map((key) => dayOf(key, ...(key === 'thu' ? (['Dinner'] as const) : [])));
  const rest = ['fri 2026-11-27 Dinner', 'sat 2026-11-28 Dinner', 'sun 2026-11-29 Dinner'];
  expect(free(plan(days))).toEqual(['wed 2026-11-25 Dinner', ...rest]);
  expect(free(plan(days), ['Dinner'], { ...NOON, time: '21:00' })).toEqual(rest);
  expect(freeMeals(plan(days), ['Dinner'], { now: NOON, most: 1 })).toHaveLength(1);
});

test('a meal without entries is open; the first open one of several is used', () => {
  const empty: PlanDay = { ...dayOf('wed'), meals: [{ key: 'm', type: 'Dinner', entries: [] }] };
  const days = [dayOf('mon'), dayOf('tue'), empty, dayOf('thu', 'Lunch'), dayOf('fri', 'Lunch', 'Dinner')];
  expect(free(plan(days), ['Lunch', 'Dinner'])).toEqual(['wed 2026-11-25 Lunch', 'thu 2026-11-26 Dinner']);
});

test('the next days are offered even if all meals are taken', () => {
  const days = WEEK.map((key) => dayOf(key, 'Lunch', 'Dinner'));
  const given = { now: { ...NOON, time: '14:00' }, most: 2 };
  expect(freeMeals(plan(days), ['Lunch', 'Dinner'], given)).toEqual([
    { day: 'wed', date: '2026-11-25', type: 'Dinner' },
    { day: 'thu', date: '2026-11-26', type: 'Lunch' },
  ]);
});

test('a weekly plan repeats', () => {
  const given = plan(
    WEEK.map((key) => dayOf(key)),
    { repeat: 'weekly' },
  );
  expect(free(given)).toEqual([
    'wed 2026-11-25 Dinner',
    'thu 2026-11-26 Dinner',
    'fri 2026-11-27 Dinner',
    'sat 2026-11-28 Dinner',
    'sun 2026-11-29 Dinner',
    'mon 2026-11-30 Dinner',
    'tue 2026-12-01 Dinner',
  ]);
});

test('no day is free if the plan is over, far away, or has no dates', () => {
  const days = [dayOf('mon')];
  expect(free(plan(days))).toEqual([]);
  expect(free(plan(days, { startDate: '2026-12-20' }))).toEqual([]);
  expect(free(plan(days, { startDate: null }))).toEqual([]);
});

test('the current plan is one that still has days', () => {
  const [over, next, undated] = [
    { id: 1, startDate: '2026-11-01', dayCount: 7 },
    { id: 2, startDate: '2026-11-23', dayCount: 3 },
    { id: 3, startDate: null, dayCount: 7 },
  ];
  expect(currentPlan([over, undated, next], NOON.day)).toBe(next);
  expect(currentPlan([over, undated], NOON.day)).toBeUndefined();
  const weekly = { ...over, repeat: 'weekly' as const };
  expect(currentPlan([weekly, next], NOON.day)).toBe(weekly);
});
