import { expect, test } from 'vitest';
import { dayTotals, entryCalories, entryTotals } from '@/lib/domain/mealplan/figures/totals';
import { buildEater, buildEntry, buildPlanDish, dayWith } from '../../../../support/builders/mealplan';

const dish = buildPlanDish({ calories: 400, prots: 20, costTetri: 300 });
const sources = { dish: (id: number) => (id === 1 ? dish : undefined), product: () => undefined };
const two = [buildEater({ key: 'mother', user: 7 }), buildEater({ key: 'father' })];
const soup = buildEntry({ key: 'soup', servings: 4 });
const rest = buildEntry({ key: 'rest', kind: 'leftovers', of: 'soup', dish: null });

test('two days of one pot sum to the cooked amount, paid on the cooking day', () => {
  const days = [dayWith(soup), dayWith(rest)];
  const totals = days.map((day) => dayTotals(day, days, { eaters: two, sources, user: 7 }));
  expect(totals.map(({ calories }) => calories)).toEqual([400, 400]);
  expect(totals.map(({ costTetri }) => costTetri)).toEqual([1200, 0]);
});

test('leftovers of leftovers count in their own servings', () => {
  const again = buildEntry({ key: 'again', kind: 'leftovers', of: 'rest', dish: null, servings: 1 });
  const days = [dayWith(soup), dayWith(rest), dayWith(again)];
  expect(entryTotals(again, days, { eaters: [], sources })).toMatchObject({ calories: 400, prots: 20 });
});

test('a deleted dish is named, a free text counts nothing', () => {
  const gone = buildEntry({ dish: 9, Name: 'Old soup' });
  const tea = buildEntry({ kind: 'text', dish: null, text: 'Tea' });
  const day = dayWith(gone, tea);
  expect(dayTotals(day, [day], { eaters: [], sources })).toMatchObject({
    calories: 0,
    incomplete: ['Old soup'],
  });
  expect(entryTotals(tea, [day], { eaters: [], sources })).toBeUndefined();
});

test('a dish without a figure, also for unknown servings, is named after its incomplete products', () => {
  const open = buildPlanDish({
    Name: 'Pudding',
    calories: null,
    costTetri: null,
    pricelessProducts: ['Milk'],
  });
  const day = dayWith(buildEntry({ dish: 1 }));
  const input = { eaters: [], sources: { ...sources, dish: () => open } };
  expect(dayTotals(day, [day], input)).toMatchObject({ incomplete: ['Pudding'], priceless: ['Milk'] });
});

test('the reader’s parts of the entries add up to the day’s', () => {
  const tea = buildEntry({ key: 'tea', kind: 'text', dish: null, text: 'Tea' });
  const days = [dayWith(soup, tea), dayWith(rest)];
  const input = { eaters: two, sources, user: 7 };
  expect([...entryCalories(days, days, input)]).toEqual([
    ['soup', 400],
    ['rest', 400],
  ]);
});
