import { expect, test } from 'vitest';
import { rulesOn } from '@/lib/domain/planning/hard';
import { ownDishes } from '@/lib/domain/planning/own';
import { dinnerOf, dinners } from './problems';

const eaters = [
  { Name: 'Ana', factor: 1 },
  { Name: 'Nika', factor: 1, allergens: ['milk'] as const },
];
const dishes = dinners(
  { allergens: ['milk'] },
  { allergens: [] },
  { allergens: ['milk'], meals: ['Breakfast'] },
  { isSaved: true },
);
const problem = dinnerOf({ dishes, eaters });
const rules = rulesOn(problem, 1);

test('half a table may eat something else, the most liked first', () => {
  const own = ownDishes(problem, false);
  expect(own.eatersWithout(0)).toEqual([1]);
  expect(own.eatersWithout(1)).toEqual([]);
  expect(own.optionsFor([1], 'Dinner', rules).map(({ dish }) => dish)).toEqual([3, 1]);
  expect(own.pointsFor(0, 'Dinner', rules)).toBeGreaterThan(0);
  expect(own.pointsFor(0, 'Dinner', rules)).toBeLessThan(Infinity);
});

test('nobody does if all must be able to eat it, if most may not, or at another meal', () => {
  expect(ownDishes(problem, true).pointsFor(0, 'Dinner', rules)).toBe(Infinity);
  const most = dinnerOf({ dishes, eaters: [...eaters, { Name: 'Gio', factor: 1, allergens: ['milk'] }] });
  expect(ownDishes(most, false).pointsFor(0, 'Dinner', rulesOn(most, 1))).toBe(Infinity);
  expect(ownDishes(problem, false).pointsFor(2, 'Dinner', rules)).toBe(Infinity);
  const alone = dinnerOf({ dishes: dishes.slice(0, 1), eaters });
  expect(ownDishes(alone, false).pointsFor(0, 'Dinner', rulesOn(alone, 1))).toBe(Infinity);
});
