import { expect, test } from 'vitest';
import { kitchenFoods, measure } from './measure';

const foods = kitchenFoods('cms/seed/foods/kitchen');

/** What was reached on lines that the rules were not fitted to; it may not fall below. */
test.each([
  ['en/held-2', { amount: 98, name: 95, food: 91 }],
  ['ka/held-3', { amount: 97, name: 88, food: 92 }],
])('labelled lines of %s are read as well as they were', (file, least) => {
  const { count, amount, name, food } = measure(`tests/lines/${file}.psv`, foods);
  expect(count).toBeGreaterThan(150);
  expect(amount).toBeGreaterThanOrEqual(least.amount);
  expect(name).toBeGreaterThanOrEqual(least.name);
  expect(food).toBeGreaterThanOrEqual(least.food);
});
