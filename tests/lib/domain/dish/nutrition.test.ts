import { expect, test } from 'vitest';
import { dishTotals, knownFigure, lineGrams, scaleTotals, toGrams } from '@/lib/domain/dish/nutrition';
import type { Unit } from '@/lib/domain/dish/types';
import type { ProductFacts } from '@/lib/domain/product/types';
import { atLeast } from '@/tests/support/at';

const FLOUR: ProductFacts = { Name: 'Flour', calories: 360, fats: 1, carbs: 76, prots: 10, costTetri: 25 };
const MILK: ProductFacts = {
  Name: 'Milk',
  calories: 60,
  fats: 3,
  carbs: 5,
  prots: 3,
  costTetri: 40,
  gramsPerMl: 1.03,
};
const EGG: ProductFacts = {
  Name: 'Egg',
  calories: 150,
  fats: 10,
  carbs: 1,
  prots: 13,
  costTetri: 100,
  gramsPerPiece: 55,
};
const line = (amount: number, unit: Unit, product: ProductFacts | null) => ({ amount, unit, product });
const dish = (...ingredients: ReturnType<typeof line>[]) =>
  ({ ingredients, sections: [], servingAmount: 2 }) as never;

test.each<[number, Unit, ProductFacts, number | undefined]>([
  [200, 'gr', FLOUR, 200],
  [2, 'Pinch', FLOUR, 0.72],
  [100, 'ml', MILK, 103],
  [2, 'Tea Spoon', MILK, 10.3],
  [1, 'Spoon', MILK, 10.3],
  [1, 'Table Spoon', MILK, 15.45],
  [3, 'Piece', EGG, 165],
  [1, 'Piece', FLOUR, undefined],
  [100, 'ml', FLOUR, undefined],
  [1, 'Piece', { ...EGG, gramsPerPiece: null }, undefined],
])('%d %s weigh what the product states', (amount, unit, product, grams) => {
  const found = toGrams(amount, unit, product);
  if (grams === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(grams);
});

test('a dish adds up all its lines, also in sections, per serving and per 100 g', () => {
  const { whole, perServing, per100 } = dishTotals({
    ingredients: [line(100, 'gr', FLOUR)],
    sections: [{ ingredients: [line(100, 'gr', EGG)] }],
    servingAmount: 4,
  } as never);
  expect(whole).toMatchObject({ calories: 510, grams: 200, incomplete: [] });
  expect(whole.costTetri).toBe(125);
  expect(perServing?.calories).toBe(127.5);
  expect(per100.calories).toBe(255);
});

test('a dish with unknown servings has figures only as a whole and per 100 g', () => {
  const { whole, perServing, per100 } = dishTotals({
    ingredients: [line(100, 'gr', FLOUR)],
    sections: [],
    servingAmount: null,
  } as never);
  expect(perServing).toBeNull();
  expect(whole.calories).toBe(360);
  expect(per100.calories).toBe(360);
});

test('the weight after cooking is the base of 100 g', () => {
  const given = { ingredients: [line(100, 'gr', FLOUR)], sections: [], servingAmount: 1, cookedWeight: 400 };
  expect(dishTotals(given as never).per100.calories).toBe(90);
});

test('discarded parts count only for the cost', () => {
  const { whole } = dishTotals(dish(line(100, 'gr', { ...FLOUR, edibleShare: 0.5 })));
  expect(whole).toMatchObject({ calories: 180, costTetri: 25, grams: 100 });
});

test('an unknown figure or weight is named once and never treated as zero', () => {
  const vague = { ...FLOUR, Name: 'Bran', fats: null };
  const { whole } = dishTotals(
    dish(line(1, 'Piece', FLOUR), line(50, 'gr', vague), line(50, 'gr', vague), line(1, 'gr', null)),
  );
  expect(whole.incomplete).toEqual(['Flour', 'Bran']);
  expect(whole).toMatchObject({ calories: 360, fats: 0, grams: 100 });
});

test('nutrition is complete without a price, and cost without nutrition', () => {
  const free = { ...FLOUR, Name: 'Gift', costTetri: null };
  const vague = { ...FLOUR, Name: 'Bran', fats: null };
  const { whole } = dishTotals(dish(line(100, 'gr', free), line(100, 'gr', vague), line(1, 'Piece', FLOUR)));
  expect(whole.priceless).toEqual(['Gift', 'Flour']);
  expect(whole.incomplete).toEqual(['Bran', 'Flour']);
  const { whole: gift } = dishTotals(dish(line(100, 'gr', { ...free, calories: 0 })));
  expect(knownFigure(gift, 'calories')).toBe(0);
  expect(knownFigure(gift, 'costTetri')).toBeNull();
});

test('an empty dish weighs nothing', () => {
  expect(dishTotals(dish()).per100).toMatchObject({ calories: 0, grams: 0 });
});

test('a figure is kept if known: zero of a complete dish, none of an unknown one', () => {
  const [water, unknown] = atLeast(
    2,
    [
      { ...FLOUR, calories: 0 },
      { ...FLOUR, calories: null },
    ].map((product) => dishTotals(dish(line(100, 'gr', product))).whole),
  );
  expect(knownFigure(water, 'calories')).toBe(0);
  expect(knownFigure(unknown, 'calories')).toBeNull();
  expect(knownFigure(unknown, 'carbs')).toBe(76);
  expect(knownFigure(dishTotals(dish()).whole, 'calories')).toBeNull();
});

test('totals scale with their weight', () => {
  const half = scaleTotals(dishTotals(dish(line(100, 'gr', FLOUR))).whole, 0.5);
  expect(half).toMatchObject({ calories: 180, grams: 50, incomplete: [] });
});

test('a range weighs its mean, and "to taste" nothing', () => {
  expect(lineGrams({ amount: 2, amountTo: 4, unit: 'Piece', product: EGG })).toBe(165);
  expect(lineGrams({ amount: null, unit: null, product: EGG })).toBe(0);
  expect(lineGrams({ amount: 1, unit: 'ml', product: EGG })).toBeUndefined();
});

test('"to taste" counts as nothing and makes nothing incomplete', () => {
  const ingredients = [
    { amount: 100, unit: 'gr' as const, product: FLOUR },
    { amount: null, unit: null, product: { Name: 'Mystery' } },
    { amount: 1, amountTo: 3, unit: 'Piece' as const, product: EGG },
  ];
  const { whole } = dishTotals({ ingredients, sections: [], servingAmount: 1 });
  expect(whole).toMatchObject({ calories: 360 + 165, grams: 210, incomplete: [] });
});
