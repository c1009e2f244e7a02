import Papa from 'papaparse';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableFoods } from '../support/builders/foodTable';
import { foodIndex, matchFood } from '@/lib/domain/food/match';

const FOLDER = 'cms/seed/foods';
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const foods = tableFoods();
type LoadedFood = (typeof foods)[number];
const kitchen = foods.filter(({ curated }) => curated);
const named = (name: string): LoadedFood | undefined => kitchen.find(({ Name }) => Name === name);
const index = foodIndex(kitchen);

const namesOf = ({ Name, NameKa, otherNames, otherNamesKa }: LoadedFood): string[] =>
  [Name, NameKa ?? '', ...otherNames, ...otherNamesKa].filter(Boolean);
/** Returns the facts about a food that matter to a person who must avoid something. */
const warned = ({ allergens, unknownAllergens, origin }: LoadedFood): string =>
  JSON.stringify([allergens, unknownAllergens, origin]);

test('every food of the kitchen has known allergens, or lists the unknown ones', () => {
  expect(kitchen.filter(({ allergens }) => allergens === null).map(({ Name }) => Name)).toEqual([]);
  const both = kitchen.filter(({ allergens, unknownAllergens }) =>
    unknownAllergens.some((one) => allergens?.includes(one)),
  );
  expect(both.map(({ Name }) => Name)).toEqual([]);
  expect(kitchen.filter(({ unknownAllergens }) => unknownAllergens.length > 0).length).toBeGreaterThan(400);
});

test('a food without a kitchen name has all allergens unknown', () => {
  const rest = foods.filter(({ curated }) => !curated);
  expect(rest.filter(({ allergens, unknownAllergens }) => allergens || unknownAllergens.length)).toEqual([]);
});

test.each([
  ['Raisins', [], ['sulphites']],
  ['Vegetable stock', [], ['gluten', 'egg', 'soy', 'milk', 'celery', 'mustard']],
  ['Frankfurter', [], ['gluten', 'soy', 'milk', 'celery', 'mustard', 'sulphites']],
  ['Margarine', [], ['soy', 'milk']],
  ['Macaroni', ['gluten'], ['egg']],
  ['Baking powder', [], ['gluten']],
  ['Gluten-free baking powder', [], []],
  ['Brioche', ['gluten', 'egg', 'milk'], ['soy']],
  ['Worcestershire sauce', ['fish'], ['gluten', 'soy', 'celery', 'mustard']],
  ['Red wine', ['sulphites'], []],
  ['Beer', ['gluten'], []],
  ['Onion', [], []],
  ['Beef', [], []],
  ['Salt', [], []],
])('%s certainly holds %j and may hold %j', (name, surely, may) => {
  expect(named(name)).toMatchObject({ allergens: surely, unknownAllergens: may });
});

test('every name of a food finds that food, or one with the same warnings', () => {
  const wrong = kitchen.flatMap((food) =>
    namesOf(food).flatMap((name) => {
      const found = matchFood(name, index);
      return found && warned(found) === warned(food) ? [] : [`${name}: ${food.Name} → ${found?.Name}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['კალმახის', 'Trout'],
  ['ტოფის', 'Toffee'],
  ['ტოფუს', 'Tofu'],
  ['large beets', 'Beetroot'],
  ['large grapes', 'Grapes'],
  ['thinly sliced turkey breast', 'Sliced turkey breast'],
])('“%s” finds %s, though another word has its stem, or another name its words', (written, name) => {
  expect(matchFood(written, index)?.Name).toBe(name);
});

test.each([
  ['nuts', 'Nuts', ['nuts']],
  ['chopped mixed nuts', 'Nuts', ['nuts']],
  ['თხილეული', 'Nuts', ['nuts']],
  ['meat', 'Meat', []],
  ['ხორცი', 'Meat', []],
  ['minced meat', 'Mince', []],
  ['ფარში', 'Mince', []],
  ['fish fillets', 'Fish', ['fish']],
  ['თევზი', 'Fish', ['fish']],
  ['white fish', 'White fish', ['fish']],
  ['seafood', 'Seafood', ['crustaceans', 'fish', 'molluscs']],
  ['shellfish', 'Shellfish', ['crustaceans', 'molluscs']],
  ['cheese', 'Cheese', ['milk']],
  ['ყველი', 'Cheese', ['milk']],
  ['oil', 'Oil', []],
  ['მცენარეული ზეთი', 'Oil', []],
  ['broth', 'Stock', []],
  ['ბოსტნეული', 'Vegetables', []],
  ['კენკრა', 'Berries', []],
  ['flour', 'Wheat flour', ['gluten']],
  ['ფქვილი', 'Wheat flour', ['gluten']],
])('“%s” finds %s', (written, name, allergens) => {
  expect(matchFood(written, index)).toMatchObject({ Name: name, allergens });
});

test.each([
  ['brioche', 'Egg bread'],
  ['vegetarian oyster sauce', 'Oyster sauce'],
  ['სამარხვო მაიონეზი', 'Mayonnaise'],
  ['malt vinegar', 'Vinegar'],
  ['soybean sprouts', 'Bean sprouts'],
  ['doubanjiang', 'Chilli paste'],
  ['spring roll wrappers', 'Rice paper'],
  ['radish leaves', 'Radish'],
  ['shellfish stock', 'Fish stock'],
  ['shaoxing wine', 'Sherry'],
  ['truffles', 'Chocolate truffles'],
  ['seitan', 'Wheat gluten'],
  ['wheat starch', 'Cornstarch'],
  ['rice krispies', 'Puffed rice'],
  ['ფხალი', 'Pkhali greens'],
  ['ზეფირი', 'Marshmallows'],
])('“%s” does not find %s', (written, name) => {
  expect(matchFood(written, index)?.Name).not.toBe(name);
});

const rows = new Map(
  Papa.parse<Record<string, string>>(read('foods.csv'), { header: true }).data.map((row) => [row.ndb, row]),
);
const generics = kitchen.filter(({ ndb }) => ndb.includes('+'));

test.each(generics.map((food) => [food.Name, food] as const))('%s is the mean of its variants', (_, food) => {
  const parts = food.ndb.split('+').map((ndb) => rows.get(ndb) ?? {});
  const mean = (column: string): number =>
    parts.reduce((sum, row) => sum + Number(row[column]), 0) / parts.length;
  expect(food.tableName).toBe(`Mean of: ${parts.map(({ name }) => name).join('; ')}`);
  expect(food.calories).toBeCloseTo(mean('kcal'), 0);
  expect(food.fats).toBeCloseTo(mean('fat_g'), 1);
  expect(food.prots).toBeCloseTo(mean('protein_g'), 1);
  const isKnown = parts.every(({ iron_mg: iron }) => iron !== '');
  if (isKnown) expect(food.nutrients?.iron).toBeCloseTo(mean('iron_mg'), 2);
  else expect(food.nutrients).not.toHaveProperty('iron');
});

test('a generic word has an unknown figure if one of its foods lacks it', () => {
  const unknown = generics.filter(({ ndb, sugar }) => {
    const lacks = ndb.split('+').some((number) => rows.get(number)?.sugar_g === '');
    return lacks !== (sugar === null);
  });
  expect(unknown.map(({ Name }) => Name)).toEqual([]);
  expect(generics.some(({ sugar }) => sugar === null)).toBe(true);
});
