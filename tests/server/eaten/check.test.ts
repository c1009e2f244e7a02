import { expect, test } from 'vitest';
import { refusals, type Given } from '../check';

const KEY = 'b0000000-0000-4000-8000-000000000001';
const [DISH, PRODUCT, PLAN] = [1, 2, 3];
const log = { kind: 'food', day: '2026-11-22', key: KEY, state: 'done' };

test.each<[Given, string[]]>([
  [{}, ['Name: oneFood']],
  [{ product: PRODUCT, dish: DISH, unit: 'gr' }, ['product: oneFood', 'unit: servings']],
  [{ dish: DISH, unit: 'gr' }, ['unit: servings']],
  [{ product: PRODUCT }, ['unit: required']],
  [{ food: PRODUCT }, ['unit: required']],
  [{ product: PRODUCT, unit: 'cup' }, ['unit: choice']],
  [{ dish: DISH, amount: -1 }, ['amount: amount']],
  [{ dish: DISH, state: 'skipped' }, ['state: choice']],
  [{ dish: DISH, day: 'today' }, ['day: date']],
  [{ dish: DISH, key: 'x' }, ['key: reference']],
  [{ dish: DISH, calories: 1 }, ['calories: unknown']],
  [{ dish: DISH, mealplan: PLAN }, ['mealplan: unknown']],
])('a food log with %j is refused: %j', async (given, told) => {
  expect(await refusals('logs', { ...log, ...given })).toEqual(told);
});

test('a log of a mere name has no such fault', async () => {
  expect(await refusals('logs', { ...log, Name: 'Soup at Nino’s' })).toEqual([]);
});

test.each<[Given, string[]]>([
  [{ Name: 'Soup' }, ['Name: unknown']],
  [{ amount: 2 }, ['amount: unknown']],
])('a plan’s mark cannot log food: %j', async (given, told) => {
  expect(await refusals('logs', { ...log, kind: 'entry', ...given })).toEqual(told);
});
