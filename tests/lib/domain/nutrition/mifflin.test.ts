import { expect, test } from 'vitest';
import { ACTIVITIES, restingEnergy, targetsOf } from '@/lib/domain/nutrition/mifflin';

const body = { sex: 'female', age: 30, height: 165, weight: 60, activity: 'light' } as const;

test('a day of rest follows the equation of Mifflin and St Jeor', () => {
  expect(restingEnergy(body)).toBe(1320.25);
  expect(restingEnergy({ ...body, sex: 'male' })).toBe(1486.25);
});

test('targets grow with activity, and their macros sum to the energy', () => {
  const targets = ACTIVITIES.map((activity) => targetsOf({ ...body, activity }).calories);
  expect(targets).toEqual([...targets].sort((one, other) => one - other));
  const { calories, prots, carbs, fats } = targetsOf(body);
  expect(calories).toBe(1820);
  expect(Math.abs(4 * prots + 4 * carbs + 9 * fats - calories)).toBeLessThan(10);
});
