import { beforeEach, expect, test } from 'vitest';
import { zipped } from '../../support/zip';
import { bringFiles, settled } from '../imports/brought';
import { exported } from '../imports/whole';
import { api, faults, newPerson, people } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';

let person: Person;
beforeEach(async () => {
  person = await newPerson();
});
const zoneOf = async (by: Person) => {
  const { timeZone, zoneConfirmed } = (await api(by).get('users/me')).body;
  return [timeZone, zoneConfirmed];
};
const put = (by: Person, of: Person, given: object) => api(by).put(`users/${of.id}`, given);

test.each([['Europe/Berlin'], ['Asia/Tbilisi']])(
  'a zone that the person sets is confirmed, also the same one: %s',
  async (timeZone) => {
    expect(await zoneOf(person)).toEqual(['Asia/Tbilisi', null]);
    made(await put(person, person, { phone: '555 12 34 56' }));
    expect(await zoneOf(person)).toEqual(['Asia/Tbilisi', null]);
    made(await put(person, person, { timeZone }));
    expect(await zoneOf(person)).toEqual([timeZone, true]);
    made(await put(person, person, { diet: ['Vegan'] }));
    expect(await zoneOf(person)).toEqual([timeZone, true]);
  },
);

test('nobody answers for another, and nobody confirms without a zone', async () => {
  const other = await newPerson();
  for (const by of [other, people().admin, people().courier])
    expect((await put(by, person, { timeZone: 'Europe/Berlin' })).status).toBeGreaterThanOrEqual(403);
  expect((await put({ ...person, token: '' }, person, { timeZone: 'Europe/Berlin' })).status).toBe(401);
  const answer = await put(person, person, { zoneConfirmed: true });
  expect(faults(answer)).toEqual(['zoneConfirmed: unknown']);
  expect((await put(person, person, { timeZone: 'no zone!' })).status).toBe(400);
  expect(await zoneOf(person)).toEqual(['Asia/Tbilisi', null]);
  const shown = (await api(people().admin).get(`users/${person.id}`)).data.attributes;
  expect(shown).not.toHaveProperty('zoneConfirmed');
});

/** Imports the settings of one person's export into another account. */
async function bringSettings(from: Person, to: Person): Promise<void> {
  const bytes = zipped(Object.fromEntries(await exported(from)));
  const { id } = made(await bringFiles(to, [{ name: 'supra.zip', bytes }]));
  await settled(to, id);
  made(await api(to).act(`imports/${id}/take`, { recipes: [], extras: ['users'] }));
  await settled(to, id);
}

test('an import confirms its zone, but not the default, nor over a chosen one', async () => {
  const usual = await newPerson();
  made(await put(usual, usual, { sex: 'female' }));
  await bringSettings(usual, person);
  expect(await zoneOf(person)).toEqual(['Asia/Tbilisi', null]);
  made(await put(usual, usual, { timeZone: 'Europe/Berlin' }));
  await bringSettings(usual, person);
  expect(await zoneOf(person)).toEqual(['Europe/Berlin', true]);
  const settledHere = await newPerson();
  made(await put(settledHere, settledHere, { timeZone: 'Asia/Tbilisi' }));
  await bringSettings(usual, settledHere);
  expect(await zoneOf(settledHere)).toEqual(['Asia/Tbilisi', true]);
});
