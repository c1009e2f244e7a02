import { beforeAll, describe, expect, test } from 'vitest';
import { api, newPerson, people, type Answer, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made, makePublic, readDish } from '../support/records';
import { keysWithin } from '../support/walk';

const PRIVATE = {
  phone: '+995 555 123456',
  diet: ['Vegan'],
  allergens: ['peanuts'],
  targets: { calories: 1234.5, fats: null, carbs: null, prots: null, costTetriPerDay: 4321 },
  addresses: [{ street: 'Secret street', doorCode: '9876B' }],
  timeZone: 'Europe/Tallinn',
  language: 'ka',
  sex: 'female',
  birthYear: 1971,
  height: 171.5,
  activity: 'hard',
  weightGoal: 'gain',
  learnsTargets: true,
};
const NAMES = [...Object.keys(PRIVATE), 'email', 'emailVerified', 'Rolee', 'blocked', 'uid'];
const BODY = ['sex', 'birthYear', 'height', 'activity', 'weightGoal', 'learnsTargets', 'learning'];
let author: Person;
let editor: Person;
let dish: ApiRecord;

beforeAll(async () => {
  author = await newPerson({ name: 'The author' });
  editor = await newPerson({ name: 'The editor' });
  for (const person of [author, editor]) made(await api(person).put(`users/${person.id}`, PRIVATE));
  dish = await makePublic(author);
  made(await api(author).act(`dishes/${dish.id}/collaborators`, { email: editor.email }));
});

/** Fails if an answer holds a private word of the author or an editor. */
function expectNothingPrivate({ text }: Answer): void {
  for (const secret of [
    author.email,
    editor.email,
    author.uid,
    'Secret street',
    '123456',
    '4321',
    '171.5',
    'Tallinn',
  ]) {
    expect(text).not.toContain(secret);
  }
}

const PLACES = [
  'dishes?populate=deep,5&id=ID',
  'dishes/ID?populate=deep,5',
  'dishes/ID?populate=*',
  'dishes/ID?populate[owner]=*',
  'dishes/ID?populate[owner]=true&populate[collaborators]=true',
  'saves?populate=deep,5',
];

describe('an answer shows only name and picture of other people', () => {
  test.each(['friend', 'courier', 'admin', 'visitor'] as const)('to %s', async (who) => {
    const person = who === 'visitor' ? undefined : people()[who];
    if (who === 'friend') made(await api(person).act(`dishes/${dish.id}/save`));
    for (const place of PLACES) {
      for (let round = 0; round < 2; round += 1) {
        const answer = await api(person).get(place.replace('ID', String(dish.id)));
        expectNothingPrivate(answer);
      }
    }
  });

  test('to people who edit the same dish', async () => {
    const { attributes } = await readDish(editor, dish.id);
    expect(Object.keys(attributes.owner.data.attributes).sort()).toEqual(['Name', 'avatar']);
    const own = await readDish(author, dish.id);
    expect(Object.keys(own.attributes.collaborators.data[0].attributes).sort()).toEqual(['Name', 'avatar']);
  });

  test('and stays the same when they change private fields', async () => {
    const person = await newPerson();
    const theirs = await makePublic(person);
    const before = await api().get(`dishes/${theirs.id}?populate=deep,5`);
    made(await api(person).put(`users/${person.id}`, { targets: { calories: 2000 } }));
    const after = await api().get(`dishes/${theirs.id}?populate=deep,5`);
    expect(after.text).toBe(before.text);
  });

  test('and shows the editors of a dish only to its editors and to Admins', async () => {
    for (const person of [author, editor, people().admin]) {
      expect((await readDish(person, dish.id)).attributes).toHaveProperty('collaborators');
    }
    for (const person of [people().friend, people().courier, undefined]) {
      const answer = await api(person).get(`dishes/${dish.id}?populate=deep,5`);
      expect(answer.data.attributes).not.toHaveProperty('collaborators');
      expect(answer.data.attributes).not.toHaveProperty('hidden');
      expect(answer.text).not.toContain('The editor');
    }
  });
});

describe('an Admin sees of people', () => {
  test('email, phone, role and block, but not their body, home or habits', async () => {
    for (const path of [`users/${author.id}?populate=deep,5`, `users?id=${author.id}&populate=deep,5`]) {
      const { data } = await api(people().admin).get(path);
      const { attributes }: ApiRecord = [data].flat()[0];
      expect(attributes).toMatchObject({
        email: author.email,
        phone: PRIVATE.phone,
        Rolee: 'User',
        blocked: false,
        Name: 'The author',
      });
      const keys = keysWithin(attributes);
      expect(
        [...BODY, 'diet', 'allergens', 'targets', 'addresses', 'timeZone', 'uid'].filter((name) =>
          keys.has(name),
        ),
      ).toEqual([]);
    }
  });

  test('no private field by selecting it', async () => {
    for (const name of [...BODY, 'diet', 'targets', 'addresses', 'uid']) {
      const answer = await api(people().admin).get(`users?fields[0]=${name}&id=${author.id}`);
      expect([200, 400]).toContain(answer.status);
      expect(answer.text).not.toContain('Secret street');
      if (answer.status === 200) expect(answer.data[0].attributes).toEqual({});
    }
  });
});

test('no private field works as a filter or sort, and other people can open neither list nor record', async () => {
  for (const query of [
    'filters[birthYear][$eq]=1971',
    'filters[sex][$eq]=female',
    'filters[activity][$eq]=hard',
    'sort=birthYear:asc',
  ]) {
    expect((await api(people().admin).get(`users?${query}`)).status).toBe(400);
    expect((await api(people().friend).get(`users?${query}`)).status).toBe(403);
  }
  expect((await api(people().friend).get(`users/${author.id}`)).status).toBe(404);
});

test('people see all their own fields, but never the provider’s uid', async () => {
  const { body } = await api(author).get('users/me');
  expect(body).toMatchObject({
    ...PRIVATE,
    email: author.email,
    targets: PRIVATE.targets,
    addresses: [expect.objectContaining({ street: 'Secret street' })],
  });
  expect(JSON.stringify(body)).not.toContain(author.uid);
  const { attributes } = made(await api(author).get(`users/${author.id}`));
  expect(NAMES.filter((name) => !(name in attributes))).toEqual(['uid']);
});
