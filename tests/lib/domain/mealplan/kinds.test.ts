import { expect, test } from 'vitest';
import { ALL_KINDS, readKinds, toggled, writeKinds } from '@/lib/domain/mealplan/kinds';

test('all four kinds are on at first, and each can be switched', () => {
  expect(readKinds(undefined)).toEqual(['mealplans', 'exercises', 'supplements', 'appointments']);
  expect(toggled(ALL_KINDS, 'exercises')).toEqual(['mealplans', 'supplements', 'appointments']);
  expect(toggled(['appointments'], 'mealplans')).toEqual(['mealplans', 'appointments']);
});

test('the address lists the active kinds, and nothing if all are', () => {
  expect(writeKinds(ALL_KINDS)).toBeUndefined();
  expect(writeKinds([])).toBe('none');
  expect(readKinds('none')).toEqual([]);
  expect(readKinds(writeKinds(['supplements']))).toEqual(['supplements']);
  expect(readKinds('nonsense')).toEqual(ALL_KINDS);
  expect(readKinds(['exercises', 'mealplans'])).toEqual(['exercises']);
});
