import { beforeAll, expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { api, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct, makePublic, unique } from '../support/records';
import { today } from '../support/today';
import { bringIn, householdOf } from '../households/support';
import { change, putAway } from './support';

const tomorrow = () => addDays(today(), 1);
const read = async (by: Person): Promise<Wire> => (await api(by).get('users/me/expiring')).data;

let spinach: ApiRecord;
let cream: ApiRecord;
beforeAll(async () => {
  const by = people().user;
  [spinach, cream] = [
    await makeProduct(by, { Name: unique('Spinach'), allergens: [] }),
    await makeProduct(by, { Name: unique('Cream'), allergens: ['milk'] }),
  ];
});
const withBoth = () => ({ ingredients: [line(spinach.id), line(cream.id)] });

test('the answer names food to be eaten by tomorrow, and a dish for most of it, immediately', async () => {
  const person = await newPerson();
  expect(await read(person)).toEqual({ today: today(), things: [], dish: null });
  const old = await putAway(person, { Name: 'Bread', expiresOn: addDays(today(), -3) });
  await putAway(person, { Name: 'Honey', expiresOn: addDays(today(), 2) });
  expect(await read(person)).toMatchObject({
    things: [{ key: old.key, Name: 'Bread', product: null }],
    dish: null,
  });
  const leaves = await putAway(person, {
    Name: 'Leaves',
    product: spinach.id,
    amount: 300,
    unit: 'gr',
    expiresOn: today(),
  });
  const pot = await putAway(person, { Name: 'Pot', product: cream.id, amount: 2, expiresOn: tomorrow() });
  const own = await makeDish(person, { ingredients: [line(spinach.id)] });
  const first = await read(person);
  expect(first.things.map(({ key }: Wire) => key)).toEqual([old.key, leaves.key, pot.key]);
  expect(first.dish).toMatchObject({ id: own.id, uses: [leaves.key] });
  const both = await makePublic(people().user, withBoth());
  expect((await read(person)).dish).toMatchObject({ id: both.id, uses: [leaves.key, pot.key] });
  const ownBoth = await makeDish(person, withBoth());
  expect((await read(person)).dish.id).toBe(ownBoth.id);
  made(await change(person, { op: 'set', key: pot.key, level: 'gone' }));
  expect((await read(person)).things).toHaveLength(2);
  made(await api(people().user).delete(`dishes/${both.id}`));
});

test('a household shares the suggestion, without dishes that a person may not read or eat', async () => {
  const { id, all } = await householdOf(1);
  const [owner, friend] = [all[0], await newPerson()];
  await bringIn(owner, id, friend);
  const pot = await putAway(owner, { Name: 'Pot', product: cream.id, expiresOn: tomorrow() });
  const dish = await makeDish(owner, { ingredients: [line(cream.id)] });
  expect((await read(owner)).dish).toMatchObject({ id: dish.id, uses: [pot.key] });
  const theirs = await read(friend);
  expect([theirs.things[0].key, theirs.dish]).toEqual([pot.key, null]);
  made(await api(owner).put(`users/${owner.id}`, { allergens: ['milk'] }));
  expect((await read(owner)).dish).toBeNull();
  made(await api(owner).put(`users/${owner.id}`, { allergens: [], diet: ['Vegan'] }));
  expect((await read(owner)).dish).toBeNull();
  expect((await read(await newPerson())).things).toEqual([]);
});

test('the call takes no parameters', async () => {
  expect((await api(people().user).get('users/me/expiring?user=1')).status).toBe(400);
});
