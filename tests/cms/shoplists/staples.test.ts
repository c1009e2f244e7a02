import { describe, expect, test } from 'vitest';
import { day, entry, makePlan, meal } from '../mealplans/support';
import { api, faults, newPerson, people, type Wire } from '../support/api';
import { line, made, makeDish, makeProduct } from '../support/records';
import { addItem, change, makeList, readItems } from './support';

type By = { token: string };

const mark = (by: By, product: number, isStaple = true) =>
  api(by).post('shoplists/staples', { product, isStaple });
const staples = async (by: By): Promise<number[]> =>
  (await api(by).get('shoplists/usual')).data.staples.map(({ id }: Wire) => id);

/** Makes a person's recipe of flour and salt. */
async function saltedDough(by: By) {
  const [flour, salt] = [await makeProduct(by), await makeProduct(by)];
  const ingredients = [line(flour.id, { amount: 400 }), line(salt.id, { amount: 10 })];
  return { flour, salt, dish: await makeDish(by, { servingAmount: 4, ingredients }) };
}
const homeOf = (items: Wire[]) =>
  new Map(items.map(({ product, atHome, amount }) => [product.data.id, [atHome, amount]]));

describe('a staple', () => {
  test('is set and unset by its person alone, and twice counts once', async () => {
    const [me, other] = [await newPerson(), await newPerson()];
    const { flour, salt } = await saltedDough(me);
    expect(await staples(me)).toEqual([]);
    await mark(me, salt.id);
    const { status, data } = await mark(me, salt.id);
    expect([status, data.staples]).toMatchObject([
      200,
      [{ id: salt.id, attributes: { Name: salt.attributes.Name } }],
    ]);
    await mark(me, flour.id);
    expect(await staples(me)).toEqual([salt.id, flour.id]);
    expect(await staples(other)).toEqual([]);
    await mark(other, salt.id, false);
    await mark(me, flour.id, false);
    expect(await staples(me)).toEqual([salt.id]);
  });

  test('is hidden from others: not on a profile, not by a body, not signed out', async () => {
    const me = await newPerson();
    const { salt } = await saltedDough(me);
    await mark(me, salt.id);
    expect((await api(me).get('users/me')).body).not.toHaveProperty('staples');
    expect((await api(people().admin).get(`users/${me.id}`)).data.attributes).not.toHaveProperty('staples');
    expect((await api(me).put(`users/${me.id}`, { staples: [] })).status).toBe(400);
    expect((await mark(people().courier, salt.id)).status).toBe(403);
    expect((await api().post('shoplists/staples', { product: salt.id, isStaple: true })).status).toBe(401);
    expect((await api().get('shoplists/usual')).status).toBe(401);
  });

  test('is refused at its field if the body is invalid', async () => {
    const me = await newPerson();
    const { salt } = await saltedDough(me);
    const sent = async (data: object) => faults(await api(me).post('shoplists/staples', data));
    expect(await sent({ product: 'salt', isStaple: true })).toEqual(['product: reference']);
    expect(await sent({ product: 99_999_999, isStaple: true })).toEqual(['product: reference']);
    expect(await sent({ product: salt.id })).toEqual(['isStaple: choice']);
    expect(await sent({ product: salt.id, isStaple: true, user: 1 })).toEqual(['user: unknown']);
  });

  test('is listed from a plan or recipe as at home, not to be bought', async () => {
    const me = await newPerson();
    const { flour, salt, dish } = await saltedDough(me);
    await mark(me, salt.id);
    const meals = [meal([entry(dish.id, { servings: 4 })])];
    const plan = await makePlan(me, { days: [day(meals)], startDate: '2027-03-01' });
    const range = { mealplan: plan.id, from: '2027-03-01', to: '2027-03-01' };
    const list = made(await api(me).post('shoplists/from-plan', range));
    expect(list.attributes).toMatchObject({ total: 1, done: 0 });
    const once = [
      [flour.id, [false, 400]],
      [salt.id, [true, 10]],
    ];
    expect([...homeOf(await readItems(me, list.id))].sort()).toEqual(once.sort());
    // more of it joins the existing line
    await api(me).act(`shoplists/${list.id}/add-dish`, { dish: dish.id, servings: 4 });
    expect(homeOf(await readItems(me, list.id)).get(salt.id)).toEqual([true, 20]);
    // once it is to be bought, more of it is too
    const { key } = (await readItems(me, list.id)).find(({ product }) => product.data.id === salt.id);
    await change(me, list.id, { op: 'set', key, atHome: false });
    await api(me).act(`shoplists/${list.id}/add-dish`, { dish: dish.id, servings: 4 });
    expect(homeOf(await readItems(me, list.id)).get(salt.id)).toEqual([false, 30]);
    // a line added by hand is always to be bought
    const fresh = await makeList(me);
    await addItem(me, fresh.id, { product: salt.id, Name: 'Salt' });
    expect((await readItems(me, fresh.id))[0].atHome).toBe(false);
  });

  test('is left out for each of two people who shop together', async () => {
    const [me, other] = [await newPerson(), await newPerson()];
    const { salt, dish } = await saltedDough(me);
    await mark(other, salt.id);
    const list = await makeList(me);
    await api(me).act(`shoplists/${list.id}/add-dish`, { dish: dish.id });
    expect((await readItems(me, list.id)).map(({ atHome }) => atHome)).toEqual([false, false]);
  });

  test('follows a merged product, forgets a deleted one, and is exported', async () => {
    const me = await newPerson();
    const [salt, sea, gone] = [await makeProduct(me), await makeProduct(me), await makeProduct(me)];
    for (const { id } of [salt, sea, gone]) await mark(me, id);
    made(await api(people().admin).act(`products/${sea.id}/merge`, { into: salt.id }));
    expect((await api(me).delete(`products/${gone.id}`)).status).toBe(200);
    expect(await staples(me)).toEqual([salt.id]);
    await mark(me, sea.id, false);
    expect(await staples(me)).toEqual([]);
  });
});
