import { beforeAll, describe, expect, test } from 'vitest';
import { api, people, type ApiRecord } from '../support/api';
import { line, made, makeDish, makeProduct, readDish } from '../support/records';

const user = () => api(people().user);
const admin = () => api(people().admin);
const foodNamed = async (name: string): Promise<ApiRecord> =>
  (await user().get(`foods?filters[Name][$eq]=${encodeURIComponent(name)}`)).data[0];
const read = async (id: number) => made(await user().get(`products/${id}?populate[food]=true`)).attributes;

let tomato: ApiRecord;
beforeAll(async () => {
  tomato = await foodNamed('Tomato');
});

describe('a product with a food', () => {
  test('takes missing fields from the food, and names it', async () => {
    const { id } = await makeProduct(people().user, { food: tomato.id, fats: 0.7 });
    const product = await read(id);
    expect(product).toMatchObject({
      calories: 18,
      fats: 0.7,
      edibleShare: 0.91,
      gramsPerPiece: 135.2,
      category: 'vegetables',
      origin: 'plant',
      allergens: [],
    });
    expect(product.lent).toMatchObject({ calories: 18, gramsPerPiece: 135.2, origin: 'plant' });
    expect(product.lent.fats ?? null).toBeNull();
    expect(product.nutrients.vitaminC).toBe(13.7);
    expect(product.portions[0].label).toBe('medium');
    expect(product.food.data.attributes.Name).toBe('Tomato');
    expect(product.costTetri).toBeNull();
  });

  test('loses the borrowed fields when the food goes, and keeps its own', async () => {
    const { id } = await makeProduct(people().user, { food: tomato.id, fats: 0.7 });
    made(await user().put(`products/${id}`, { food: null }));
    expect(await read(id)).toMatchObject({
      calories: null,
      fats: 0.7,
      origin: null,
      allergens: null,
      portions: [],
      nutrients: null,
    });
  });

  test('still counts a borrowed value that is sent back as the food’s', async () => {
    const { id } = await makeProduct(people().user, { food: tomato.id });
    made(await user().put(`products/${id}`, { calories: 18, costTetri: 300 }));
    const product = await read(id);
    expect(product.lent.calories).toBe(18);
    made(await user().put(`products/${id}`, { calories: 25 }));
    expect((await read(id)).calories).toBe(25);
    expect((await read(id)).lent.calories ?? null).toBeNull();
  });

  test('counts fully in dishes', async () => {
    const product = await makeProduct(people().user, { food: tomato.id, costTetri: 100 });
    const dish = await makeDish(people().user, {
      servingAmount: 1,
      ingredients: [line(product.id, { amount: 2, unit: 'Piece' })],
    });
    const { attributes } = await readDish(people().user, dish.id);
    expect(attributes.calories).toBeCloseTo((2 * 135.2 * 0.91 * 18) / 100, 1);
    expect(attributes.incompleteProducts).toEqual([]);
    made(await user().put(`products/${product.id}`, { food: null }));
    expect((await readDish(people().user, dish.id)).attributes.calories).toBeNull();
  });

  test('cannot name a missing food', async () => {
    const answer = await user().post('products', { Name: 'Nothing of the table', food: 99_999_999 });
    expect(answer.status).toBe(400);
  });
});

test('without given allergens and origin has them unknown, not empty', async () => {
  const { id } = await makeProduct(people().user);
  expect(await read(id)).toMatchObject({ allergens: null, origin: null });
  made(await user().put(`products/${id}`, { allergens: [] }));
  expect((await read(id)).allergens).toEqual([]);
});

describe('a merge', () => {
  const merged = async (from: Record<string, unknown>, into: Record<string, unknown>) => {
    const [gone, stays] = [await makeProduct(people().user, from), await makeProduct(people().user, into)];
    made(await admin().act(`products/${gone.id}/merge`, { into: stays.id }));
    return (await read(stays.id)).food.data?.attributes.Name;
  };

  test('keeps the food if the remaining product has none', async () => {
    expect(await merged({ food: tomato.id }, {})).toBe('Tomato');
  });

  test('keeps the food of the remaining product', async () => {
    const onion = await foodNamed('Onion');
    expect(await merged({ food: onion.id }, { food: tomato.id })).toBe('Tomato');
  });
});
