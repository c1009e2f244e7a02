import { expect, test } from 'vitest';
import { api, people } from '../support/api';

const user = () => api(people().user);
const named = async (name: string) =>
  (await user().get(`foods?filters[Name][$eq]=${encodeURIComponent(name)}`)).data[0].attributes;

test('the whole food table is loaded, with the kitchen’s names', async () => {
  const { body } = await user().get('foods?pagination[pageSize]=1');
  expect(body.meta.pagination.total).toBeGreaterThan(8463);
  const curated = await user().get('foods?filters[curated][$eq]=true&pagination[pageSize]=1');
  expect(curated.body.meta.pagination.total).toBeGreaterThan(1500);
});

test('figures are per 100 g of the edible part, portions as bought', async () => {
  const tomato = await named('Tomato');
  expect(tomato).toMatchObject({
    NameKa: 'პომიდორი',
    tableName: 'Tomatoes, red, ripe, raw, year round average',
    state: 'raw',
    category: 'vegetables',
    calories: 18,
    edibleShare: 0.91,
    origin: 'plant',
    allergens: [],
    curated: true,
  });
  expect(tomato.portions[0]).toEqual({ label: 'medium', labelKa: 'საშუალო', grams: 135.2 });
  expect(tomato.nutrients.vitaminC).toBe(13.7);
  expect(tomato.nutrients).not.toHaveProperty('salt');
  const flour = await named('Wheat flour');
  expect(flour.portions.find(({ label }: { label: string }) => label === 'cup').grams).toBe(125);
  expect(flour.gramsPerMl).toBeCloseTo(125 / 236.6, 3);
  expect(await named('Walnuts')).toMatchObject({ edibleShare: 1, allergens: ['nuts'] });
});

test('unknown values are null: allergens and origin of foods without a kitchen name, empty cells', async () => {
  const { data } = await user().get('foods?filters[curated][$eq]=false&pagination[pageSize]=100');
  for (const { attributes } of data) {
    expect(attributes).toMatchObject({ allergens: null, origin: null, NameKa: null });
    expect([...attributes.Name].length).toBeLessThan(50);
  }
});

test('salt is two and a half times the sodium', async () => {
  expect((await named('Salt')).salt).toBeCloseTo(38.758 * 2.5, 2);
});

test('every signed-in person reads foods, and nobody writes them', async () => {
  expect((await api().get('foods')).status).toBe(401);
  expect((await api(people().courier).get('foods')).status).toBe(200);
  const [{ id }] = (await user().get('foods')).data;
  for (const person of [people().user, people().admin]) {
    expect((await api(person).post('foods', { Name: 'Mine' })).status).toBeGreaterThanOrEqual(403);
    expect((await api(person).put(`foods/${id}`, { Name: 'Mine' })).status).toBeGreaterThanOrEqual(403);
    expect((await api(person).delete(`foods/${id}`)).status).toBeGreaterThanOrEqual(403);
  }
});

test('possible allergens of a kind are listed one by one, but not for foods without a kitchen name', async () => {
  expect(await named('Raisins')).toMatchObject({ allergens: [], unknownAllergens: ['sulphites'] });
  expect(await named('Macaroni')).toMatchObject({ allergens: ['gluten'], unknownAllergens: ['egg'] });
  expect(await named('Carrot')).toMatchObject({ allergens: [], unknownAllergens: [] });
  const { data } = await user().get('foods?filters[curated][$eq]=false&pagination[pageSize]=1');
  expect(data[0].attributes).toMatchObject({ allergens: null, unknownAllergens: [] });
});

test('a generic word is a food with the mean of its variants', async () => {
  const nuts = await named('Nuts');
  expect(nuts).toMatchObject({ NameKa: 'თხილეული', allergens: ['nuts'], unknownAllergens: ['peanuts'] });
  expect(nuts.tableName).toMatch(/^Mean of: Nuts, almonds; /);
  expect(nuts.calories).toBeGreaterThan(550);
  const found = await user().get('foods?_q=mean%20of&pagination[pageSize]=5');
  expect(found.data.map(({ attributes }: { attributes: { Name: string } }) => attributes.Name)).not.toContain(
    'Nuts',
  );
});
