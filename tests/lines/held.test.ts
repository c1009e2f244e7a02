import { expect, test } from 'vitest';
import { kitchenIndex, measure } from './measure';

const foods = kitchenIndex();

/** Accuracy reached on lines that the rules were not fitted to; it may not fall below. */
test.each([
  ['en/held-2', { amount: 98, name: 95, food: 98, asked: 17 }],
  ['ka/held-3', { amount: 98, name: 88, food: 99, asked: 9 }],
])('labelled lines of %s are read as well as they were', (file, bounds) => {
  const { count, amount, name, food, asked } = measure(`tests/lines/${file}.psv`, foods);
  expect(count).toBeGreaterThan(150);
  expect(amount).toBeGreaterThanOrEqual(bounds.amount);
  expect(name).toBeGreaterThanOrEqual(bounds.name);
  expect(food).toBeGreaterThanOrEqual(bounds.food);
  expect(asked).toBeLessThanOrEqual(bounds.asked);
});
