import { expect, test } from 'vitest';
import { byGravity } from '@/lib/domain/planning/explain';
import { propose } from '@/lib/domain/planning/propose';
import { candidate, dinnerOf, dinners, entriesIn, saidOf } from './problems';

const STEPS = 2_000;
test('a dish slightly over its minutes may be used, and is named', () => {
  const problem = dinnerOf({ dishes: dinners({ minutes: 25 }), wishes: { weekdayMinutes: 20 } });
  expect(saidOf(problem, 'minutes')).toEqual([
    { key: 'minutes', day: 1, values: { meal: 'Dinner', dish: 1, minutes: 25, limit: 20 } },
  ]);
});

test('a kept dish stays and is named for each eater it does not suit', () => {
  const dishes = dinners({ allergens: ['milk', 'egg'] });
  const eaters = [
    { Name: 'Nino', factor: 1, allergens: ['milk'] as const, diet: ['Vegetarian'] as const },
    { Name: 'Gio', factor: 1 },
  ];
  const problem = dinnerOf({
    dishes,
    eaters,
    keep: [{ day: 1, meal: 'Lunch', dish: 1 }],
    startDate: '2026-10-16',
    wishes: { fasting: true },
  });
  const about = { meal: 'Lunch', dish: 1 };
  const { days, shortfalls } = propose(problem, { steps: STEPS });
  expect(entriesIn(days)).toMatchObject([{ day: 1, meal: 'Lunch', entry: { dish: 1 } }]);
  expect(shortfalls.filter(({ key }) => key !== 'empty')).toEqual([
    { key: 'keptAllergen', day: 1, values: { ...about, eater: 'Nino', allergens: ['milk'] } },
    { key: 'keptDiet', day: 1, values: { ...about, eater: 'Nino', diet: ['Vegetarian'] } },
    { key: 'keptFast', day: 1, values: { ...about, fast: 'oil' } },
  ]);
});

test('budget, repeats, tags and unknown values are reported for the whole plan', () => {
  const dishes = dinners({ costTetri: 900, calories: null, tags: ['meat'] });
  const problem = dinnerOf({
    days: 3,
    dishes: [...dishes, candidate({ id: 2, meals: ['Breakfast'], costTetri: null })],
    meals: ['Dinner', 'Breakfast'],
    wishes: {
      budgetTetri: 1000,
      repeats: 2,
      tags: [
        { tag: 'meat', max: 1 },
        { tag: 'fish', min: 2 },
        { tag: 'meat', max: 0, weekdays: [3] },
      ],
    },
  });
  const { shortfalls, days } = propose(problem, { steps: STEPS });
  const cost = days.reduce((sum, { figures }) => sum + figures.costTetri, 0);
  expect(shortfalls).toEqual([
    { key: 'tag', values: { tag: 'meat', times: 3, max: 1 } },
    { key: 'budget', values: { budgetTetri: 1000, costTetri: Math.round(cost) } },
    { key: 'tag', values: { tag: 'fish', times: 0, min: 2 } },
    { key: 'tag', values: { tag: 'meat', times: 1, max: 0 } },
    { key: 'repeats', values: { dish: expect.any(Number), times: 3, limit: 2 } },
    { key: 'repeats', values: { dish: expect.any(Number), times: 3, limit: 2 } },
    { key: 'unknownFigures', values: { dishes: [1] } },
    { key: 'unknownCost', values: { dishes: [2] } },
  ]);
});

test('the largest shortfall comes first: half the protein before five minutes too long', () => {
  const minutes = (at: number) =>
    ({ key: 'minutes', day: at, values: { meal: 'Dinner', dish: 5, minutes: 35, limit: 30 } }) as const;
  const eater = 'Mariam';
  const protein = {
    key: 'target',
    day: 2,
    values: { eater, nutrient: 'prots', target: 130, amount: 53, difference: -77 },
  } as const;
  const budget = { key: 'budget', values: { budgetTetri: 10_000, costTetri: 12_000 } } as const;
  const unknown = { key: 'unknownCost', values: { dishes: [5] } } as const;
  expect(
    byGravity([minutes(1), unknown, minutes(2), budget, protein]).map(({ key, day }) => [key, day]),
  ).toEqual([
    ['target', 2],
    ['budget', undefined],
    ['minutes', 1],
    ['minutes', 2],
    ['unknownCost', undefined],
  ]);
});
