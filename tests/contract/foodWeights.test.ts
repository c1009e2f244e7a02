import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foodsOf } from '../../cms/src/foods/table';

const FOLDER = 'cms/seed/foods';
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

const curated = foodsOf({
  foods: read('foods.csv'),
  weights: read('weights.csv'),
  kitchen: new Map(readdirSync(`${FOLDER}/kitchen`).map((file) => [file, read(`kitchen/${file}`)])),
}).filter((food) => food.curated);
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
])('all of the %s that one buys is eaten', (name) => {
  expect(named(name)?.edibleShare).toBe(1);
});

test('a millilitre weighs 0.01 to 1.75 g of what is eaten', () => {
  const odd = curated.filter(({ gramsPerMl, edibleShare }) => {
    const grams = gramsPerMl === null ? 1 : gramsPerMl * (edibleShare ?? 1);
    return grams < 0.01 || grams > 1.75;
  });
  expect(odd.map(({ Name, gramsPerMl }) => [Name, gramsPerMl])).toEqual([]);
});
