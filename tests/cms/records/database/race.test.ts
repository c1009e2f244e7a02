import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { serialOrder } from '@/tools/campaign/history.mjs';
import { api, newPerson, people, type Answer } from '../../support/api';
import { calendar, intakeBody, makeSupplement, MONDAY } from '../../training/support';
import { jpeg, uploadedFiles, upload } from '../../support/pictures';
import { idsOf, line, made, makeDish, makeProduct, readDish, unique } from '../../support/records';

const admin = () => api(people().admin);
const user = () => api(people().user);

async function timed<T>(work: () => Promise<T>) {
  const began = performance.now();
  const answer = await work();
  return { began, ended: performance.now(), answer };
}

test('one of two editors who save a plan from the same version gets a conflict, in every round', async () => {
  const plan = made(await user().post('mealplans', { Name: unique('Plan'), days: [{}] }));
  let { updatedAt } = plan.attributes;
  for (let round = 0; round < 10; round += 1) {
    const saves = await Promise.all(
      ['one', 'other'].map((who) =>
        user().put(`mealplans/${plan.id}`, { Description: `${round} ${who}`, updatedAt }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = saves.find(({ status }) => status === 200) as Answer;
    const now = made(await user().get(`mealplans/${plan.id}`)).attributes;
    expect(now.Description).toBe(kept.data.attributes.Description);
    ({ updatedAt } = now);
  }
});

test('ticks from forty phones on one list are all kept and counted', async () => {
  const list = made(await user().post('shoplists', { Name: unique('Party') }));
  const change = (data: object) => user().act(`shoplists/${list.id}/change`, data);
  const keys = Array.from({ length: 40 }, () => randomUUID());
  await Promise.all(keys.map(async (key) => made(await change({ op: 'add', key, Name: 'Bread' }))));
  await Promise.all(keys.map(async (key) => made(await change({ op: 'set', key, checked: true }))));
  const now = made(await user().get(`shoplists/${list.id}`)).attributes;
  expect([now.done, now.total]).toEqual([40, 40]);
});

test('reads of a line during writes are linearizable', async () => {
  const list = made(await user().post('shoplists', { Name: unique('Party') }));
  const key = randomUUID();
  const change = (data: object) => user().act(`shoplists/${list.id}/change`, { key, ...data });
  made(await change({ op: 'add', Name: 'Bread', amount: 1000, unit: 'gr' }));
  const write = async (amount: number) => {
    const call = await timed(async () => made(await change({ op: 'set', amount })));
    return { ...call, write: () => amount };
  };
  const read = async () => {
    const call = await timed(() => user().get(`shop-items?filters[list]=${list.id}`));
    return { ...call, read: call.answer.data[0].attributes.amount as number };
  };
  const phones = Array.from({ length: 10 }, async (_none, phone) => {
    const calls = [];
    for (let at = 0; at < 6; at += 1) calls.push(phone < 4 ? await write(1 + phone * 10 + at) : await read());
    return calls;
  });
  expect(serialOrder((await Promise.all(phones)).flat(), 1000)).toBeDefined();
});

test('doses are taken out of one intake in sequence', async () => {
  const person = await newPerson();
  const supplement = await makeSupplement(person);
  const times = Array.from({ length: 12 }, (_none, at) => `${String(at + 8).padStart(2, '0')}:00`);
  const { id } = made(
    await api(person).post('intakes', intakeBody(supplement.id, { dosage: 1, times, left: 100 })),
  );
  const parts = await calendar(person, MONDAY, MONDAY);
  const marks = await Promise.all(
    parts.map(({ key }) =>
      api(person).post('logs', { day: MONDAY, kind: 'supplement', key, state: 'done', intake: id }),
    ),
  );
  expect(marks).toHaveLength(times.length);
  marks.forEach(made);
  expect(made(await api(person).get(`intakes/${id}`)).attributes.left).toBe(100 - times.length);
});

test('one key used by many at once makes one record, for every kind of write', async () => {
  const headers = { 'Idempotency-Key': `race-${randomUUID()}` };
  const Name = unique('Once');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => user().post('dishes', { Name }, headers)),
  );
  expect(new Set(answers.map((answer) => made(answer).id)).size).toBe(1);
});

test('a person who first signs in from many places at once is one person', async () => {
  const person = await newPerson();
  const answers = await Promise.all(Array.from({ length: 12 }, () => api(person).get('users/me')));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('a new file requested by two records at once goes to one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = at(uploadedFiles(await upload(people().user, [{ bytes: await jpeg() }])), 0);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => user().post('dishes', { Name: unique('Pie'), DishImages: [id] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  }
});

test('merging products while a recipe and a plan of them are written leaves no stale reference', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [from, into] = [
      await makeProduct(people().user),
      await makeProduct(people().user, { calories: 100 }),
    ];
    const dish = await makeDish(people().user, { servingAmount: 1, ingredients: [line(from.id)] });
    const plan = made(await user().post('mealplans', { Name: unique('Plan'), days: [{}] }));
    const days = [{ meals: [{ type: 'Lunch', entries: [{ kind: 'dish', dish: dish.id, servings: 1 }] }] }];
    const [merged, ...written] = await Promise.all([
      admin().act(`products/${from.id}/merge`, { into: into.id }),
      user().put(`dishes/${dish.id}`, { Note: 'While it is merged' }),
      user().post('dishes', { Name: unique('Late'), ingredients: [line(from.id)] }),
      user().put(`mealplans/${plan.id}`, { days }),
      user().act(`mealplans/${plan.id}/publish`),
    ]);
    made(merged);
    for (const answer of written) expect(answer.status, answer.text).toBeLessThan(500);
    const { attributes } = await readDish(people().user, dish.id);
    expect(attributes).toMatchObject({ Note: 'While it is merged', calories: 100 });
    expect(attributes.ingredients[0].product.data.id).toBe(into.id);
    expect(idsOf(await admin().get(`products?filters[id]=${from.id}`))).toEqual([]);
    expect(made(await user().get(`mealplans/${plan.id}`)).attributes.dayCount).toBe(1);
  }
});

test('changing a product while 500 recipes of it are written leaves each with the last figures', async () => {
  const product = await makeProduct(people().user, { calories: 1 });
  const make = () => makeDish(people().user, { servingAmount: 1, ingredients: [line(product.id)] });
  const before = [];
  for (let round = 0; round < 16; round += 1)
    before.push(...(await Promise.all(Array.from({ length: 30 }, make))));
  const changes = Array.from({ length: 6 }, (_none, at) =>
    user().put(`products/${product.id}`, { calories: 10 + at }),
  );
  const [beside] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, make)),
    Promise.all(changes),
    Promise.all(before.slice(0, 10).map(({ id }) => user().put(`dishes/${id}`, { Note: 'Beside' }))),
  ]);
  const { calories } = made(await user().get(`products/${product.id}`)).attributes;
  for (const { id } of [...before, ...beside])
    expect((await readDish(people().user, id)).attributes.calories).toBe(calories);
}, 240_000);
