import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct } from '../support/records';
import { day, entry, makePlan, meal } from './support';

const DAY = '2027-05-03';
const NEXT = '2027-05-04';
let person: Person;
let oats: ApiRecord;
const me = () => api(person);
let soup: { key: string };
const read = async (on: string) => (await me().get(`users/me/nutrients?day=${on}`)).data;
const log = (given: Record<string, unknown>) =>
  me().post('logs', { day: DAY, key: randomUUID(), state: 'done', ...given });

beforeEach(async () => {
  soup = { key: randomUUID() };
  person = await newPerson();
  oats = await makeProduct(person, { fibre: 10 });
  const dish = await makeDish(person, { servingAmount: 2, ingredients: [line(oats.id, { amount: 200 })] });
  await makePlan(person, {
    startDate: DAY,
    eaters: [
      { Name: 'Nino', factor: 1, user: person.id },
      { Name: 'Nika', factor: 1 },
    ],
    days: [
      day([
        meal([
          entry(dish.id, { ...soup, servings: 4 }),
          { kind: 'product', product: oats.id, amount: 50, unit: 'gr' },
          { kind: 'text', text: 'Tea' },
        ]),
      ]),
      day([meal([{ kind: 'leftovers', of: soup.key }])]),
    ],
  });
});

test('a day’s nutrients are the person’s own share of dishes, products and leftovers', async () => {
  const { planned, eaten } = await read(DAY);
  // a serving holds 10 g; four are cooked, two of them kept; half of 50 g of oats holds 2.5 g
  expect(planned.of).toBe(2);
  expect(planned.amounts.fibre).toBeCloseTo(12.5);
  expect(planned.known.fibre).toBe(2);
  expect(eaten).toEqual({ of: 0, amounts: {}, known: {} });
  expect((await read(NEXT)).planned.amounts.fibre).toBeCloseTo(10);
  expect((await read('2027-05-09')).planned.of).toBe(0);
});

test('a done meal counts as eaten, a skipped one no longer as planned, and food logs count in both', async () => {
  const [plan] = (await me().get('mealplans?fields[0]=Name')).data;
  made(await log({ kind: 'entry', key: soup.key, mealplan: plan.id }));
  made(await log({ kind: 'food', product: oats.id, amount: 20, unit: 'gr' }));
  made(await log({ kind: 'food', Name: 'A neighbour’s cake' }));
  const { planned, eaten } = await read(DAY);
  expect(eaten).toMatchObject({ of: 3, known: { fibre: 2 } });
  expect(eaten.amounts.fibre).toBeCloseTo(12);
  expect(planned.amounts.fibre).toBeCloseTo(14.5);
  made(await log({ kind: 'entry', key: soup.key, mealplan: plan.id, state: 'skipped' }));
  const after = await read(DAY);
  expect(after.planned.amounts.fibre).toBeCloseTo(4.5);
  expect(after.eaten.amounts.fibre).toBeCloseTo(2);
});

test('nutrients need a day, and are the caller’s own', async () => {
  expect(faults(await me().get('users/me/nutrients'))).toEqual(['day: date']);
  expect((await me().get(`users/me/nutrients?day=${DAY}&user=${people().user.id}`)).status).toBe(400);
  expect((await api(people().friend).get(`users/me/nutrients?day=${DAY}`)).text).not.toContain('14.5');
  expect((await api(people().courier).get(`users/me/nutrients?day=${DAY}`)).status).toBe(403);
  expect((await api().get(`users/me/nutrients?day=${DAY}`)).status).toBe(401);
});
