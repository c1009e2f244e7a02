import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { PANTRY_LIMITS } from '@/lib/domain/limits';
import { zipped } from '../../support/zip';
import { codesOf, link, newCode } from '../barcodes/support';
import { bringIn, makeHousehold } from '../households/support';
import { ledgerOf, change, move, pantryOf, putAway } from '../pantry/support';
import { pay, sumsOf } from '../prices/support';
import { makeList } from '../shoplists/support';
import { api, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { made, makeProduct, unique } from '../support/records';
import { bringFiles, settled } from './brought';
import { exported, exportOf } from './whole';

const AT_HOME = ['pantry-items', 'prices', 'barcodes'];

/** Makes a person with three things at home, two prices and a code. */
async function atHome() {
  const person = await newPerson();
  const product = await makeProduct(person, { Name: unique('Matsoni of our own') });
  const { Name } = product.attributes;
  const { key } = await putAway(person, {
    product: product.id,
    Name,
    amount: 900,
    unit: 'gr',
    place: 'cellar',
  });
  await move(person, key, -250);
  await putAway(person, { Name: 'Coffee', amount: 60, unit: 'gr', staple: { minimum: 100 } });
  await putAway(person, { Name: 'Jam', level: 'low', expiresOn: '2027-01-05' });
  const paid = { product: product.id, shop: 'Bazaar', amount: 1000, unit: 'gr' };
  await pay(person, { ...paid, day: '2026-10-02', tetri: 720 });
  await pay(person, { ...paid, day: '2026-11-02', tetri: 780 });
  const code = newCode();
  await link(person, { code, product: product.id, Name, amount: 500, unit: 'gr' });
  return { person, code, Name };
}

const bring = async (by: Person, bytes: Buffer): Promise<ApiRecord> =>
  settled(by, made(await bringFiles(by, [{ name: 'supra.zip', bytes }])).id);
async function take(by: Person, { id }: ApiRecord, extras: readonly string[] = AT_HOME): Promise<ApiRecord> {
  made(await api(by).act(`imports/${id}/take`, { recipes: [], extras }));
  return settled(by, id);
}
const extrasIn = ({ attributes }: ApiRecord) =>
  Object.fromEntries(
    attributes.extras.map(({ collection, count, state }: Wire) => [collection, [count, state]]),
  );
const thingsOf = async (by: Person) =>
  (await pantryOf(by)).map(({ Name, amount, level }) => [Name, amount, level]);
const countsOf = async (by: Person) => [
  (await pantryOf(by)).length,
  (await sumsOf(by)).length,
  (await codesOf(by)).length,
];

test('a preview counts the pantry items, prices and codes, and only the importer gets them', async () => {
  const { person, code, Name } = await atHome();
  const taker = await newPerson();
  const list = await makeList(taker);
  const brought = await bring(taker, await exportOf(person));
  expect(extrasIn(brought)).toMatchObject({ 'pantry-items': [3, ''], prices: [2, ''], barcodes: [1, ''] });
  expect(brought.attributes.leftOut).toContainEqual({ collection: 'pantry-movements', count: 4 });
  expect(await countsOf(taker)).toEqual([0, 0, 0]);
  expect((await api(person).act(`imports/${brought.id}/take`, { recipes: [], extras: AT_HOME })).status).toBe(
    404,
  );

  const after = await take(taker, brought);
  expect(extrasIn(after)).toMatchObject({
    'pantry-items': [3, 'taken'],
    prices: [2, 'taken'],
    barcodes: [1, 'taken'],
  });
  const before = [
    ['Coffee', 60, null],
    ['Jam', 0, 'low'],
    [Name, 650, null],
  ];
  expect(await thingsOf(taker)).toEqual(before);
  for (const { id, amount, level } of await pantryOf(taker)) {
    const steps = await ledgerOf(taker, id);
    expect(steps.map((step) => [step.reason, step.delta, step.amount, step.level])).toEqual([
      ['counted', amount, amount, level],
    ]);
    expect(steps[0].by.data.id).toBe(taker.id);
  }
  expect(await sumsOf(taker)).toEqual([720, 780]);
  expect(await codesOf(taker)).toEqual([{ code, Name }]);
  const lines = made(await api(taker).get(`shop-items?filters[list][id][$eq]=${list.id}`));
  expect(lines).toEqual([]);
  // the taker has a copy: the giver's record stays as it was, and the two change separately
  const [, , thing] = await pantryOf(taker);
  await move(taker, thing.key, -650);
  expect(await thingsOf(person)).toEqual(before);
});

test('a second import, or one in the giver’s household, doubles nothing and keeps changes', async () => {
  const { person, Name } = await atHome();
  const taker = await newPerson();
  const bytes = await exportOf(person);
  await take(taker, await bring(taker, bytes));
  const [coffee] = await pantryOf(taker);
  made(await change(taker, { op: 'set', key: coffee.key, amount: 250 }));
  const again = await take(taker, await bring(taker, bytes));
  expect(extrasIn(again)['pantry-items']).toEqual([3, 'taken']);
  expect(await countsOf(taker)).toEqual([3, 2, 1]);
  expect(await thingsOf(taker)).toEqual([
    ['Coffee', 250, null],
    ['Jam', 0, 'low'],
    [Name, 650, null],
  ]);
  made(await api(taker).act(`imports/${again.id}/undo`));
  expect(await countsOf(taker)).toEqual([3, 2, 1]);

  const partner = await newPerson();
  await bringIn(person, (await makeHousehold(person)).id, partner);
  await take(partner, await bring(partner, bytes));
  expect(await countsOf(partner)).toEqual([3, 2, 1]);
  expect(await countsOf(person)).toEqual([3, 2, 1]);
  const mine = await exported(partner);
  expect(AT_HOME.map((name) => mine.get(`records/${name}.jsonl`)?.toString())).toEqual(['', '', '']);
});

test('the import is undone as a whole, if nothing in it has changed', async () => {
  const { person, Name } = await atHome();
  const taker = await newPerson();
  const brought = await bring(taker, await exportOf(person));
  await take(taker, brought);
  const { key, id } = (await pantryOf(taker)).find((thing) => thing.Name === Name) ?? {};
  await move(taker, key, -50);
  const refused = await api(taker).act(`imports/${brought.id}/undo`);
  expect(refused.status).toBe(409);
  expect(refused.error.details.edited).toEqual([{ collection: 'pantry-items', id, Name }]);
  made(await change(taker, { op: 'remove', key }));
  made(await api(taker).act(`imports/${brought.id}/undo`));
  expect(await countsOf(taker)).toEqual([0, 0, 0]);
  expect((await api(taker).get('pantry-movements')).data).toEqual([]);
  expect(await countsOf(person)).toEqual([3, 2, 1]);
});

test('invalid records are left out, and at most the allowed number of items comes', async () => {
  const taker = await newPerson();
  const at = { createdAt: '2026-11-02T10:00:00.000Z', updatedAt: '2026-11-02T10:00:00.000Z' };
  const thing = (id: number, given: object = {}) => ({
    ...{ id, ...at, key: randomUUID(), product: null, Name: `Jar ${id}`, amount: 1, level: null },
    ...given,
  });
  const wrong = [
    thing(1, { amount: -3 }),
    thing(2, { amount: 1e12 }),
    thing(3, { level: 'plenty', amount: 0 }),
    thing(4, { Name: '' }),
    thing(5, { expiresOn: 'soon' }),
  ];
  const many = Array.from({ length: PANTRY_LIMITS.items + 2 }, (_, n) => thing(100 + n));
  const lines = (records: readonly object[]) => records.map((one) => `${JSON.stringify(one)}\n`).join('');
  const price = {
    ...at,
    product: null,
    shop: 'Bazaar',
    day: '2026-11-02',
    tetri: 100,
    amount: 1,
    unit: 'gr',
  };
  const bytes = zipped({
    'supra.json': JSON.stringify({ app: 'Supra', version: 1, person: 1 }),
    'records/pantry-items.jsonl': lines([...wrong, ...many]),
    'records/prices.jsonl': lines([{ id: 1, ...price }]),
    'records/barcodes.jsonl': lines([{ id: 1, ...at, code: '4860000000014', Name: 'No such code' }]),
  });
  const after = await take(taker, await bring(taker, bytes));
  expect(extrasIn(after)).toMatchObject({
    'pantry-items': [wrong.length + many.length, 'partly'],
    prices: [1, 'left'],
    barcodes: [1, 'left'],
  });
  expect(after.attributes.leftOut).toContainEqual({ collection: 'pantry-items', count: wrong.length + 2 });
  const { pagination } = (await api(taker).get('pantry-items?pagination[pageSize]=1')).body.meta;
  expect(pagination.total).toBe(PANTRY_LIMITS.items);
  expect(await sumsOf(taker)).toEqual([]);
}, 300_000);
