import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableFoods } from '../support/builders/foodTable';

interface SeedProduct {
  readonly Name: string;
  readonly food?: string;
  readonly differs?: string;
  readonly calories?: number;
  readonly carbs?: number;
  readonly gramsPerPiece?: number;
  readonly pieceName?: string;
  readonly edibleShare?: number;
}

const products: SeedProduct[] = JSON.parse(readFileSync('cms/seed/products.json', 'utf8'));
const foods = new Map(
  tableFoods()
    .filter(({ curated }) => curated)
    .map((food) => [food.Name, food]),
);
const linked = products.flatMap((product) => {
  const food = foods.get(product.food ?? '');
  return food ? [{ product, food }] : [];
});
const off = (mine: number, its: number, least = 0) =>
  Math.abs(mine - its) > Math.max(least, 0.1 * its + 1e-9);

test('each product of the seed has its food, unless the table has only its drink', () => {
  const unknown = products.filter(({ food }) => food !== undefined && !foods.has(food));
  expect(unknown.map(({ Name }) => Name)).toEqual([]);
  const alone = products.filter(({ food }) => food === undefined);
  expect(alone.map(({ Name }) => Name)).toEqual(['Black tea leaves', 'Ground coffee']);
});

test('a product has its food’s energy within 10 %, or says why not', () => {
  const wrong = linked.filter(
    ({ product, food }) =>
      product.calories !== undefined && off(product.calories, food.calories ?? 0) && !product.differs,
  );
  expect(wrong.map(({ product }) => product.Name)).toEqual([]);
});

test('a product has its food’s carbohydrates within 15 %', () => {
  const wrong = linked.filter(({ product: { carbs, differs }, food }) => {
    const its = food.carbs ?? 0;
    return carbs !== undefined && Math.abs(carbs - its) > Math.max(1.5, 0.15 * its) && !differs;
  });
  expect(wrong.map(({ product }) => product.Name)).toEqual([]);
});

test('a product has its food’s edible share, also per piece, within 10 %', () => {
  const wrong = linked.filter(({ product, food }) => {
    const own = product.calories !== undefined;
    const its = food.edibleShare ?? 1;
    const share = product.edibleShare ?? (own ? 1 : its);
    const piece = product.gramsPerPiece ?? (product.pieceName ? undefined : food.gramsPerPiece);
    const isPiece = typeof piece === 'number' && typeof food.gramsPerPiece === 'number';
    const isOff = off(share, its) || (isPiece && off(piece * share, food.gramsPerPiece * its));
    return isOff && !product.differs;
  });
  expect(wrong.map(({ product }) => product.Name)).toEqual([]);
});

test.each([
  ['Banana', 105],
  ['Carrot', 25],
  ['Beetroot', 35],
  ['Cucumber', 45],
  ['Potato', 118],
  ['Apple', 95],
])('one %s has %i kcal, as in the table', (name, kcal) => {
  const { product, food } = linked.find((one) => one.product.Name === name)!;
  const grams = product.gramsPerPiece ?? food.gramsPerPiece ?? 0;
  const share = product.edibleShare ?? (product.calories === undefined ? food.edibleShare : 1) ?? 1;
  expect(((product.calories ?? food.calories ?? 0) * grams * share) / 100).toBeCloseTo(kcal, -1);
});
