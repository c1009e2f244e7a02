import { expect, test } from 'vitest';
import { kitchenFoods, measure } from './measure';

const foods = kitchenFoods('cms/seed/foods/kitchen');

/** What was reached on lines that the rules were not fitted to; it may not fall below. */
test.each([
  ['en/held-1', { amount: 96, name: 92, food: 87 }],
  ['en/held-2', { amount: 98, name: 94, food: 87 }],
  ['ka/held', { amount: 85, name: 81, food: 91 }],
])('labelled lines of %s are read as well as they were', (file, least) => {
  const { count, amount, name, food } = measure(`tests/lines/${file}.psv`, foods);
  expect(count).toBeGreaterThan(150);
  expect(amount).toBeGreaterThanOrEqual(least.amount);
  expect(name).toBeGreaterThanOrEqual(least.name);
  expect(food).toBeGreaterThanOrEqual(least.food);
});
