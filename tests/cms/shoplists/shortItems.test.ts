import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { householdOf } from '../households/support';
import { ledgerOf, change as changePantry, move, putAway } from '../pantry/support';
import { api, newPerson, people, type ApiRecord } from '../support/api';
import { line, made, makeDish, makeProduct } from '../support/records';
import { addItem, change, makeList, readItems } from './support';

type By = { token: string };

const linesOf = async (by: By, list: number) =>
  (await readItems(by, list)).map(({ Name, amount, unit, there }) => [Name, amount, unit, there]);
/** Puts eggs away with a minimum of four. */
const eggsOf = (by: By, amount: number, given: object = {}) =>
  putAway(by, { Name: 'Eggs', amount, staple: { minimum: 4 }, ...given });

describe('a thing below its minimum', () => {
  test('is on the last used list once, up to the minimum', async () => {
    const me = await newPerson();
    const [older, newer] = [await makeList(me), await makeList(me)];
    await addItem(me, newer.id, { Name: 'Candles' });
    await addItem(me, older.id, { Name: 'Foil' });
    const { key } = await eggsOf(me, 6);
    await move(me, key, -2);
    expect(await linesOf(me, older.id)).toEqual([['Foil', null, null, null]]);
    await move(me, key, -1);
    const found = [
      ['Eggs', 1, 'Piece', 3],
      ['Foil', null, null, null],
    ];
    expect(await linesOf(me, older.id)).toEqual(found);
    await move(me, key, -1);
    expect(await linesOf(me, older.id)).toEqual(found);
    expect(await linesOf(me, newer.id)).toHaveLength(1);
    expect((await api(me).get(`shoplists/${older.id}`)).data.attributes).toMatchObject({ total: 2, done: 0 });
  });

  test('leaves the list when restocked or no longer needed, but not once ticked', async () => {
    const me = await newPerson();
    const { id } = await makeList(me);
    const { id: thing, key } = await eggsOf(me, 6);
    const taken = await move(me, key, -4);
    expect(await linesOf(me, id)).toEqual([['Eggs', 2, 'Piece', 2]]);
    made(await changePantry(me, { op: 'undo', key, move: randomUUID(), undoes: taken }));
    expect(await linesOf(me, id)).toEqual([]);
    await move(me, key, -6);
    made(await changePantry(me, { op: 'set', key, staple: null }));
    expect(await linesOf(me, id)).toEqual([]);
    made(await changePantry(me, { op: 'set', key, staple: { minimum: 4 } }));
    expect(await linesOf(me, id)).toEqual([['Eggs', 4, 'Piece', null]]);
    made(await change(me, id, { op: 'set', key, checked: true }));
    await move(me, key, 4, 'bought');
    expect(await linesOf(me, id)).toHaveLength(1);
    await addItem(me, id, { Name: 'Foil' });
    await move(me, key, -1);
    expect(await linesOf(me, id)).toEqual([
      ['Eggs', 1, 'Piece', 3],
      ['Foil', null, null, null],
    ]);
    expect((await ledgerOf(me, thing)).length).toBeGreaterThan(3);
  });

  test('leaves another person’s line alone, even with the same key', async () => {
    const [me, other] = [await newPerson(), await newPerson()];
    const { id } = await makeList(me);
    const key = await addItem(me, id, { Name: 'Bread' });
    made(await changePantry(other, { op: 'add', key, Name: 'Eggs', amount: 6, staple: { minimum: 4 } }));
    await move(other, key, -6);
    await move(other, key, 6, 'bought');
    expect(await linesOf(me, id)).toEqual([['Bread', null, null, null]]);
  });

  test('stays off the list once removed by hand, until it falls short again', async () => {
    const me = await newPerson();
    const { id } = await makeList(me);
    const { key } = await eggsOf(me, 3);
    expect(await linesOf(me, id)).toHaveLength(1);
    made(await change(me, id, { op: 'remove', key }));
    await move(me, key, -1);
    expect(await linesOf(me, id)).toEqual([]);
    made(await changePantry(me, { op: 'set', key, amount: 9 }));
    made(await changePantry(me, { op: 'set', key, level: 'low' }));
    expect(await linesOf(me, id)).toEqual([['Eggs', 4, 'Piece', null]]);
  });

  test('is not added beside a line of the same product, on any list', async () => {
    const me = await newPerson();
    const product = await makeProduct(me);
    const [first, second] = [await makeList(me), await makeList(me)];
    await addItem(me, first.id, { Name: 'Eggs', product: product.id });
    await addItem(me, second.id, { Name: 'Foil' });
    const { key } = await eggsOf(me, 6, { product: product.id });
    await move(me, key, -6);
    expect([...(await linesOf(me, first.id)), ...(await linesOf(me, second.id))]).toHaveLength(2);
  });

  test('is joined by what a plan or recipe needs, and the minimum stays', async () => {
    const me = await newPerson();
    const flour = await makeProduct(me);
    const dish = await makeDish(me, { servingAmount: 4, ingredients: [line(flour.id, { amount: 300 })] });
    const { id } = await makeList(me);
    await putAway(me, {
      Name: 'Flour',
      product: flour.id,
      amount: 250,
      unit: 'gr',
      staple: { minimum: 500 },
    });
    expect(await linesOf(me, id)).toEqual([['Flour', 250, 'gr', 250]]);
    made(await api(me).act(`shoplists/${id}/add-dish`, { dish: dish.id }));
    expect(await linesOf(me, id)).toEqual([['Flour', 550, 'gr', 250]]);
  });
});

describe('without a list', () => {
  test('the next one begins with the missing things', async () => {
    const me = await newPerson();
    const { key } = await eggsOf(me, 2);
    const first = await makeList(me);
    expect(await linesOf(me, first.id)).toEqual([['Eggs', 2, 'Piece', 2]]);
    expect(first.attributes).toMatchObject({ total: 1, done: 0 });
    const second = await makeList(me);
    expect(await linesOf(me, second.id)).toEqual([]);
    made(await changePantry(me, { op: 'set', key, amount: 9 }));
    expect(await linesOf(me, first.id)).toEqual([]);
  });

  test('a finished list does not count', async () => {
    const me = await newPerson();
    const { id } = await makeList(me);
    const key = await addItem(me, id, { Name: 'Foil' });
    made(await change(me, id, { op: 'set', key, checked: true }));
    await eggsOf(me, 2);
    expect(await linesOf(me, id)).toHaveLength(1);
  });
});

test('things go onto the owner’s list, whoever used them up, and onto nobody else’s', async () => {
  const { all } = await householdOf(2);
  const [owner, friend] = all;
  const ours = await makeList(owner);
  const theirs = await makeList(friend);
  const foreign = await makeList(people().stranger);
  const { key } = await eggsOf(owner, 6);
  await Promise.all([move(friend, key, -2), move(owner, key, -2), move(friend, key, -2)]);
  expect(await linesOf(owner, ours.id)).toHaveLength(1);
  expect(await linesOf(friend, theirs.id)).toEqual([]);
  expect((await api(friend).get(`shoplists/${ours.id}`)).status).toBe(404);
  expect((await linesOf(people().stranger, foreign.id)).map(([Name]) => Name)).not.toContain('Eggs');
});

test('a person sees which lists already hold their missing things, by key or product, and no others', async () => {
  const [me, other] = [await newPerson(), await newPerson()];
  const { id: product } = await makeProduct(me);
  const [mine, theirs] = [await makeList(me), await makeList(other)];
  const byKey = await addItem(me, mine.id, { Name: 'Eggs' });
  const byProduct = await addItem(me, mine.id, { Name: 'Milk', product });
  await addItem(me, mine.id, { Name: 'Foil' });
  const bought = await addItem(me, mine.id, { Name: 'Salt' });
  made(await change(me, mine.id, { op: 'set', key: bought, checked: true }));
  await addItem(other, theirs.id, { Name: 'Milk', product });
  const filters = [
    'filters[checked][$eq]=false',
    'filters[atHome][$eq]=false',
    ...[byKey, bought].map((key, at) => `filters[$or][0][key][$in][${at}]=${key}`),
    `filters[$or][1][product][id][$eq]=${product}`,
  ];
  const query = `fields[0]=key&populate[product][fields][0]=Name&populate[list][fields][0]=Name&sort=id:asc`;
  const { data, text } = await api(me).get(`shop-items?${query}&${filters.join('&')}`);
  expect(text).not.toContain('"error":{');
  expect(data.map(({ attributes }: ApiRecord) => [attributes.key, attributes.list.data.id])).toEqual([
    [byKey, mine.id],
    [byProduct, mine.id],
  ]);
  expect(data[1].attributes.product.data.id).toBe(product);
});
