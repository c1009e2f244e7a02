import Papa from 'papaparse';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableFoods } from '../support/builders/foodTable';

const all = tableFoods();
const curated = all.filter((food) => food.curated);
const named = (name: string) => curated.find((food) => food.Name === name);

test.each([
  ['Egg', 52, 60],
  ['Onion', 110, 160],
  ['Garlic', 3, 5],
  ['Potato', 150, 220],
  ['Carrot', 60, 90],
  ['Tomato', 100, 150],
  ['Cherry tomatoes', 12, 20],
  ['Lemon', 90, 130],
  ['Lime', 60, 85],
  ['Apple', 150, 210],
  ['Banana', 150, 190],
  ['Orange', 150, 200],
  ['Avocado', 150, 220],
  ['Sweet pepper', 120, 170],
  ['Aubergine', 250, 350],
  ['Courgette', 170, 220],
  ['Cucumber', 250, 350],
  ['Cauliflower', 700, 1100],
  ['Broccoli', 250, 400],
  ['Red chilli', 10, 30],
  ['Chicken breast', 150, 200],
  ['Chicken', 1200, 1800],
  ['Baguette', 200, 300],
  ['Coriander', 25, 60],
  ['Parsley', 25, 60],
])('one %s weighs %i to %i g as bought', (name, least, most) => {
  const grams = named(name)?.gramsPerPiece;
  expect(grams).toBeGreaterThanOrEqual(least);
  expect(grams).toBeLessThanOrEqual(most);
});

test.each([
  'Crushed walnuts',
  'Walnuts',
  'Flaked almonds',
  'Green peas',
  'Boneless chicken thighs',
  'Chicken breast',
  'Beef',
  'Beef mince',
  'Pork',
  'Rocket',
])('all of the %s as bought is edible', (name) => {
  expect(named(name)?.edibleShare).toBe(1);
});

test('a millilitre of the edible part weighs 0.01 to 1.75 g', () => {
  const odd = curated.filter(({ gramsPerMl, edibleShare }) => {
    const grams = gramsPerMl === null ? 1 : gramsPerMl * (edibleShare ?? 1);
    return grams < 0.01 || grams > 1.75;
  });
  expect(odd.map(({ Name, gramsPerMl }) => [Name, gramsPerMl])).toEqual([]);
});

test.each([
  ['Red beans', 46.1],
  ['Onion', 7.6],
  ['Walnuts', 7],
  ['Rice', 78.7],
])('carbohydrates of %s exclude fibre, %f g', (name, carbs) => {
  expect(named(name)?.carbs).toBeCloseTo(carbs, 1);
});

test('carbohydrates are total if fibre is unknown, and never below zero', () => {
  const rows = new Map(
    Papa.parse<Record<string, string>>(readFileSync('cms/seed/foods/foods.csv', 'utf8'), {
      header: true,
    }).data.map((row) => [row.ndb, row]),
  );
  const ofTable = all.filter(({ ndb }) => rows.has(ndb));
  const wrong = ofTable.filter(({ ndb, carbs, fibre }) => {
    const total = Number(rows.get(ndb)?.carbs_g);
    return fibre === null ? carbs !== total : carbs === null || carbs < 0 || carbs > total;
  });
  expect(wrong.filter(({ ndb }) => rows.get(ndb)?.carbs_g !== '')).toEqual([]);
  expect(all.filter(({ fibre }) => fibre === null).length).toBeGreaterThan(500);
});

test.each(['Milk', 'Kefir', 'Coffee', 'Black tea', 'Water', 'Red wine', 'Chicken stock', 'Butter'])(
  '%s is not counted in pieces: its cup, glass or stick is only a portion',
  (name) => {
    expect(named(name)).toMatchObject({ gramsPerPiece: null });
    expect(named(name)?.portions.length).toBeGreaterThan(0);
  },
);
