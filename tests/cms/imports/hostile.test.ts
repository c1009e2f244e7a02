import { expect, test } from 'vitest';
import { zipped } from '@/tests/support/zip';
import { api, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { made, makePublic, unique } from '../support/records';
import { bringFiles, schemaRecipe, settled } from './brought';

const createdAt = '2026-01-02T03:04:05.000Z';
const jsonl = (...records: object[]): string => records.map((one) => JSON.stringify(one)).join('\n');
const bring = async (by: Person, bytes: Buffer | string, name: string): Promise<ApiRecord> =>
  settled(by, made(await bringFiles(by, [{ name, bytes }])).id);
const supra = (by: Person, files: Record<string, string>): Promise<ApiRecord> =>
  bring(by, zipped({ 'supra.json': '{"app":"Supra","person":3}', ...files }), 'supra.zip');
const take = async (by: Person, { id }: ApiRecord): Promise<ApiRecord> => {
  made(await api(by).act(`imports/${id}/take`, { recipes: 'all' }));
  return settled(by, id);
};

test('an archive creates only records that people could make themselves', async () => {
  const me = await newPerson();
  const { admin } = people();
  const closed = ['orders', 'users', 'reports', 'audits', 'stocks', 'foods', 'memberships', 'shop'];
  const totals = async () => {
    const answers = await Promise.all(
      ['orders', 'users', 'reports', 'audits', 'stocks', 'foods'].map((name) => api(admin).get(name)),
    );
    return answers.map(({ body }) => body.meta.pagination.total);
  };
  const before = await totals();
  const brought = await supra(me, {
    ...Object.fromEntries(
      closed.map((name) => [
        `records/${name}.jsonl`,
        jsonl({ id: 1, createdAt, Name: 'Forged', quantity: 9 }),
      ]),
    ),
    'records/weights.jsonl': jsonl({ id: 2, createdAt, day: '2026-01-02', kilograms: 70, weight: 70 }),
  });
  expect(brought.attributes.extras.map((one: Wire) => one.collection)).toEqual(['weights']);
  expect(brought.attributes.faults.map((one: Wire) => one.where).toSorted()).toEqual(
    closed.map((name) => `supra.zip records/${name}.jsonl`).toSorted(),
  );
  await take(me, brought);
  expect(await totals()).toEqual(before);
});

test('numbers and letters that no database accepts get an answer', async () => {
  const me = await newPerson();
  const brought = await supra(me, {
    'records/shoplists.jsonl': jsonl(
      { id: 1e300, createdAt, Name: 'Too large a number', from: { no: 'day' }, mealplan: 1.5 },
      { id: 7, createdAt, Name: 'A\u0000letter', mealplan: 1e300, to: 'x'.repeat(5_000) },
    ),
    'records/visits.jsonl': 'a\u0000broken line',
  });
  expect(brought.attributes.state).toBe('ready');
  const taken = await take(me, brought);
  expect(taken.attributes.state).toBe('taken');
  const lists = (await api(me).get('shoplists')).data.map(({ attributes }: ApiRecord) => attributes.Name);
  expect(lists.toSorted()).toEqual(['Aletter', 'Too large a number']);
});

test('recipes from one very long address stay separate', async () => {
  const me = await newPerson();
  const url = `https://recipes.example/${'a'.repeat(1_900)}`;
  const recipes = ['First', 'Second'].map((name) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...schemaRecipe(`${unique(name)} ${'x'.repeat(3_000)}`, { url }),
  }));
  const { attributes } = await bring(me, JSON.stringify(recipes), 'long.json');
  expect(attributes).toMatchObject({ state: 'ready', counts: { recipes: 2 }, faults: [] });
});

test('an undo leaves saves from before the import', async () => {
  const me = await newPerson();
  const dish = await makePublic(people().friend, { Name: unique('Saved soup') });
  made(await api(me).act(`dishes/${dish.id}/save`));
  const known = { collection: 'dishes', id: dish.id, createdAt: dish.attributes.createdAt };
  const brought = await supra(me, {
    'records/saves.jsonl': jsonl({ id: 5, createdAt, dish: dish.id }),
    'records/references.jsonl': jsonl(known),
    'records/shoplists.jsonl': jsonl({ id: 7, createdAt, Name: 'A list' }),
  });
  const taken = await take(me, brought);
  made(await api(me).act(`imports/${taken.id}/undo`));
  expect((await api(me).get('shoplists')).data).toEqual([]);
  const saved = await api(me).get('saves?populate=dish');
  expect(saved.data.map(({ attributes }: ApiRecord) => attributes.dish.data.id)).toEqual([dish.id]);
});

test('an undo names a dish on which the person has since written a note', async () => {
  const me = await newPerson();
  const brought = await bring(
    me,
    JSON.stringify({ '@type': 'Recipe', ...schemaRecipe(unique('Noted tart')) }),
    'a.json',
  );
  const taken = await take(me, brought);
  const [{ dish, key }] = taken.attributes.recipes;
  const note = made(await api(me).post('dish-notes', { dish, Note: 'Less sugar next time' }));
  const refused = await api(me).act(`imports/${taken.id}/undo`);
  expect(refused.status).toBe(409);
  expect(refused.error.details.edited).toMatchObject([{ key, dish }]);
  expect((await api(me).delete(`dish-notes/${note.id}`)).status).toBe(200);
  expect((await api(me).act(`imports/${taken.id}/undo`)).status).toBe(200);
});
