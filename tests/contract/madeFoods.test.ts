import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, atLeast } from '@/tests/support/at';
import { computedFoods } from '../../cms/src/foods/computed';
import { tableFoods } from '../support/builders/foodTable';

const all = tableFoods();
const made = all.filter(({ ndb }) => ndb.startsWith('M'));
const named = (name: string) => made.find(({ Name, NameKa }) => Name === name || NameKa === name);

test('common prepared dishes are foods, in both languages', () => {
  expect(made.length).toBeGreaterThan(60);
  for (const name of [
    'ხინკალი',
    'იმერული ხაჭაპური',
    'აჭარული ხაჭაპური',
    'მეგრული ხაჭაპური',
    'ლობიანი',
    'მწვადი',
  ])
    expect(named(name), name).toBeDefined();
  expect(new Set(made.map(({ ndb }) => ndb)).size).toBe(made.length);
});

test.each([
  ['Khinkali', 190, 240],
  ['Imeretian khachapuri', 280, 340],
  ['Lobiani', 230, 290],
  ['Pork mtsvadi', 260, 320],
  ['Tkemali sauce', 45, 65],
  ['Adjika', 70, 100],
  ['Cheese sandwich', 260, 330],
  ['Borscht', 40, 80],
])('100 g of %s have %i to %i kcal', (name, least, most) => {
  const kcal = named(name)?.calories;
  expect(kcal).toBeGreaterThanOrEqual(least);
  expect(kcal).toBeLessThanOrEqual(most);
});

test('energy is what protein, fat, carbohydrates and fibre give', () => {
  const wrong = made.filter(({ calories, prots, fats, carbs, fibre }) => {
    const given = 4 * (prots ?? 0) + 9 * (fats ?? 0) + 4 * (carbs ?? 0) + 2 * (fibre ?? 0);
    return Math.abs(given - (calories ?? 0)) > Math.max(15, 0.15 * (calories ?? 0));
  });
  expect(wrong.map(({ Name, calories }) => [Name, calories])).toEqual([]);
});

test('a dish weighs at most slightly more than its ingredients', () => {
  const lines = readFileSync('cms/seed/foods/made.psv', 'utf8').trim().split('\n').slice(1);
  const wrong = lines.filter((line) => {
    const [done, recipe] = atLeast(2, line.split('|').slice(7));
    const sum = recipe.split(', ').reduce((total, part) => total + Number(part.split(' ').at(-1)), 0);
    return Number(done) > 1.05 * sum || Number(done) < 0.3 * sum;
  });
  expect(wrong).toEqual([]);
});

const HEAD = '# n|Name|Ka|o|oKa|state|piece|done|made of|differs from: aisle=other\n';
const food = (Name: string) => all.find((one) => one.Name === Name)!;

test('a dish has the allergens of all ingredients, the strictest origin, and figures of the finished dish', () => {
  const pie = at(
    computedFoods(`${HEAD}M1|Pie|ღვეზელი|||made|slice 100 ნაჭერი|200|Butter 50, Wheat flour 150|`, [
      food('Butter'),
      food('Wheat flour'),
    ]),
    0,
  );
  expect(pie).toMatchObject({ origin: 'dairy', allergens: ['gluten', 'milk'], gramsPerPiece: 100 });
  expect(pie.calories).toBeCloseTo((717 * 50 + 364 * 150) / 200, 0);
});

test('an unknown value of an ingredient is unknown for the dish, unless its share is tiny', () => {
  const butter = { ...food('Butter'), allergens: null, fibre: null };
  const line = (grams: number) => `${HEAD}M1|Pie|ღვეზელი|||made||100|Butter ${grams}, Wheat flour 100|`;
  const [much] = computedFoods(line(50), [butter, food('Wheat flour')]);
  const little = at(computedFoods(line(1), [butter, food('Wheat flour')]), 0);
  expect(much).toMatchObject({ allergens: null, fibre: null });
  expect(little.allergens).toBeNull();
  expect(little.fibre).toBeGreaterThan(0);
});

test('an ingredient missing from the table is an error', () => {
  expect(() => computedFoods(`${HEAD}M1|Pie|ღ|||made||100|Gold 5|`, [])).toThrow('Gold');
});

test('no prepared dish has the name of another food of the kitchen', () => {
  const namesOf = (one: (typeof all)[number]) =>
    [one.Name, one.NameKa ?? '', ...one.otherNames, ...one.otherNamesKa].map((name) => name.toLowerCase());
  const others = new Set(all.filter((one) => one.curated && !made.includes(one)).flatMap(namesOf));
  expect(made.flatMap(namesOf).filter((name) => name && others.has(name))).toEqual([]);
});
