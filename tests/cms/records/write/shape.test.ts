import { beforeAll, expect, test } from 'vitest';
import { api, people, type ApiRecord, type Wire } from '../../support/api';
import { makeDish, makePublic, makeWhole, readDish } from '../../support/records';
import { keysWithin } from '../../support/walk';

const HIDDEN = [
  'documentId',
  'publishedAt',
  'locale',
  'uid',
  'createdBy',
  'updatedBy',
  'hash',
  'provider',
  'path',
];
let dish: ApiRecord;

beforeAll(async () => {
  ({ dish } = await makeWhole(people().user, { visibility: 'public' }));
});

test('shows a list as records under data, and its pages under meta', async () => {
  const { status, body } = await api(people().user).get(`dishes?filters[id][$eq]=${dish.id}`);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['data', 'meta']);
  expect(Object.keys(body.data[0]).sort()).toEqual(['attributes', 'id']);
  expect(body.meta).toEqual({ pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } });
});

test('shows one record under data, by the id that a list shows', async () => {
  const { body } = await api(people().user).get(`dishes/${dish.id}`);
  expect(body.data.id).toBe(dish.id);
  expect(Number.isInteger(dish.id)).toBe(true);
  expect(body.data.attributes.Name).toBe(dish.attributes.Name);
});

test('answers an array of one for &id=, and an empty one for a missing id', async () => {
  const found = await api(people().user).get(`dishes?populate=deep,5&id=${dish.id}`);
  expect(found.data).toEqual([await readDish(people().user, dish.id)]);
  const missing = await api(people().user).get('dishes?populate=deep,5&id=2147483647');
  expect(missing.data).toEqual([]);
  expect(missing.body.meta.pagination.total).toBe(0);
});

test('wraps relations in data, and keeps parts inline with their key', () => {
  const { attributes } = dish;
  expect(attributes.owner).toMatchObject({
    data: { id: people().user.id, attributes: { Name: 'The user' } },
  });
  expect(attributes.DishImages).toEqual({ data: [] });
  expect(attributes.collaborators).toEqual({ data: [] });
  const [line] = attributes.ingredients;
  expect(Object.keys(line).sort()).toEqual([
    'amount',
    'amountTo',
    'key',
    'name',
    'note',
    'product',
    'text',
    'unit',
  ]);
  expect(line.product.data.attributes.Name).toMatch(/^Flour/);
  expect(attributes.sections[0].ingredients[0].product.data.id).toBe(line.product.data.id);
  expect(attributes.Steps[0]).toEqual({
    key: expect.any(String),
    description: 'Mix.',
    minutes: 5,
    image: { data: null },
    images: { data: [] },
    video: null,
  });
});

test('shows no relation, media or part without populate', async () => {
  const { attributes } = await readDish(people().user, dish.id, '');
  for (const name of ['owner', 'collaborators', 'ingredients', 'sections', 'Steps', 'DishImages']) {
    expect(attributes).not.toHaveProperty(name);
  }
  expect(attributes.types).toEqual(['Lunch']);
});

test.each(['dishes', 'products', 'saves', 'users'])(
  'never shows Strapi’s internals in %s',
  async (collection) => {
    await api(people().admin).act(`dishes/${dish.id}/save`);
    const { body, status } = await api(people().admin).get(
      `${collection}?populate=deep,5&pagination[pageSize]=100`,
    );
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThan(0);
    const keys = keysWithin(body);
    expect(HIDDEN.filter((name) => keys.has(name))).toEqual([]);
  },
);

test('shows only ids of records; components have none', async () => {
  const parts = [...dish.attributes.ingredients, ...dish.attributes.sections, ...dish.attributes.Steps];
  expect(parts.filter((part: Wire) => 'id' in part)).toEqual([]);
});

test('writes instants as ISO 8601 in UTC', () => {
  for (const name of ['createdAt', 'updatedAt']) {
    const instant: string = dish.attributes[name];
    expect(new Date(instant).toISOString()).toBe(instant);
  }
});

test('keeps its shape even if a request asks for another', async () => {
  const plain = await api(people().user).get(`dishes/${dish.id}?populate=deep,5`);
  const asked = await api(people().user).get(`dishes/${dish.id}?populate=deep`, {
    'Strapi-Response-Format': 'v5',
  });
  expect(asked.body).toEqual(plain.body);
});

test('accepts the ids it shows, in relations of a body and in paths', async () => {
  const product = dish.attributes.ingredients[0].product.data.id;
  const copy = await makeDish(people().user, { ingredients: [{ product, amount: 1, unit: 'Piece' }] });
  expect(copy.attributes.ingredients[0].product.data.id).toBe(product);
});

test('answers a write with the whole record, as a deep read would', async () => {
  const posted = await makePublic(people().user, { Steps: [{ description: 'Stir.' }] });
  expect(posted).toEqual(await readDish(people().user, posted.id));
  const put = await api(people().user).put(`dishes/${posted.id}`, { Note: 'Hot.' });
  expect(put.data).toEqual(await readDish(people().user, posted.id));
  const read = await readDish(people().user, posted.id);
  const deleted = await api(people().user).delete(`dishes/${posted.id}`);
  expect(deleted.status).toBe(200);
  expect(deleted.data).toEqual(read);
});

test('answers the caller flat under users/me', async () => {
  const { body } = await api(people().user).get('users/me');
  expect(body).toMatchObject({
    id: people().user.id,
    email: people().user.email,
    Rolee: 'User',
    Name: 'The user',
    avatar: null,
  });
  expect(body).not.toHaveProperty('data');
  expect(body).not.toHaveProperty('attributes');
});
