import { expect, test } from 'vitest';
import { platesAsShares, sharesInOrder, steppedPlate } from '@/lib/domain/mealplan/plates/shares';
import { buildEater, buildEntry } from '../../../../support/builders/mealplan';

const ana = buildEater({ key: 'ana', Name: 'Ana' });
const nika = buildEater({ key: 'nika', Name: 'Nika', factor: 1.3 });
const two = [ana, nika];

test('servings in the order of the eaters become shares with two decimals, zeros included', () => {
  expect(sharesInOrder(two, [0.8000000001, 0])).toEqual([
    { eater: 'ana', servings: 0.8 },
    { eater: 'nika', servings: 0 },
  ]);
  expect(sharesInOrder(two, [99])).toEqual([
    { eater: 'ana', servings: 20 },
    { eater: 'nika', servings: 0 },
  ]);
});

test('present plates become shares, by the factors of those who eat along', () => {
  expect(platesAsShares(buildEntry({ out: ['ana'] }), two)).toEqual(sharesInOrder(two, [0, 1.3]));
});

test.each([
  [0.8, 1, 0.85],
  [0.83, 1, 0.85],
  [0.83, -1, 0.8],
  [0.95, 1, 1],
  [1, -1, 0.95],
  [1, 1, 1.1],
  [1.2, -1, 1.1],
  [1.05, -1, 1],
  [0, -1, 0],
  [20, 1, 20],
] as const)('from %d a step of %d leads to %d', (from, direction, to) =>
  expect(steppedPlate(from, direction)).toBe(to),
);
