import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, newPerson, people } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct, makePublic, unique } from '../support/records';
import { today } from '../support/today';
import { day as planDay, makePublished } from '../mealplans/support';

const DAY = '2026-11-22';
const eaten = (given: Record<string, unknown>) => ({
  kind: 'food',
  day: DAY,
  key: randomUUID(),
  state: 'done',
  ...given,
});
const FIGURES = { calories: 300, fats: 1, carbs: 70, prots: 10 };

let person: Person;
const mine = () => api(person);
beforeAll(async () => {
  person = await newPerson();
});

describe('a log of what was eaten', () => {
  test('holds a product’s name and the nutrients of the amount', async () => {
    const product = await makeProduct(person, { ...FIGURES, prots: null, fibre: 4, gramsPerPiece: 50 });
    const { attributes } = made(
      await mine().post('logs', eaten({ product: product.id, amount: 3, unit: 'Piece', text: '3 of them' })),
    );
    expect(attributes).toMatchObject({
      Name: product.attributes.Name,
      amount: 3,
      unit: 'Piece',
      text: '3 of them',
      calories: 450,
      fats: 1.5,
      carbs: 105,
      prots: null,
      nutrients: { fibre: 6 },
      product: { data: { id: product.id } },
    });
  });

  test('counts a recipe in servings, one by default', async () => {
    const product = await makeProduct(person, FIGURES);
    const dish = await makeDish(person, {
      servingAmount: 2,
      ingredients: [line(product.id, { amount: 200 })],
    });
    const one = made(await mine().post('logs', eaten({ dish: dish.id })));
    expect(one.attributes).toMatchObject({
      Name: dish.attributes.Name,
      amount: 1,
      unit: null,
      calories: 300,
    });
    const half = made(await mine().post('logs', eaten({ dish: dish.id, amount: 0.5 })));
    expect(half.attributes).toMatchObject({ calories: 150, carbs: 35 });
  });

  test('counts the edible part of a food’s weight, including vitamins', async () => {
    const [tomato] = (await mine().get('foods?filters[Name][$eq]=Tomato')).data;
    const { attributes } = made(
      await mine().post('logs', eaten({ food: tomato.id, amount: 200, unit: 'gr' })),
    );
    expect(attributes).toMatchObject({ Name: 'Tomato', food: { data: { id: tomato.id } } });
    expect(attributes.calories).toBeCloseTo(2 * 18 * 0.91, 2);
    expect(attributes.nutrients.vitaminC).toBeCloseTo(2 * 13.7 * 0.91, 2);
    expect(attributes.nutrients).not.toHaveProperty('calories');
    const peeled = made(
      await mine().post('logs', eaten({ food: tomato.id, amount: 200, unit: 'gr', peeled: true })),
    );
    expect(peeled.attributes).toMatchObject({ peeled: true });
    expect(peeled.attributes.calories).toBeCloseTo(2 * 18, 2);
  });

  test('includes the vitamins of a recipe’s foods', async () => {
    const [tomato] = (await mine().get('foods?filters[Name][$eq]=Tomato')).data;
    const product = await makeProduct(person, { food: tomato.id });
    const dish = await makeDish(person, {
      servingAmount: 2,
      ingredients: [line(product.id, { amount: 200 })],
    });
    const { attributes } = made(await mine().post('logs', eaten({ dish: dish.id, amount: 2 })));
    expect(attributes.nutrients.vitaminC).toBeCloseTo(2 * 13.7 * 0.91, 1);
  });

  test('has no figures for a mere name', async () => {
    const { attributes } = made(await mine().post('logs', eaten({ Name: 'Soup at Nino’s' })));
    expect(attributes).toMatchObject({ Name: 'Soup at Nino’s', amount: 1, calories: null, nutrients: null });
  });

  test('is replaced by the same key on the same day', async () => {
    const [one, other] = [await makeProduct(person, FIGURES), await makeProduct(person, { calories: 50 })];
    const log = eaten({ product: one.id, amount: 100, unit: 'gr', text: '100 g' });
    const first = made(await mine().post('logs', log));
    const again = made(
      await mine().post('logs', { ...log, key: log.key.toUpperCase(), product: other.id, text: undefined }),
    );
    expect(again.id).toBe(first.id);
    expect(again.attributes).toMatchObject({ calories: 50, fats: null, text: null });
    const found = await mine().get(`logs?filters[kind]=food&filters[day]=${DAY}&filters[key]=${log.key}`);
    expect(found.data).toHaveLength(1);
  });

  test('keeps name and figures when the item changes or goes, and still follows the amount', async () => {
    const owner = await newPerson();
    const product = await makeProduct(owner, FIGURES);
    const dish = await makePublic(owner, { servingAmount: 1, ingredients: [line(product.id)] });
    const log = eaten({ dish: dish.id });
    const first = made(await mine().post('logs', log));
    expect(first.attributes.calories).toBe(300);
    made(await api(owner).put(`dishes/${dish.id}`, { ingredients: [line(product.id, { amount: 10 })] }));
    expect(made(await mine().get(`logs/${first.id}`)).attributes.calories).toBe(300);
    made(await api(owner).delete(`dishes/${dish.id}`));
    const left = made(await mine().get(`logs/${first.id}?populate=deep,2`));
    const { Name } = dish.attributes;
    expect(left.attributes).toMatchObject({ Name, calories: 300, dish: { data: null } });
    const more = made(await mine().post('logs', { ...log, dish: undefined, Name, amount: 2 }));
    expect(more.id).toBe(first.id);
    expect(more.attributes).toMatchObject({ Name, amount: 2, calories: 600, carbs: 140 });
  });

  // tests/server/eaten/check.test.ts checks every fault in process.
  test('is refused with its faults at their fields', async () => {
    const product = await makeProduct(person, FIGURES);
    const dish = await makeDish(person);
    const refused = async (given: Record<string, unknown>) => {
      const answer = await mine().post('logs', eaten(given));
      return [answer.status, ...faults(answer)];
    };
    expect(await refused({ product: product.id, dish: dish.id, unit: 'gr' })).toEqual([
      400,
      'product: oneFood',
      'unit: servings',
    ]);
    expect(await refused({ dish: dish.id, key: 'x' })).toEqual([400, 'key: reference']);
    expect(await refused({ dish: 2_000_000_000 })).toEqual([400, 'dish: reference']);
    const plan = await makePublished(person, { days: [planDay([])] });
    expect(await refused({ dish: dish.id, mealplan: plan.id })).toEqual([400, 'mealplan: unknown']);
  });

  test('cannot name anything that its person may not read', async () => {
    const closed = await makeDish(people().friend);
    expect(faults(await mine().post('logs', eaten({ dish: closed.id })))).toEqual(['dish: reference']);
  });
});

describe('a log belongs to its person', () => {
  test('and is not found for others, Admins included; nobody logs for another', async () => {
    const secret = unique('A secret cake');
    const log = eaten({ Name: secret });
    const { id } = made(await mine().post('logs', log));
    for (const other of [people().friend, people().admin]) {
      const they = api(other);
      expect((await they.get(`logs/${id}`)).status).toBe(404);
      expect((await they.delete(`logs/${id}`)).status).toBe(404);
      expect((await they.get('logs?filters[kind]=food&pagination[pageSize]=100')).text).not.toContain(secret);
      expect(faults(await they.post('logs', eaten({ Name: 'Cake', user: person.id })))).toEqual([
        'user: unknown',
      ]);
      // another person's log may use the same key
      const theirs = made(await they.post('logs', log));
      expect(theirs.id).not.toBe(id);
    }
    expect((await api(people().courier).post('logs', log)).status).toBe(403);
    expect((await api().post('logs', log)).status).toBe(401);
    made(await mine().delete(`logs/${id}`));
    expect((await mine().get(`logs/${id}`)).status).toBe(404);
  });
});

describe('a log beside the marks of plans', () => {
  test('stays separate, even under one key', async () => {
    const owner = await newPerson();
    const plan = await makePublished(owner, {
      startDate: DAY,
      days: [planDay([], { appointments: [{ title: 'Dentist', time: '09:30' }] })],
    });
    const calendar = async () => (await api(owner).get(`users/me/calendar?from=${DAY}&to=${DAY}`)).data;
    const [item] = await calendar();
    const food = made(await api(owner).post('logs', eaten({ key: item.key, Name: 'An apple' })));
    expect((await calendar())[0]).toMatchObject({ state: null, logId: null });
    const marked = { kind: 'appointment', day: DAY, key: item.key, mealplan: plan.id, state: 'done' };
    const mark = made(await api(owner).post('logs', marked));
    expect(mark.id).not.toBe(food.id);
    expect((await calendar())[0]).toMatchObject({ state: 'done', logId: mark.id });
    const again = made(await api(owner).post('logs', eaten({ key: item.key, Name: 'A pear' })));
    expect(again.id).toBe(food.id);
    expect(await calendar()).toHaveLength(1);
  });

  test('leaves a mark without food', async () => {
    const mark = { kind: 'entry', day: DAY, key: randomUUID(), state: 'done' };
    expect(faults(await mine().post('logs', { ...mark, Name: 'Soup' }))).toEqual(['Name: unknown']);
    expect(faults(await mine().post('logs', { ...mark, amount: 2 }))).toEqual(['amount: unknown']);
  });

  test('counts nowhere in a follower’s figures', async () => {
    const [author, follower] = [await newPerson(), await newPerson()];
    const plan = await makePublished(author, {
      days: [planDay([], { appointments: [{ title: 'Run', time: '07:00' }] })],
      repeat: 'weekly',
    });
    made(await api(follower).act(`mealplans/${plan.id}/subscribe`, { startDate: today() }));
    const [subscription] = (await api(follower).get('subscriptions')).data;
    made(await api(follower).put(`subscriptions/${subscription.id}`, { shareProgress: true }));
    made(await api(follower).post('logs', eaten({ day: today(), Name: 'Chocolate' })));
    const answer = await api(author).get(`mealplans/${plan.id}/followers`);
    expect(answer.data[0].days[0]).toMatchObject({ planned: 1, done: 0, skipped: 0 });
    expect(answer.text).not.toContain('Chocolate');
    // ending the subscription removes the marks and keeps the logs
    made(await api(follower).delete(`subscriptions/${subscription.id}`));
    expect((await api(follower).get('logs')).data).toHaveLength(1);
  });
});
