import { describe, expect, test } from 'vitest';
import { api, faults, newPerson, people, type Answer } from '../support/api';
import { made, makeProduct, unique, uniqueWord } from '../support/records';

const user = () => api(people().user);

function expectTaken(answer: Answer, field: 'Name' | 'NameKa'): void {
  expect(answer.status).toBe(409);
  expect(answer.error).toMatchObject({ status: 409, details: { code: 'product.nameTaken' } });
  expect(faults(answer)).toEqual([`${field}: productExists`]);
}

describe('product names are unique across both languages', () => {
  test.each<[string, (word: string) => string]>([
    ['the same', (word) => `Rye ${word}`],
    ['another case', (word) => `RYE ${word.toUpperCase()}`],
    ['outer spaces', (word) => `  Rye ${word}\t`],
    ['double spaces', (word) => `Rye  \u00a0 ${word}`],
    ['another form of the same letters', (word) => `Rye ${word}`.normalize('NFD')],
  ])('%s is taken', async (_what, again) => {
    const word = `é${uniqueWord()}`;
    await makeProduct(people().user, { Name: `Rye ${word}` });
    expectTaken(await api(people().friend).post('products', { Name: again(word) }), 'Name');
  });

  test('also across Name and NameKa, either way', async () => {
    const [en, ka] = [unique('Quince'), unique('კომში')];
    await makeProduct(people().user, { Name: en, NameKa: ka });
    expectTaken(await user().post('products', { Name: ka }), 'Name');
    expectTaken(await user().post('products', { Name: unique('Other'), NameKa: en }), 'NameKa');
    expectTaken(await user().post('products', { Name: unique('Other'), NameKa: ka }), 'NameKa');
  });

  test('ignoring Georgian capitals', async () => {
    const NameKa = unique('მარილი');
    await makeProduct(people().user, { NameKa });
    expectTaken(
      await user().post('products', { Name: unique('Salt'), NameKa: NameKa.toUpperCase() }),
      'NameKa',
    );
  });

  test('but a product may have the same name in both, and keep it in an edit', async () => {
    const Name = unique('Pesto');
    const product = await makeProduct(people().user, { Name, NameKa: Name });
    made(await user().put(`products/${product.id}`, { Name: Name.toUpperCase(), NameKa: Name }));
    made(await user().put(`products/${product.id}`, { calories: 5 }));
  });

  test('also in an edit', async () => {
    const first = await makeProduct(people().user);
    const second = await makeProduct(people().user);
    expectTaken(await user().put(`products/${second.id}`, { Name: first.attributes.Name }), 'Name');
    expectTaken(await user().put(`products/${second.id}`, { NameKa: first.attributes.Name }), 'NameKa');
    const { attributes } = made(await user().get(`products/${second.id}`));
    expect(attributes.Name).toBe(second.attributes.Name);
  });

  test('and a given-up name is free at once', async () => {
    const product = await makeProduct(people().user, { NameKa: unique('ქინძი') });
    const { Name, NameKa } = product.attributes;
    made(await user().put(`products/${product.id}`, { Name: unique('Coriander'), NameKa: null }));
    const next = await makeProduct(people().friend, { Name, NameKa });
    made(await api(people().friend).delete(`products/${next.id}`));
    await makeProduct(people().user, { Name: NameKa, NameKa: Name });
  });

  test('and only one of twenty at once gets the name', async () => {
    const Name = unique('Saffron');
    const crowd = [people().user, people().friend, people().stranger, await newPerson()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        api(crowd[at % 4]).post('products', at % 2 ? { Name } : { Name: unique('X'), NameKa: Name }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(answer.error.details.code).toBe('product.nameTaken');
    const found = await user().get(`products?filters[$or][0][Name]=${Name}&filters[$or][1][NameKa]=${Name}`);
    expect(found.data).toHaveLength(1);
  });
});

describe('a product', () => {
  test('needs only a name; unknown fields stay unknown', async () => {
    const { attributes } = made(await user().post('products', { Name: unique('Something') }));
    expect(attributes).toMatchObject({
      NameKa: null,
      calories: null,
      fats: null,
      costTetri: null,
      gramsPerMl: null,
      verified: false,
      sold: false,
      allergens: null,
    });
    expect(attributes.owner.data.id).toBe(people().user.id);
  });

  test.each(['verified', 'sold', 'owner', 'id', 'createdAt', 'grams'])(
    'refuses %s in a body, for Admins too',
    async (field) => {
      for (const person of [people().user, people().admin]) {
        const answer = await api(person).post('products', { Name: unique('Rice'), [field]: 1 });
        expect(answer.status).toBe(400);
        expect(faults(answer)).toEqual([`${field}: unknown`]);
      }
    },
  );

  test.each<[string, unknown]>([
    ['category', 'bakery'],
    ['origin', 'mineral'],
    ['pieceName', 'slice'],
    ['language', 'de'],
    ['allergens', ['water']],
    ['allergens', 'milk'],
  ])('refuses %s: %j', async (field, value) => {
    const answer = await user().post('products', { Name: unique('Rice'), [field]: value });
    expect(answer.status).toBe(400);
    expect(faults(answer)[0]).toMatch(new RegExp(`^${field}`));
  });
});
