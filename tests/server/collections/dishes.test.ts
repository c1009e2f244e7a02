import { describe, expect, test } from 'vitest';
import { given } from '@/tests/support/at';
import { collectionOf, refusals, type Body, type Given } from '../check';

const FULL = {
  calories: 200,
  fats: 10,
  carbs: 20,
  prots: 4,
  costTetri: 30,
  origin: 'plant',
  allergens: null,
};
const UNKNOWN = { calories: null, fats: null, carbs: null, prots: null, costTetri: null };
const [FLOUR, OIL, EGG, MYSTERY] = [1, 2, 3, 4];
const PRODUCTS: Readonly<Record<number, Given>> = {
  [FLOUR]: { ...FULL, Name: 'Flour' },
  [OIL]: { ...FULL, Name: 'Oil', calories: 900, gramsPerMl: 0.92 },
  [EGG]: { ...FULL, Name: 'Egg', calories: 150, gramsPerPiece: 55, edibleShare: 0.9, origin: 'egg' },
  [MYSTERY]: { ...UNKNOWN, Name: 'Mystery', allergens: null, origin: null },
};
const line = (product: number, given: Given = {}): Given => ({ product, amount: 100, unit: 'gr', ...given });

const bodiesOf = (products: typeof PRODUCTS) => (_name: string, ids: readonly number[]) =>
  Promise.resolve(new Map(ids.map((id) => [id, given(products[id])])));
/** Returns the CMS's figures of a dish; its products may be given too. */
function figures(given: Given, products = PRODUCTS): Promise<Body> {
  const body = { servingAmount: 4, ingredients: [], sections: [], lookAgain: [], ...given };
  return collectionOf('dishes').figures(body, { bodies: bodiesOf(products) });
}
/** Returns the figures of one serving of a single line. */
const ofLine = (product: number, given: Given, products = PRODUCTS) =>
  figures({ servingAmount: 1, ingredients: [line(product, given)] }, products);

describe('figures per serving', () => {
  test('are the sum of lines and sections, divided by the servings', async () => {
    const found = await figures({
      servingAmount: 2,
      ingredients: [line(FLOUR, { amount: 100 })],
      sections: [{ title: 'Filling', ingredients: [line(FLOUR, { amount: 300 })] }],
    });
    expect(found).toMatchObject({
      calories: 400,
      fats: 20,
      carbs: 40,
      prots: 8,
      costTetri: 60,
      incompleteProducts: [],
    });
  });

  test.each<[string, number, string, number]>([
    ['grams', 50, 'gr', 100],
    ['a pinch of 0.36 g', 10, 'Pinch', 7.2],
  ])('weigh %s', async (_what, amount, unit, calories) => {
    expect((await ofLine(FLOUR, { amount, unit })).calories).toBeCloseTo(calories, 2);
  });

  test.each<[string, number]>([
    ['ml', 1],
    ['Tea Spoon', 5],
    ['Spoon', 10],
    ['Table Spoon', 15],
  ])('weigh amounts in %s', async (unit, ml) => {
    expect((await ofLine(OIL, { amount: 2, unit })).calories).toBeCloseTo(2 * ml * 0.92 * 9, 2);
  });

  test('count the edible share for nutrition, and all of it for cost', async () => {
    const found = await ofLine(EGG, { amount: 2, unit: 'Piece' });
    expect(found.calories).toBeCloseTo(110 * 0.9 * 1.5, 2);
    expect(found.costTetri).toBe(33);
  });

  test.each([
    [50, 1],
    [49, 0],
    [250, 3],
  ])('round money half up once, to whole tetri: %d g of 1 tetri are %d', async (amount, tetri) => {
    const half = { 1: { ...FULL, Name: 'Half', costTetri: 1 } };
    expect((await ofLine(1, { amount }, half)).costTetri).toBe(tetri);
  });

  test('name every product without a figure or a weight, once', async () => {
    const { incompleteProducts } = await figures({
      ingredients: [line(MYSTERY), line(FLOUR, { unit: 'Piece' }), line(MYSTERY), line(EGG)],
    });
    expect(incompleteProducts.toSorted()).toEqual(['Flour', 'Mystery']);
  });

  test('are complete for nutrition and cost separately', async () => {
    const products = { ...PRODUCTS, 5: { ...FULL, Name: 'Free', costTetri: null } };
    expect(await figures({ ingredients: [line(5), line(EGG)] }, products)).toMatchObject({
      incompleteProducts: [],
      pricelessProducts: ['Free'],
    });
  });

  test('are null if nothing is known, and zero if that is known', async () => {
    expect(await figures({ ingredients: [line(MYSTERY)] })).toMatchObject({
      ...UNKNOWN,
      incompleteProducts: ['Mystery'],
    });
    const water = { 6: { calories: 0, fats: 0, carbs: 0, prots: 0, costTetri: 0, Name: 'Water' } };
    expect(await figures({ ingredients: [line(6)] }, water)).toMatchObject({
      calories: 0,
      costTetri: 0,
      incompleteProducts: [],
    });
    expect(await figures({})).toMatchObject({ ...UNKNOWN, incompleteProducts: [], nutrients: null });
  });

  test('hold the allergens of the ingredients, each once', async () => {
    const products = { 7: { Name: 'Nuts', allergens: ['nuts'] }, 8: { Name: 'Cream', allergens: ['milk'] } };
    const { allergens } = await figures(
      { ingredients: [line(7)], sections: [{ title: 'Top', ingredients: [line(8), line(7)] }] },
      products,
    );
    expect(allergens).toEqual(['milk', 'nuts']);
  });

  test('mark unknown allergens', async () => {
    const sure = { Name: 'Sure', allergens: [], origin: 'plant' };
    const unknownOf = async (given: Given) =>
      (await figures({ ingredients: [line(9)] }, { 9: { ...sure, ...given } })).unknownFacts;
    expect(await unknownOf({})).toEqual([]);
    expect(await unknownOf({ allergens: null })).toEqual(['allergens']);
    expect(await unknownOf({ origin: null })).toEqual(['origin']);
  });

  test('include whether fasting allows the dish', async () => {
    const ingredients = [line(FLOUR), line(OIL)];
    expect((await figures({ ingredients })).fasting).toBe(true);
    const sections = [{ title: 'Top', ingredients: [line(EGG)] }];
    expect((await figures({ ingredients, sections })).fasting).toBe(false);
  });

  test('hold vitamins and minerals, with their number of known lines', async () => {
    const products = { ...PRODUCTS, 10: { ...FULL, Name: 'Bran', fibre: 5 } };
    const { nutrients } = await figures(
      { servingAmount: 2, ingredients: [line(10, { amount: 200 }), line(MYSTERY)] },
      products,
    );
    expect(nutrients).toMatchObject({ of: 2, amounts: { fibre: 5 }, known: { fibre: 1 } });
  });
});

describe('the limit of 100 ingredients', () => {
  const lines = (count: number) => Array.from({ length: count }, () => line(FLOUR));
  const filling = (count: number) => [{ title: 'Filling', ingredients: lines(count) }];
  const dish = (given: Given) => refusals('dishes', { Name: 'Khachapuri', ...given });

  test('counts sections too', async () => {
    expect(await dish({ ingredients: lines(60), sections: filling(40) })).toEqual([]);
    expect(await dish({ ingredients: lines(60), sections: filling(41) })).toEqual(['ingredients: tooMany']);
    expect(await dish({ ingredients: lines(101) })).toEqual(['ingredients: tooMany']);
  });

  test('also holds when an edit sends only one of the two lists', async () => {
    const before = { ingredients: lines(60), sections: [], collaborators: [] };
    expect(await refusals('dishes', { sections: filling(40) }, before)).toEqual([]);
    expect(await refusals('dishes', { sections: filling(41) }, before)).toEqual(['ingredients: tooMany']);
  });
});
