import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api, faults, newPerson, people } from '../support/api';
import { line, made, makeDish, makeProduct } from '../support/records';
import { day, entry, makePlan, makePublished, meal } from '../mealplans/support';
import { addItem, makeList, readItems } from './support';

const user = () => people().user;
const DAYS = { from: '2027-03-01', to: '2027-03-07' };

async function cooked() {
  const flour = await makeProduct(user(), { category: 'grains', costTetri: 25, packSize: 1000 });
  const dish = await makeDish(user(), {
    visibility: 'public',
    servingAmount: 4,
    ingredients: [line(flour.id, { amount: 400 })],
  });
  return {
    flour,
    dish,
    days: [day([meal([entry(dish.id, { servings: 2 })])]), day([meal([entry(dish.id, { servings: 6 })])])],
  };
}

describe('a list from a plan', () => {
  test('adds up the chosen days by each entry’s servings, and names their dishes', async () => {
    const { flour, dish, days } = await cooked();
    const plan = await makePlan(user(), { days, startDate: '2027-03-01' });
    const list = made(
      await api(user()).post('shoplists/from-plan', { mealplan: plan.id, ...DAYS, Name: 'The week' }),
    );
    expect(list.attributes).toMatchObject({
      Name: 'The week',
      ...DAYS,
      total: 1,
      done: 0,
      mealplan: { data: { id: plan.id } },
    });
    expect(await readItems(user(), list.id)).toMatchObject([
      {
        amount: 800,
        unit: 'gr',
        category: 'grains',
        product: { data: { id: flour.id } },
        from: [{ dish: dish.id, times: 2 }],
      },
    ]);
    const second = made(
      await api(user()).post('shoplists/from-plan', {
        mealplan: plan.id,
        from: '2027-03-02',
        to: '2027-03-02',
      }),
    );
    expect((await readItems(user(), second.id))[0].amount).toBe(600);
  });

  test('extends a list, and is made once however often it is sent', async () => {
    const { days } = await cooked();
    const plan = await makePlan(user(), { days, startDate: '2027-03-01' });
    const list = await makeList(user());
    const key = { 'Idempotency-Key': randomUUID() };
    for (let at = 0; at < 3; at += 1) {
      const answer = made(
        await api(user()).post('shoplists/from-plan', { mealplan: plan.id, ...DAYS, list: list.id }, key),
      );
      expect(answer.id).toBe(list.id);
    }
    expect(await readItems(user(), list.id)).toMatchObject([{ amount: 800 }]);
  });

  test('starts a template on the first chosen day; a follower’s plan keeps its dates', async () => {
    const { days } = await cooked();
    const plan = await makePublished(user(), { days });
    const follower = await newPerson();
    const amounts = async () => {
      const list = made(
        await api(follower).post('shoplists/from-plan', {
          mealplan: plan.id,
          from: '2027-03-01',
          to: '2027-03-01',
        }),
      );
      return (await readItems(follower, list.id)).map(({ amount }) => amount);
    };
    expect(await amounts()).toEqual([200]);
    made(await api(follower).act(`mealplans/${plan.id}/subscribe`, { startDate: '2027-02-28' }));
    expect(await amounts()).toEqual([600]);
  });

  test('refuses bad ranges, empty days and hidden plans at their field', async () => {
    const { days } = await cooked();
    const plan = await makePlan(user(), { days, startDate: '2027-03-01' });
    const ask = (given: object, by = user()) =>
      api(by).post('shoplists/from-plan', { mealplan: plan.id, ...DAYS, ...given });
    expect(faults(await ask({ from: 'soon' }))).toEqual(['from: date']);
    expect(faults(await ask({ to: '2027-02-01' }))).toEqual(['to: dayOrder']);
    expect(faults(await ask({ to: '2027-06-01' }))).toEqual(['to: tooManyDays']);
    expect(faults(await ask({ from: '2026-01-01', to: '2026-01-02' }))).toEqual(['from: nothingPlanned']);
    expect(faults(await ask({ mealplan: 'x' }))).toEqual(['mealplan: reference']);
    expect(faults(await ask({ owner: 1 }))).toEqual(['owner: unknown']);
    expect((await ask({}, people().stranger)).status).toBe(404);
    const theirs = await makeList(people().friend);
    expect((await ask({ list: theirs.id })).status).toBe(404);
  });
});

test('lists no water, which can still be added by hand', async () => {
  const flour = await makeProduct(user());
  const water = await makeProduct(user(), { costTetri: 0, gramsPerMl: 1 });
  const ingredients = [line(flour.id, { amount: 400 }), line(water.id, { amount: 300, unit: 'ml' })];
  const dish = await makeDish(user(), { servingAmount: 4, ingredients });
  const drunk = entry(0, { kind: 'product', dish: null, product: water.id, amount: 2000, unit: 'ml' });
  const plan = await makePlan(user(), {
    days: [day([meal([entry(dish.id, { servings: 4 }), drunk])])],
    startDate: '2027-03-01',
  });
  const list = made(await api(user()).post('shoplists/from-plan', { mealplan: plan.id, ...DAYS }));
  const products = async () =>
    (await readItems(user(), list.id)).map(({ product }) => (product as { data: { id: number } }).data.id);
  expect(await products()).toEqual([flour.id]);
  made(await api(user()).post(`shoplists/${list.id}/add-dish`, { dish: dish.id, servings: 4 }));
  expect(await products()).toEqual([flour.id]);
  await addItem(user(), list.id, { Name: 'Water', product: water.id });
  expect((await products()).sort()).toEqual([flour.id, water.id].sort());
});
