import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, stack, newPerson, people } from '../support/api';
import { changeAccount, signIn, type Person } from '../support/people';
import { made, makeDish, recordsOf } from '../support/records';

const admin = () => api(people().admin);
let person: Person;
beforeAll(async () => {
  person = await newPerson();
});
const give = (id: number, Rolee: unknown) => admin().act(`users/${id}/role`, { Rolee });

describe('roles', () => {
  test('hold from the next call on, under the same token', async () => {
    const as = api(person);
    for (let round = 0; round < 3; round += 1) {
      expect((await as.get('products')).status).toBe(200);
      made(await give(person.id, 'Courier'));
      expect((await as.get('products')).status).toBe(403);
      expect((await as.get('users/me')).body.Rolee).toBe('Courier');
      expect((await as.get('users')).status).toBe(403);
      made(await give(person.id, 'Admin'));
      expect((await as.get('users')).status).toBe(200);
      made(await give(person.id, 'User'));
      expect((await as.get('users')).status).toBe(403);
    }
  });

  test('close what a person owned, and open it again', async () => {
    const dish = await makeDish(person);
    made(await give(person.id, 'Courier'));
    expect((await api(person).get(`dishes/${dish.id}`)).status).toBe(404);
    expect((await api(person).put(`dishes/${dish.id}`, { Note: 'x' })).status).toBe(403);
    made(await give(person.id, 'User'));
    expect((await api(person).get(`dishes/${dish.id}`)).status).toBe(200);
  });

  test.each(['admin', 'ADMIN', '', null, 1, ['Admin'], 'Owner'])('refuse %j', async (Rolee) => {
    const answer = await give(person.id, Rolee);
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual(['Rolee: choice']);
  });

  test('are given with no other field, to an existing person', async () => {
    expect(faults(await admin().act(`users/${person.id}/role`, { Rolee: 'User', blocked: true }))).toEqual([
      'blocked: unknown',
    ]);
    expect((await give(2147483647, 'User')).status).toBe(404);
  });

  test('cannot be given to oneself', async () => {
    for (const path of [
      `users/${person.id}/role`,
      `users/${person.id}/block`,
      `users/${people().admin.id}/block`,
    ]) {
      expect((await api(person).act(path, path.endsWith('role') ? { Rolee: 'Admin' } : {})).status).toBe(403);
    }
    expect((await api(person).get('users/me')).body.Rolee).toBe('User');
  });

  test('leave the last Admin as one, and unblocked', async () => {
    for (const act of [
      () => give(people().admin.id, 'User'),
      () => admin().act(`users/${people().admin.id}/block`),
    ]) {
      const answer = await act();
      expect([answer.status, answer.error.details.code]).toEqual([409, 'person.lastAdmin']);
    }
    expect((await admin().get('users/me')).body).toMatchObject({ Rolee: 'Admin', blocked: false });
  });

  test('leave one Admin when the last two demote each other at once', async () => {
    const other = await newPerson();
    made(await give(other.id, 'Admin'));
    const both = await Promise.all([
      give(other.id, 'User'),
      api(other).act(`users/${people().admin.id}/role`, { Rolee: 'User' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const mine = (await admin().get('users/me')).body.Rolee;
    const theirs = (await api(other).get('users/me')).body.Rolee;
    expect([mine, theirs].toSorted()).toEqual(['Admin', 'User']);
    // The remaining Admin restores the roles for the other tests.
    const stayed = api(mine === 'Admin' ? people().admin : other);
    made(await stayed.act(`users/${people().admin.id}/role`, { Rolee: 'Admin' }));
    made(await admin().act(`users/${other.id}/role`, { Rolee: 'User' }));
  });

  test('do not count a blocked Admin as another one', async () => {
    const other = await newPerson();
    made(await give(other.id, 'Admin'));
    made(await admin().act(`users/${other.id}/block`));
    expect((await give(people().admin.id, 'Courier')).status).toBe(409);
    made(await give(other.id, 'User'));
  });
});

describe('a blocked person', () => {
  test('is refused everywhere from the next call on, and admitted after unblocking', async () => {
    const blocked = await newPerson();
    const as = api(blocked);
    const calls = () => [
      as.get('users/me'),
      as.get('dishes'),
      as.get('products'),
      as.post('dishes', { Name: 'Khachapuri' }),
      as.get('nothing'),
    ];
    for (const { status } of await Promise.all(calls())) expect(status).not.toBe(403);
    made(await admin().act(`users/${blocked.id}/block`));
    for (let round = 0; round < 2; round += 1) {
      for (const { status, error } of (await Promise.all(calls())).slice(0, 4)) {
        expect(status).toBe(403);
        expect(error.details.code).toBe('person.blocked');
      }
    }
    made(await admin().act(`users/${blocked.id}/unblock`));
    expect((await as.get('users/me')).status).toBe(200);
  });

  test('does not come back with a new token', async () => {
    const blocked = await newPerson();
    made(await admin().act(`users/${blocked.id}/block`));
    const token = await signIn(stack().emulator, blocked.email);
    expect((await api({ token }).get('users/me')).error.details.code).toBe('person.blocked');
  });
});

describe('a person in ADMIN_EMAILS', () => {
  test('is Admin only once the address is verified', async () => {
    const { emulator } = stack();
    const email = `boss@supra.test`;
    const early = await newPerson({ email, verified: false });
    expect((await api(early).get('users/me')).body).toMatchObject({ Rolee: 'User', emailVerified: false });
    await changeAccount(emulator, early.uid, { emailVerified: true });
    const token = await signIn(emulator, email);
    expect((await api({ token }).get('users/me')).body).toMatchObject({
      id: early.id,
      Rolee: 'Admin',
      emailVerified: true,
    });
    made(await api({ token }).delete('users/me'));
  });

  test('is Admin regardless of the address’s case', async () => {
    const person = await newPerson({ email: 'Chief@Supra.test' });
    expect((await api(person).get('users/me')).body.Rolee).toBe('Admin');
    made(await api(person).delete('users/me'));
  });

  test('stays Admin: another role and a block are refused, with the reason', async () => {
    const chief = await newPerson({ email: 'late@supra.test' });
    for (const act of [
      () => give(chief.id, 'User'),
      () => give(chief.id, 'Courier'),
      () => admin().act(`users/${chief.id}/block`),
      () => api(chief).act(`users/${chief.id}/role`, { Rolee: 'User' }),
    ]) {
      const answer = await act();
      expect([answer.status, answer.error.details.code]).toEqual([409, 'person.listedAdmin']);
    }
    expect((await api(chief).get('users/me')).body).toMatchObject({ Rolee: 'Admin', blocked: false });
    made(await give(chief.id, 'Admin'));
    made(await admin().act(`users/${chief.id}/unblock`));
    made(await api(chief).delete('users/me'));
  });
});

describe('the list of people', () => {
  test.each(['email', 'Rolee', 'blocked'])('is sorted by %s, which only an Admin sees', async (field) => {
    await newPerson();
    const page = async (way: string, number: number) => {
      const paged = `pagination[pageSize]=100&pagination[page]=${number}`;
      const answer = await admin().get(`users?sort=${field}:${way}&${paged}`);
      return recordsOf(answer).map(({ attributes }) => attributes[field]);
    };
    // other tests have made more than a page of people
    const sorted = async (way: string) => {
      const all = await page(way, 1);
      for (let number = 2; all.length === 100 * (number - 1); number += 1)
        all.push(...(await page(way, number)));
      return all;
    };
    const rising = await sorted('asc');
    expect(rising.length).toBeGreaterThan(3);
    expect(rising).toEqual(rising.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
    expect(await sorted('desc')).toEqual(rising.toReversed());
  });

  test('is not sorted by fields that nobody sees', async () => {
    expect((await admin().get('users?sort=birthYear')).status).toBe(400);
    expect((await admin().get('users?sort=feedToken')).status).toBe(400);
  });
});
