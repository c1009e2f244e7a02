import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { bringIn, makeHousehold } from '../households/support';
import { change, putAway } from '../pantry/support';
import { api, newPerson, people, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { idsOf, line, made, makeDish, makeProduct, unique, uniqueWord } from '../support/records';
import { today } from '../support/today';

type By = { token: string };

/** Returns the dishes of a list in this order, with what is missing for each. */
async function listOf(by: By | undefined, query: string): Promise<Wire[]> {
  const asked = `fields=Name,fromHome&sort=missing:asc&pagination[pageSize]=100&${query}`;
  const { data } = await api(by).get(`dishes?${asked}`);
  return data.map(({ id, attributes }: Wire) => ({ id, ...attributes }));
}
const ownOf = (by: Person, query = '') => listOf(by, `filters[owner][id][$eq]=${by.id}&${query}`);
const missingOf = async (by: Person) => (await ownOf(by)).map(({ id, fromHome }) => [id, fromHome?.missing]);

async function cookOf(by: Person, products: readonly number[], given: object = {}): Promise<number> {
  return (await makeDish(by, { ingredients: products.map((id) => line(id)), ...given })).id;
}

describe('the list of what can be cooked now', () => {
  let me: Person;
  let [flour, cream, parsley, water]: Wire[] = [];
  let dishes: Record<string, number>;
  beforeEach(async () => {
    me = await newPerson();
    [flour, cream, parsley] = [await makeProduct(me), await makeProduct(me), await makeProduct(me)];
    water = await makeProduct(me, { Name: unique('Water'), costTetri: 0 });
    dishes = {
      two: await cookOf(me, [parsley.id, cream.id, flour.id]),
      flat: await cookOf(me, [flour.id, water.id]),
      rich: await cookOf(me, [flour.id, cream.id, water.id]),
      none: await cookOf(me, []),
    };
  });

  const haveFlour = () => putAway(me, { Name: 'Flour', product: flour.id, amount: 1, unit: 'gr' });

  test('sorts by how much is missing, the complete ones first; tap water counts as there', async () => {
    expect(await missingOf(me)).toEqual([
      [dishes.flat, 1],
      [dishes.rich, 2],
      [dishes.two, 3],
      [dishes.none, undefined],
    ]);
    await haveFlour();
    await putAway(me, { Name: 'Water in bottles', product: water.id });
    const jar = await putAway(me, {
      Name: 'Cream',
      product: cream.id,
      level: 'low',
      expiresOn: addDays(today(), 2),
    });
    const now = await ownOf(me);
    expect(now.map(({ id }) => id)).toEqual([dishes.rich, dishes.flat, dishes.two, dishes.none]);
    expect(now[0].fromHome).toEqual({
      missing: 0,
      lacks: [],
      short: 2,
      shortOf: [flour, cream].map(({ id, attributes: { Name } }) => ({ id, Name, NameKa: null })),
      usesUp: [{ Name: cream.attributes.Name, NameKa: null, until: addDays(today(), 2) }],
    });
    expect(now[2].fromHome).toMatchObject({
      missing: 1,
      lacks: [{ id: parsley.id, Name: parsley.attributes.Name }],
    });
    // the next read already sees it
    made(await change(me, { op: 'set', key: jar.key, level: 'gone' }));
    expect((await missingOf(me))[0]).toEqual([dishes.flat, 0]);
    made(await change(me, { op: 'set', key: jar.key, level: 'some', expiresOn: addDays(today(), -1) }));
    expect((await missingOf(me)).slice(0, 2)).toEqual([
      [dishes.rich, 0],
      [dishes.flat, 0],
    ]);
    expect((await ownOf(me)).flatMap(({ fromHome }) => fromHome?.usesUp ?? [])).toEqual([]);
  });

  test('needs the whole amount to be there', async () => {
    const id = await cookOf(me, [], { servingAmount: 2, ingredients: [line(flour.id, { amount: 300 })] });
    const shortOf = async () => (await ownOf(me)).find((one) => one.id === id)?.fromHome;
    const bag = await putAway(me, { Name: 'Flour', product: flour.id, amount: 200, unit: 'gr' });
    expect(await shortOf()).toMatchObject({ missing: 0, short: 1, shortOf: [{ id: flour.id }] });
    made(await change(me, { op: 'set', key: bag.key, amount: 300 }));
    expect(await shortOf()).toMatchObject({ missing: 0, short: 0, shortOf: [] });
    made(await change(me, { op: 'set', key: bag.key, level: 'some' }));
    expect(await shortOf()).toMatchObject({ missing: 0, short: 0, shortOf: [] });
  });

  test('follows the recipe: a removed ingredient is no longer missing', async () => {
    await haveFlour();
    const id = await cookOf(me, [flour.id, parsley.id]);
    expect(await missingOf(me)).toContainEqual([id, 1]);
    made(await api(me).put(`dishes/${id}`, { ingredients: [line(flour.id)] }));
    expect(await missingOf(me)).toContainEqual([id, 0]);
    expect((await api(me).delete(`dishes/${id}`)).status).toBe(200);
    expect((await missingOf(me)).map(([one]) => one)).not.toContain(id);
  });

  test('pages, searches and filters like any list', async () => {
    await haveFlour();
    const word = uniqueWord();
    const found = [
      await cookOf(me, [parsley.id], { Name: `${word} of parsley` }),
      await cookOf(me, [flour.id], { Name: `${word} of flour` }),
    ];
    expect((await ownOf(me, `_q=${word}`)).map(({ id }) => id)).toEqual(found.toReversed());
    const page = (number: number) =>
      api(me).get(
        `dishes?sort=missing&filters[owner][id][$eq]=${me.id}&pagination[pageSize]=2&pagination[page]=${number}`,
      );
    const [first, second] = [await page(1), await page(2)];
    const all = (await ownOf(me)).map(({ id }) => id);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(all.slice(0, 4));
    expect(first.body.meta.pagination.total).toBe(all.length);
  });

  test('has no descending order, and combines with no other sort', async () => {
    for (const sort of ['missing:desc', 'missing,Name:asc'])
      expect((await api(me).get(`dishes?sort=${sort}`)).status).toBe(400);
  });
});

test('counts products of the same food, and staples', async () => {
  const me = await newPerson();
  const [{ id: food }] = (await api(me).get('foods?filters[Name][$eq]=Tomato')).data;
  const [mine, other, salt] = [
    await makeProduct(me, { food }),
    await makeProduct(me, { food }),
    await makeProduct(me),
  ];
  const dish = await cookOf(me, [other.id, salt.id]);
  await putAway(me, { Name: 'Tomatoes', product: mine.id, amount: 3, unit: 'Piece' });
  expect(await missingOf(me)).toEqual([[dish, 1]]);
  made(await api(me).post('shoplists/staples', { product: salt.id, isStaple: true }));
  expect(await missingOf(me)).toEqual([[dish, 0]]);
  await putAway(me, { Name: 'Salt', product: salt.id, level: 'gone' });
  expect(await missingOf(me)).toEqual([[dish, 1]]);
});

test('counts the household’s things only, and shows no unreadable recipe', async () => {
  const [me, friend] = [await newPerson(), await newPerson()];
  const product = await makeProduct(me);
  const dish = await cookOf(me, [product.id], { visibility: 'public' });
  await cookOf(friend, [product.id], { visibility: 'private' });
  await putAway(friend, { Name: 'Flour', product: product.id, level: 'some' });
  await putAway(people().stranger, { Name: 'Flour', product: product.id, level: 'some' });
  const seen = (by: By | undefined) => listOf(by, `contains=${product.id}`);
  expect((await seen(me)).map(({ id, fromHome }) => [id, fromHome.missing])).toEqual([[dish, 1]]);
  const { id } = await makeHousehold(me);
  await bringIn(me, id, friend);
  expect((await seen(me)).map(({ id: one, fromHome }) => [one, fromHome.missing])).toEqual([[dish, 0]]);
  made(await api(friend).act(`households/${id}/leave`));
  expect((await seen(me))[0].fromHome.missing).toBe(1);
  expect((await seen(people().stranger))[0].fromHome.missing).toBe(0);
  expect((await seen(undefined))[0].fromHome).toEqual(expect.objectContaining({ missing: 1, usesUp: [] }));
});

describe('the part of a recipe that is at home', () => {
  const atHome = (by: By | undefined, dish: number, query = '') =>
    api(by).get(`dishes/${dish}/at-home${query}`);

  test('is shown line by line, for the given servings, with each thing used once', async () => {
    const me = await newPerson();
    const [flour, salt, water] = [
      await makeProduct(me),
      await makeProduct(me),
      await makeProduct(me, { Name: unique('Water'), costTetri: 0 }),
    ];
    const dish = await makeDish(me, {
      servingAmount: 4,
      ingredients: [line(flour.id, { amount: 400 }), line(salt.id, { amount: 10 }), line(water.id)],
      sections: [{ title: 'Crust', ingredients: [line(flour.id, { amount: 200 })] }],
    });
    const bag = await putAway(me, { Name: 'Flour', product: flour.id, amount: 500, unit: 'gr' });
    const [dough, salted, , crust] = [
      ...dish.attributes.ingredients,
      ...dish.attributes.sections[0].ingredients,
    ];
    const four = await atHome(me, dish.id);
    expect(four.data).toEqual({
      missing: 2,
      lines: [
        { key: dough.key, isEnough: true, there: 500, unit: 'gr', until: null },
        { key: crust.key, isEnough: false, there: 100, unit: 'gr', until: null },
      ],
      short: [
        { key: salted.key, amount: 10, unit: 'gr' },
        { key: crust.key, amount: 100, unit: 'gr' },
      ],
      takes: [
        {
          key: bag.key,
          Name: flour.attributes.Name,
          NameKa: flour.attributes.NameKa ?? null,
          pieceName: null,
          amount: 500,
          unit: 'gr',
        },
      ],
    });
    const two = await atHome(me, dish.id, '?servings=2');
    expect(two.data.lines.map(({ isEnough }: Wire) => isEnough)).toEqual([true, true]);
    expect((await atHome(people().stranger, dish.id)).status).toBe(404);
    expect((await atHome(me, dish.id, '?servings=none')).status).toBe(400);
  });

  test('shows the first expiry date, and nothing is taken out twice a day', async () => {
    const me = await newPerson();
    const eggs = await makeProduct(me);
    const dish = await makeDish(me, { servingAmount: 1, ingredients: [line(eggs.id, { amount: 100 })] });
    const of = { Name: 'Eggs', product: eggs.id, amount: 300, unit: 'gr' };
    await putAway(me, { ...of, expiresOn: addDays(today(), 9) });
    const first = await putAway(me, { ...of, expiresOn: addDays(today(), 1) });
    const { data } = await atHome(me, dish.id);
    expect(data.lines).toMatchObject([{ until: addDays(today(), 1), there: 600 }]);
    expect(data.takes).toMatchObject([{ key: first.key, amount: 100 }]);
    made(await api(me).post(`dishes/${dish.id}/cooked`, { day: today(), servings: 1 }));
    const cooked = await atHome(me, dish.id);
    expect(cooked.data.lines).toMatchObject([{ there: 500 }]);
    expect(cooked.data.takes).toEqual([]);
  });

  test('covers only the reader’s own things', async () => {
    const [owner, reader] = [await newPerson(), await newPerson()];
    const flour = await makeProduct(owner);
    const dish = await cookOf(owner, [flour.id], { visibility: 'public' });
    await putAway(owner, { Name: 'Flour', product: flour.id, level: 'some' });
    expect((await atHome(reader, dish)).data).toMatchObject({ missing: 1, lines: [], takes: [] });
    expect((await atHome(owner, dish)).data).toMatchObject({
      missing: 0,
      lines: [{ isEnough: true, there: null }],
    });
    expect((await atHome(undefined, dish)).status).toBe(401);
  });
});
