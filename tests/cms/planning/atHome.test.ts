import { beforeAll, expect, test } from 'vitest';
import { api, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct, unique } from '../support/records';
import { bringIn, householdOf } from '../households/support';
import { change, putAway } from '../pantry/support';
import { dishesIn, entriesIn, known, propose, stockKitchen } from './support';

const START = '2026-10-12';
let person: Person;
let friend: Person;
let food: number;
let spinach: ApiRecord;
let pie: ApiRecord;

beforeAll(async () => {
  const { id, all } = await householdOf(1);
  [person, friend] = [all[0], await newPerson()];
  await bringIn(person, id, friend);
  await stockKitchen(person, 12);
  [{ id: food }] = (await api(person).get('foods?pagination[pageSize]=1&sort=id:asc')).data;
  spinach = await makeProduct(person, known({ Name: unique('Spinach'), food }));
  pie = await makeDish(person, {
    Name: 'Spinach pie',
    types: ['Dinner'],
    TimeToCook: 60,
    servingAmount: 4,
    ingredients: [line(spinach.id, { amount: 800 })],
  });
});

const proposed = async (): Promise<Wire> => (await propose(person, { days: 4, startDate: START })).data;
const lots = { Name: 'Greens of the market', amount: 300, unit: 'gr' };

test('food that expires during the plan is used in time, and the proposal says so', async () => {
  expect((await proposed()).saved).toEqual([]);
  const { key } = await putAway(person, { ...lots, product: spinach.id, expiresOn: '2026-10-13' });
  const data = await proposed();
  const [at] = data.days.flatMap(({ day, meals }: Wire) =>
    meals.flatMap(({ type, entries }: Wire) =>
      entries.some(({ dish }: Wire) => dish === pie.id) ? [{ day, meal: type }] : [],
    ),
  );
  expect(at.day).toBeLessThanOrEqual(2);
  expect(data.saved).toEqual([
    {
      key,
      Name: 'Greens of the market',
      product: { id: spinach.id, Name: spinach.attributes.Name, NameKa: null },
      expiresOn: '2026-10-13',
      until: 2,
      amount: 300,
      unit: 'gr',
      ...at,
      dish: pie.id,
      taken: expect.any(Number),
    },
  ]);
  expect(data.saved[0].taken).toBeGreaterThanOrEqual(150);
  expect((await proposed()).days).toEqual(data.days);
  made(await change(person, { op: 'set', key, level: 'gone' }));
  expect((await proposed()).saved).toEqual([]);
  made(await change(person, { op: 'set', key, level: 'some' }));
  expect((await proposed()).saved).toMatchObject([{ key, amount: null, taken: null }]);
  made(await change(person, { op: 'remove', key }));
  expect((await proposed()).saved).toEqual([]);
});

test('a household’s things count for each of its people, by food; nobody else’s do', async () => {
  const other = await makeProduct(friend, known({ Name: unique('Baby spinach'), food }));
  const { key } = await putAway(friend, { ...lots, product: other.id, expiresOn: '2026-10-12' });
  const stranger = await newPerson();
  await putAway(stranger, { ...lots, product: spinach.id, expiresOn: '2026-10-13' });
  const data = await proposed();
  expect(data.saved).toMatchObject([{ key, day: 1, dish: pie.id }]);
  expect(entriesIn(data).filter(({ dish }) => dish === pie.id).length).toBeGreaterThan(0);
  made(await change(friend, { op: 'remove', key }));
});

test('food that expires before or after the plan has no effect', async () => {
  const early = await putAway(person, { ...lots, product: spinach.id, expiresOn: '2026-10-11' });
  const late = await putAway(person, { ...lots, product: spinach.id, expiresOn: '2026-10-16' });
  const nameless = await putAway(person, { Name: 'Soup of Monday', expiresOn: '2026-10-13' });
  const data = await proposed();
  expect(data.saved).toEqual([]);
  expect(dishesIn(data)).toHaveLength(8);
  for (const { key } of [early, late, nameless]) made(await change(person, { op: 'remove', key }));
});
