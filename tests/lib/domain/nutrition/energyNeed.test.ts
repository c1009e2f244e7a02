import { describe, expect, test } from 'vitest';
import { energyNeed, isMinor, safeEnergy } from '@/lib/domain/nutrition/energyNeed';

const adult = { sex: 'female', age: 35, activity: null } as const;

describe('the energy that such people need', () => {
  test.each([
    ['female', 35, null, 2070],
    ['male', 25, 'sitting', 2340],
    ['male', 65, 'active', 2600],
    ['female', 80, 'hard', 2300],
    ['male', 10, null, 1970],
    ['female', 1, 'hard', 710],
  ] as const)('%s of %i, %s: %i kcal', (sex, age, activity, calories) => {
    expect(energyNeed({ sex, age, activity })).toBe(calories);
  });

  test('without a sex is the mean of both, without an age that of adults', () => {
    const both = (energyNeed(adult) + energyNeed({ ...adult, sex: 'male' })) / 2;
    expect(energyNeed({ ...adult, sex: null })).toBe(both);
    expect(energyNeed({ ...adult, age: null })).toBeGreaterThan(2000);
  });

  test('grows with activity, and with a child', () => {
    const needs = (['sitting', 'light', 'moderate', 'active', 'hard'] as const).map((activity) =>
      energyNeed({ ...adult, activity }),
    );
    expect(needs).toEqual([...needs].sort((one, other) => one - other));
    const ages = Array.from({ length: 17 }, (_, at) =>
      energyNeed({ sex: 'male', age: at + 1, activity: null }),
    );
    expect(ages).toEqual([...ages].sort((one, other) => one - other));
  });
});

test('no plan aims lower than is safe: a minor’s need, nearly', () => {
  expect([isMinor(17), isMinor(18), isMinor(null)]).toEqual([true, false, false]);
  expect(safeEnergy(adult)).toBe(1200);
  expect(safeEnergy({ ...adult, sex: 'male' })).toBe(1500);
  expect(safeEnergy({ ...adult, sex: null })).toBe(1200);
  const child = { sex: 'male', age: 10, activity: null } as const;
  expect(safeEnergy(child)).toBe(Math.round(0.95 * energyNeed(child)));
});
