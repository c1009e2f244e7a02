import { describe, expect, test } from 'vitest';
import {
  isAdultIn,
  MOST_A_WEEK,
  safeFloor,
  targetsByWeekday,
  wantedEnergy,
  weeklyMove,
  withCalories,
} from '@/lib/domain/energy/target';
import { macrosOf } from '@/lib/domain/nutrition/mifflin';
import { seeded } from '@/lib/domain/random';

const body = { sex: 'female', age: 40, height: 165, activity: 'light' } as const;
const learned = { days: 20, expenditure: 2000, low: 1850, high: 2150, formula: 1950 };
const keep = { body, kilograms: 65, goal: 'keep' } as const;

describe('the week’s move', () => {
  test('goes towards the goal by 50 kcal at most', () => {
    expect(weeklyMove(1800, learned, keep)).toEqual({ from: 1800, to: 1850, reasons: ['keep', 'limit'] });
    expect(weeklyMove(1970, learned, keep)).toEqual({ from: 1970, to: 2000, reasons: ['keep'] });
    expect(weeklyMove(2300, learned, keep)).toEqual({ from: 2300, to: 2250, reasons: ['keep', 'limit'] });
    expect(weeklyMove(1900, learned, { ...keep, goal: 'lose' })).toEqual({
      from: 1900,
      to: 1850,
      reasons: ['lose', 'limit'],
    });
    expect(weeklyMove(2190, learned, { ...keep, goal: 'gain' })).toEqual({
      from: 2190,
      to: 2200,
      reasons: ['gain'],
    });
  });

  test('stays if it fits, without a target, and if log and weight contradict each other', () => {
    expect(weeklyMove(1995, learned, keep)).toEqual({ reasons: ['keep', 'reached'] });
    expect(weeklyMove(null, learned, keep)).toEqual({ reasons: ['noTarget'] });
    expect(weeklyMove(1900, { ...learned, expenditure: 1200 }, keep)).toEqual({ reasons: ['unlikely'] });
  });

  test('never leads below the floor, whatever is learned', () => {
    const random = seeded(36);
    for (let turn = 0; turn < 2000; turn++) {
      const one = {
        sex: random() < 0.5 ? ('female' as const) : ('male' as const),
        age: 19 + 70 * random(),
        height: 150 + 45 * random(),
      };
      const kilograms = 40 + 90 * random();
      const floor = safeFloor(one, kilograms);
      const formula = 1400 + 2000 * random();
      const found = { ...learned, formula, expenditure: formula * (0.66 + 0.68 * random()) };
      const goal = (['keep', 'lose', 'gain'] as const)[Math.floor(3 * random())] ?? 'keep';
      const from = Math.round(1000 + 2500 * random());
      const move = weeklyMove(from, found, { body: one, kilograms, goal });
      if (!('to' in move)) continue;
      expect(Math.abs(move.to - from)).toBeLessThanOrEqual(MOST_A_WEEK);
      expect(move.to).toBeGreaterThanOrEqual(Math.min(from, floor));
    }
  });
});

test('the floor is 1,200 kcal for women, 1,500 for men, or the resting energy', () => {
  expect(safeFloor({ ...body, age: 80, height: 150 }, 45)).toBe(1200);
  expect(safeFloor({ sex: 'male', age: 80, height: 160 }, 50)).toBe(1500);
  expect(safeFloor({ sex: 'male', age: 30, height: 185 }, 95)).toBe(1970);
  const low = { ...learned, expenditure: 1400 };
  expect(wantedEnergy(low, { ...keep, goal: 'lose' })).toEqual({ kcal: 1330, reasons: ['lose', 'floor'] });
});

test('nobody who weighs too little is made to lose', () => {
  expect(wantedEnergy(learned, { ...keep, kilograms: 48, goal: 'lose' })).toEqual({
    kcal: 2000,
    reasons: ['keep', 'underweight'],
  });
});

test('the year in which somebody turns 18 still counts as a child’s', () => {
  expect(isAdultIn(2026, 2008)).toBe(false);
  expect(isAdultIn(2026, 2007)).toBe(true);
});

test('grams that were worked out follow the calories, typed ones and unset ones stay', () => {
  const worked = { calories: 2000, ...macrosOf(2000) };
  expect(withCalories(worked, 2050)).toEqual({ calories: 2050, ...macrosOf(2050) });
  const typed = { ...worked, prots: 120, fats: null };
  expect(withCalories(typed, 2050)).toMatchObject({ prots: 120, fats: null, carbs: macrosOf(2050).carbs });
});

describe('training days', () => {
  test('get more, the others less, the same over the week', () => {
    const week = targetsByWeekday(2000, [0, 350, 0, 350, 0, 0, 0], 1300) ?? [];
    expect(week).toEqual([1900, 2250, 1900, 2250, 1900, 1900, 1900]);
    expect(week.reduce((sum, one) => sum + one, 0)).toBe(7 * 2000);
  });

  test('leave no day below the floor, and nothing changes without training', () => {
    const week = targetsByWeekday(1400, [2000, 0, 0, 0, 0, 0, 0], 1300) ?? [];
    expect(Math.min(...week)).toBe(1300);
    expect(targetsByWeekday(2000, [0, 0, 0, 0, 0, 0, 0], 1300)).toBeUndefined();
  });
});
