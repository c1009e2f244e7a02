import Papa from 'papaparse';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'cms/seed/foods';
interface SeedProduct {
  readonly Name: string;
  readonly food: string;
  readonly calories: number;
}

const products: SeedProduct[] = JSON.parse(readFileSync('cms/seed/products.json', 'utf8'));
const numbers = new Map(
  readdirSync(`${FOLDER}/kitchen`).flatMap((file) =>
    readFileSync(`${FOLDER}/kitchen/${file}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line): [string, string] => {
        const [ndb, name] = line.split('|');
        return [name, ndb];
      }),
  ),
);
const table = new Map(
  Papa.parse<Record<string, string>>(readFileSync(`${FOLDER}/foods.csv`, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data.map((food) => [food.ndb, food]),
);

test('each product of the seed is linked to a food of the kitchen', () => {
  expect(products.filter(({ food }) => !numbers.has(food)).map(({ Name }) => Name)).toEqual([]);
});

/** Whose energy is not its food's, by reason. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'the table knows the drink, the product is what it is made of': ['Black tea', 'Ground coffee'],
  'the Caucasian one differs from the nearest that the table has': [
    'Imeretian cheese',
    'Guda cheese',
    'Jonjoli',
    'Svan salt',
    'Tkemali sauce',
    'Adjika',
    'Churchkhela',
    'Tarragon',
  ],
  'leaner, or of another recipe, than the American one': ['Beef', 'Boiled sausage', 'Baking powder'],
};

test('a product has the energy of its food, within 20 kcal or 15 %, or says why not', () => {
  const excused = Object.values(OTHERWISE).flat();
  const off = products.filter(({ food, calories }) => {
    const energy = Number(table.get(numbers.get(food) ?? '')?.kcal);
    return !(Math.abs(energy - calories) <= Math.max(20, 0.15 * energy));
  });
  expect(off.map(({ Name }) => Name).toSorted()).toEqual(excused.toSorted());
});
