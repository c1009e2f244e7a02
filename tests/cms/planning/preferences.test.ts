import { expect, test } from 'vitest';
import { unzipped } from '../../support/zip';
import { api, cmsUrl, faults, newPerson, people } from '../support/api';
import { made } from '../support/records';
import { eater, propose } from './support';

const WAY = {
  days: 5,
  meals: ['Breakfast', 'Dinner'],
  eaters: [eater({ targets: { calories: 2000 }, diet: ['Vegan'], allergens: ['nuts'] })],
  wishes: {
    budgetTetri: 12_000,
    weekdayMinutes: 40,
    tags: [{ tag: 'fish', min: 2, weekdays: [3, 5] }],
    fasting: true,
    fastingFish: true,
    fastingNoOil: false,
  },
  from: ['public', 'mine'],
};

test('planning preferences are private, and the next week can use them', async () => {
  const [me, other] = [await newPerson(), await newPerson()];
  expect((await api(me).get('users/me/planning')).body).toEqual({ data: null });
  const { status, data } = await api(me).put('users/me/planning', WAY);
  expect([status, data]).toMatchObject([200, WAY]);
  const kept = (await api(me).get('users/me/planning')).data;
  expect(kept).toEqual(data);
  expect((await propose(me, { ...kept, seed: 1 })).status).toBe(200);
  expect((await api(other).get('users/me/planning')).data).toBeNull();
  expect((await api(me).get('users/me')).body).not.toHaveProperty('planning');
  expect((await api(people().admin).get(`users/${me.id}`)).data.attributes).not.toHaveProperty('planning');
  expect((await api(me).put(`users/${me.id}`, { planning: WAY })).status).toBe(400);
});

test('planning preferences are replaced whole, and nothing drops them', async () => {
  const me = await newPerson();
  await api(me).put('users/me/planning', WAY);
  expect((await api(me).put('users/me/planning', { days: 7 })).data).toEqual({ days: 7 });
  expect((await api(me).put('users/me/planning', {})).data).toBeNull();
  expect((await api(me).get('users/me/planning')).data).toBeNull();
});

test('planning preferences have the same limits as a request', async () => {
  const me = await newPerson();
  const theirs = made(await api(people().friend).post('cookbooks', { Name: 'Not yours' }));
  const refused = async (way: object) => faults(await api(me).put('users/me/planning', way));
  expect(await refused({ days: 29 })).toEqual(['days: range']);
  expect(await refused({ meals: ['Brunch'] })).toEqual(['meals.0: choice']);
  expect(await refused({ from: ['mine', theirs.id] })).toEqual(['from.1: reference']);
  expect(await refused({ wishes: { tags: [{ tag: 'fish', weekdays: [0] }] } })).toEqual([
    'wishes.tags.0.weekdays.0: range',
  ]);
  expect(await refused({ seed: 1 })).toEqual(['seed: unknown']);
  expect((await api(me).get('users/me/planning')).data).toBeNull();
});

test('planning preferences are for people who may make plans', async () => {
  expect((await api().get('users/me/planning')).status).toBe(401);
  expect((await api(people().courier).get('users/me/planning')).status).toBe(403);
  expect((await api(people().courier).put('users/me/planning', WAY)).status).toBe(403);
});

test('planning preferences are exported, and deleted with the account', async () => {
  const me = await newPerson();
  await api(me).put('users/me/planning', { days: 6 });
  const answer = await fetch(`${cmsUrl()}/api/users/me/export`, { headers: { Authorization: me.token } });
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
  expect(JSON.parse(String(files.get('json/me.json')))).toMatchObject({ planning: { days: 6 } });
  expect((await api(me).delete('users/me')).status).toBe(200);
  expect((await api(me).get('users/me/planning')).status).toBe(401);
});
