import { describe, expect, test } from 'vitest';
import { householdOf } from '../households/support';
import { putAway } from '../pantry/support';
import { day, entry, makePlan, meal } from '../mealplans/support';
import { api, newPerson, people } from '../support/api';
import { line, made, makeDish, makeProduct } from '../support/records';
import { addItem, change, makeList, readItems } from './support';

type By = { token: string };

/** Makes a person's recipe for four that takes 400 g of something. */
async function dough(by: By, given: Record<string, unknown> = {}) {
  const flour = await makeProduct(by, given);
  return {
    flour,
    dish: await makeDish(by, { servingAmount: 4, ingredients: [line(flour.id, { amount: 400 })] }),
  };
}
const addDish = async (by: By, list: number, dish: number, servings = 4) =>
  made(await api(by).act(`shoplists/${list}/add-dish`, { dish, servings }));
const linesOf = async (by: By, list: number) =>
  (await readItems(by, list)).map(({ amount, atHome, there }) => ({ amount, atHome, there }));

describe('a list leaves out what is at home', () => {
  test('completely, with its amount; it does not count as left to buy', async () => {
    const me = await newPerson();
    const { flour, dish } = await dough(me);
    await putAway(me, { Name: 'Flour', product: flour.id, amount: 600, unit: 'gr' });
    const plan = await makePlan(me, {
      days: [day([meal([entry(dish.id, { servings: 4 })])])],
      startDate: '2027-03-01',
    });
    const range = { mealplan: plan.id, from: '2027-03-01', to: '2027-03-01' };
    const list = made(await api(me).post('shoplists/from-plan', range));
    expect(list.attributes).toMatchObject({ total: 0, done: 0 });
    expect(await linesOf(me, list.id)).toEqual([{ amount: 400, atHome: true, there: 600 }]);
  });

  test('partly, and shared once between several dishes', async () => {
    const me = await newPerson();
    const { flour, dish } = await dough(me);
    await putAway(me, { Name: 'Flour', product: flour.id, amount: 600, unit: 'gr' });
    const { id } = await makeList(me);
    await addDish(me, id, dish.id);
    expect(await linesOf(me, id)).toEqual([{ amount: 400, atHome: true, there: 600 }]);
    await addDish(me, id, dish.id);
    expect(await linesOf(me, id)).toEqual([{ amount: 200, atHome: false, there: 600 }]);
    await addDish(me, id, dish.id);
    expect(await linesOf(me, id)).toEqual([{ amount: 600, atHome: false, there: 600 }]);
  });

  test('but not what a person adds or moves to the things to buy', async () => {
    const me = await newPerson();
    const { flour, dish } = await dough(me);
    await putAway(me, { Name: 'Flour', product: flour.id, amount: 600, unit: 'gr' });
    const { id } = await makeList(me);
    const key = await addItem(me, id, { product: flour.id, Name: 'Flour', amount: 500, unit: 'gr' });
    await addDish(me, id, dish.id);
    expect(await linesOf(me, id)).toMatchObject([{ amount: 500, atHome: false }]);
    await addDish(me, id, dish.id);
    expect(await linesOf(me, id)).toMatchObject([{ amount: 700, atHome: false, there: 600 }]);
    const fresh = await makeList(me);
    await addDish(me, fresh.id, dish.id);
    const [home] = await readItems(me, fresh.id);
    made(await change(me, fresh.id, { op: 'set', key: home.key, atHome: false }));
    expect(await linesOf(me, fresh.id)).toEqual([{ amount: 400, atHome: false, there: 600 }]);
    expect(key).not.toBe(home.key);
  });

  test('by food, whatever the product; two products of one food share it', async () => {
    const me = await newPerson();
    const [{ id: food }] = (await api(me).get('foods?filters[Name][$eq]=Tomato')).data;
    const [one, other] = [await dough(me, { food }), await dough(me, { food })];
    const kept = await makeProduct(me, { food });
    await putAway(me, { Name: 'Flour', product: kept.id, amount: 500, unit: 'gr' });
    const { id } = await makeList(me);
    await addDish(me, id, one.dish.id);
    await addDish(me, id, other.dish.id);
    const lines = (await linesOf(me, id)).toSorted((a, b) => b.amount - a.amount);
    expect(lines).toEqual([
      { amount: 400, atHome: true, there: 500 },
      { amount: 300, atHome: false, there: 100 },
    ]);
  });

  test('but not what the pantry says is gone, even a staple', async () => {
    const me = await newPerson();
    const { flour, dish } = await dough(me);
    made(await api(me).post('shoplists/staples', { product: flour.id, isStaple: true }));
    await putAway(me, { Name: 'Flour', product: flour.id, level: 'gone' });
    const { id } = await makeList(me);
    await addDish(me, id, dish.id);
    expect(await linesOf(me, id)).toEqual([{ amount: 400, atHome: false, there: null }]);
  });

  test('including the household’s things, and nobody else’s', async () => {
    const { all } = await householdOf(2);
    const { flour, dish } = await dough(all[0], {});
    await putAway(all[1], { Name: 'Flour', product: flour.id, level: 'some' });
    await putAway(people().stranger, { Name: 'Flour', product: flour.id, level: 'some' });
    const ours = await makeList(all[0]);
    await addDish(all[0], ours.id, dish.id);
    expect(await linesOf(all[0], ours.id)).toEqual([{ amount: 400, atHome: true, there: null }]);
    const alone = await newPerson();
    const own = await dough(alone);
    await putAway(people().stranger, { Name: 'Flour', product: own.flour.id, level: 'some' });
    const theirs = await makeList(alone);
    await addDish(alone, theirs.id, own.dish.id);
    expect(await linesOf(alone, theirs.id)).toEqual([{ amount: 400, atHome: false, there: null }]);
  });
});
