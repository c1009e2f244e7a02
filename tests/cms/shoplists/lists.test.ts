import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api, faults, people } from '../support/api';
import { line, made, makeDish, makeProduct } from '../support/records';
import { addItem, change, makeList, readItems } from './support';

const user = () => people().user;
const friend = () => people().friend;
const stranger = () => people().stranger;
const admin = () => people().admin;

/** Makes a list of the user that the friend works on too. */
async function sharedList() {
  const list = await makeList(user());
  made(await api(user()).act(`shoplists/${list.id}/members`, { email: friend().email }));
  return list;
}

describe('a list', () => {
  test('is unknown to others, with its lines, Admins included; a Courier has none', async () => {
    const list = await makeList(user());
    const key = await addItem(user(), list.id, { Name: 'Candles' });
    const [item] = await readItems(user(), list.id);
    for (const other of [stranger(), admin()]) {
      expect((await api(other).get(`shoplists/${list.id}`)).status).toBe(404);
      expect((await api(other).get(`shop-items/${item.id}`)).status).toBe(404);
      expect(await readItems(other, list.id)).toEqual([]);
      expect((await change(other, list.id, { op: 'set', key, checked: true })).status).toBe(404);
      expect((await api(other).put(`shop-items/${item.id}`, { checked: true })).status).toBe(404);
      expect((await api(other).delete(`shoplists/${list.id}`)).status).toBe(404);
      expect(
        (await api(other).post('shop-items', { list: list.id, key: randomUUID(), Name: 'Mine' })).status,
      ).toBe(400);
    }
    expect((await api(people().courier).get('shoplists')).status).toBe(403);
    expect((await api().get('shoplists')).status).toBe(401);
    expect((await readItems(user(), list.id))[0].checked).toBe(false);
  });

  test('lets members change lines and leave; only the owner shares, removes and deletes', async () => {
    const list = await sharedList();
    const key = await addItem(user(), list.id, { Name: 'Candles' });
    made(await change(friend(), list.id, { op: 'set', key, checked: true }));
    expect((await readItems(user(), list.id))[0]).toMatchObject({
      checked: true,
      checkedBy: { data: { id: friend().id } },
    });
    expect((await api(friend()).delete(`shoplists/${list.id}`)).status).toBe(403);
    expect(
      (await api(friend()).act(`shoplists/${list.id}/members`, { email: stranger().email })).status,
    ).toBe(403);
    expect((await api(user()).act(`shoplists/${list.id}/members`, { email: friend().email })).status).toBe(
      409,
    );
    expect((await api(friend()).act(`shoplists/${list.id}/leave`)).status).toBe(200);
    expect((await api(friend()).act(`shoplists/${list.id}/leave`)).data).toEqual({
      id: list.id,
      attributes: {},
    });
    expect((await api(friend()).get(`shoplists/${list.id}`)).status).toBe(404);
    expect(await readItems(friend(), list.id)).toEqual([]);
    expect((await api(user()).act(`shoplists/${list.id}/leave`)).status).toBe(409);
  });

  test('hides its lines from a removed member', async () => {
    const list = await sharedList();
    await addItem(user(), list.id, { Name: 'Candles' });
    expect(await readItems(friend(), list.id)).toHaveLength(1);
    made(await api(user()).act(`shoplists/${list.id}/remove-member`, { user: friend().id }));
    expect(await readItems(friend(), list.id)).toEqual([]);
  });

  test('refuses an unknown address, a Courier’s and an invalid one at the field', async () => {
    const list = await makeList(user());
    const share = (email: unknown) => api(user()).act(`shoplists/${list.id}/members`, { email });
    expect(faults(await share('nobody@supra.test'))).toEqual(['email: nobody']);
    expect(faults(await share(people().courier.email))).toEqual(['email: nobody']);
    expect(faults(await share('no address'))).toEqual(['email: email']);
    made(await share(friend().email));
    const again = await share(friend().email);
    expect(again.status).toBe(409);
    expect(again.error.details.code).toBe('membership.alreadyInvited');
    expect(faults(again)).toEqual(['email: memberInvited']);
  });

  test('refuses fields that only the CMS sets, by path', async () => {
    for (const field of ['owner', 'mealplan', 'from', 'total', 'done']) {
      expect(faults(await api(user()).post('shoplists', { Name: 'Market', [field]: 1 }))).toEqual([
        `${field}: unknown`,
      ]);
    }
    const list = await makeList(user());
    for (const field of ['checkedBy', 'from', 'fault', 'readers']) {
      const answer = await change(user(), list.id, {
        op: 'add',
        key: randomUUID(),
        Name: 'Candles',
        [field]: 1,
      });
      expect(faults(answer)).toEqual([`${field}: unknown`]);
    }
  });
});

describe('changes of lines', () => {
  test('count once when replayed ten times', async () => {
    const list = await makeList(user());
    const [key, once] = [randomUUID(), randomUUID()];
    const answers = [];
    for (let at = 0; at < 10; at += 1)
      answers.push(await change(user(), list.id, { op: 'add', key, Name: 'Candles' }, once));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await readItems(user(), list.id)).toHaveLength(1);
    expect((await api(user()).get(`shoplists/${list.id}`)).data.attributes).toMatchObject({
      total: 1,
      done: 0,
    });
  });

  test('by two people on one line at once lose nothing', async () => {
    const list = await sharedList();
    const keys = await Promise.all(
      [...Array(12).keys()].map((at) => addItem(user(), list.id, { Name: `Line ${at}` })),
    );
    await Promise.all(
      keys.flatMap((key, at) => [
        change(at % 2 ? user() : friend(), list.id, { op: 'set', key, checked: true }),
        change(at % 2 ? friend() : user(), list.id, { op: 'set', key, amount: at + 1, unit: 'Piece' }),
      ]),
    );
    const items = await readItems(user(), list.id);
    expect(items).toHaveLength(12);
    expect(items.every(({ checked, amount }) => checked === true && amount > 0)).toBe(true);
    expect((await api(user()).get(`shoplists/${list.id}`)).data.attributes).toMatchObject({
      total: 12,
      done: 12,
    });
  });

  test('do nothing on a deleted line, and lines at home do not count', async () => {
    const list = await makeList(user());
    const key = await addItem(user(), list.id, { Name: 'Candles' });
    made(await change(user(), list.id, { op: 'set', key, atHome: true }));
    expect((await api(user()).get(`shoplists/${list.id}`)).data.attributes.total).toBe(0);
    made(await change(user(), list.id, { op: 'remove', key }));
    made(await change(user(), list.id, { op: 'remove', key }));
    made(await change(user(), list.id, { op: 'set', key, checked: true }));
    expect(await readItems(user(), list.id)).toEqual([]);
  });

  test('are refused at their field if invalid', async () => {
    const list = await makeList(user());
    const add = async (given: Record<string, unknown>) =>
      faults(await change(user(), list.id, { op: 'add', key: randomUUID(), Name: 'Candles', ...given }));
    expect(await add({ amount: -1, unit: 'gr' })).toEqual(['amount: amount']);
    expect(await add({ amount: 1e9, unit: 'gr' })).toEqual(['amount: amount']);
    expect(await add({ unit: 'cup' })).toEqual(['unit: choice']);
    expect(await add({ Name: '' })).toEqual(['Name: required']);
    expect(await add({ key: 'x' })).toEqual(['key: reference']);
    expect(await add({ op: 'double' })).toEqual(['op: choice']);
    expect(await add({ product: 999_999_999 })).toEqual(['product: reference']);
    expect(faults(await api(user()).post('shoplists', { Name: ' ' }))).toEqual(['Name: required']);
    expect(faults(await api(user()).put(`shoplists/${list.id}`, { aisles: ['attic'] }))).toEqual([
      'aisles.0: choice',
    ]);
  });

  test('end with the list, whose lines are deleted too', async () => {
    const list = await makeList(user());
    await addItem(user(), list.id, { Name: 'Candles' });
    const [item] = await readItems(user(), list.id);
    made(await api(user()).delete(`shoplists/${list.id}`));
    expect((await api(user()).get(`shop-items/${item.id}`)).status).toBe(404);
  });
});

describe('adding a dish', () => {
  test('adds to the open lines of its products, and makes new ones beside bought lines', async () => {
    const [flour, egg] = [
      await makeProduct(user(), { category: 'grains' }),
      await makeProduct(user(), { gramsPerPiece: 55 }),
    ];
    const dish = await makeDish(user(), {
      servingAmount: 4,
      ingredients: [line(flour.id, { amount: 400 }), line(egg.id, { amount: 2, unit: 'Piece' })],
    });
    const list = await makeList(user());
    made(await api(user()).act(`shoplists/${list.id}/add-dish`, { dish: dish.id, servings: 2 }));
    const first = await readItems(user(), list.id);
    const eggs = first.find(({ unit }) => unit === 'Piece');
    made(await change(user(), list.id, { op: 'set', key: eggs.key, checked: true }));
    made(await api(user()).act(`shoplists/${list.id}/add-dish`, { dish: dish.id }));
    const items = await readItems(user(), list.id);
    expect(
      items.map(({ amount, unit, checked, category }) => [amount, unit, checked, category]).sort(),
    ).toEqual(
      [
        [600, 'gr', false, 'grains'],
        [1, 'Piece', true, 'other'],
        [2, 'Piece', false, 'other'],
      ].sort(),
    );
    expect(items.find(({ unit }) => unit === 'gr').from).toMatchObject([{ dish: dish.id, times: 2 }]);
  });

  test('refuses another person’s private dish as missing', async () => {
    const dish = await makeDish(friend());
    const list = await makeList(user());
    expect((await api(user()).act(`shoplists/${list.id}/add-dish`, { dish: dish.id })).status).toBe(404);
  });
});
