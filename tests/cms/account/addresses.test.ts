import { describe, expect, test } from 'vitest';
import { ADDRESS_BOOK_LIMITS } from '@/lib/domain/order/addresses';
import { at } from '@/tests/support/at';
import { api, cmsUrl, faults, newPerson, people } from '../support/api';
import { made } from '../support/records';
import { unzipped } from '../../support/zip';

const HOME = {
  label: 'home',
  street: 'Hidden street 7',
  building: '2',
  floor: '5',
  flat: '23',
  doorCode: '77K',
};
const WORK = {
  label: 'Where I work',
  street: 'Concealed avenue 1',
  zone: 'c0ffee00-0000-4000-8000-000000000001',
};

async function withBook() {
  const person = await newPerson();
  made(await api(person).put(`users/${person.id}`, { addresses: [HOME, WORK] }));
  return person;
}
const bookOf = async (person: { token: string }) => (await api(person).get('users/me')).body.addresses;

describe('the address book', () => {
  test('keeps its order, the default first', async () => {
    const person = await withBook();
    expect(await bookOf(person)).toMatchObject([HOME, WORK]);
    made(await api(person).put(`users/${person.id}`, { addresses: [WORK, HOME] }));
    expect(await bookOf(person)).toMatchObject([WORK, HOME]);
  });

  test('is read and changed only with its owner’s token', async () => {
    const person = await withBook();
    const friend = await newPerson();
    for (const other of [friend, people().courier, people().admin]) {
      const answers = [
        await api(other).get(`users/${person.id}?populate=deep,5`),
        await api(other).get(`users?filters[addresses][$contains]=Hidden`),
        await api(other).get(`users?id=${person.id}&fields[0]=addresses`),
        await api(other).put(`users/${person.id}`, { addresses: [] }),
      ];
      for (const { text, status } of answers) {
        expect(text).not.toMatch(/Hidden|Concealed|77K/);
        expect(status).toBeLessThan(500);
      }
      expect(at(answers, 3).status).toBeGreaterThanOrEqual(403);
    }
    expect(await bookOf(person)).toHaveLength(2);
    expect((await api().get('users/me')).status).toBe(401);
  });

  test('is exported, and deleted with the account', async () => {
    const person = await withBook();
    const answer = await fetch(`${cmsUrl()}/api/users/me/export`, {
      headers: { Authorization: person.token },
    });
    const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(String(files.get('json/me.json'))).addresses).toMatchObject([HOME, WORK]);
    made(await api(person).delete('users/me'));
    expect((await api(people().admin).get(`users/${person.id}`)).status).toBe(404);
  });

  test('does not let two devices overwrite each other unnoticed', async () => {
    const person = await withBook();
    const { updatedAt } = (await api(person).get('users/me')).body;
    const save = (addresses: object[]) => api(person).put(`users/${person.id}`, { addresses, updatedAt });
    made(await save([HOME]));
    const second = await save([WORK]);
    expect(second.status).toBe(409);
    expect(second.error.details.code).toBe('record.changedSince');
    expect(await bookOf(person)).toMatchObject([HOME]);
  });
});

describe('an invalid address', () => {
  const long = 'x'.repeat(201);
  test.each<[string, unknown, string[]]>([
    ['with too many addresses', Array(ADDRESS_BOOK_LIMITS.addresses + 1).fill(HOME), ['addresses: tooMany']],
    ['without a street', [HOME, { flat: '3' }], ['addresses.1.street: required']],
    ['with an empty street', [{ street: '  ' }], ['addresses.0.street: required']],
    ['with a long line', [{ ...HOME, landmark: long }], ['addresses.0.landmark: tooLong']],
    [
      'with a long name',
      [{ ...HOME, label: 'x'.repeat(ADDRESS_BOOK_LIMITS.label + 1) }],
      ['addresses.0.label: tooLong'],
    ],
    ['with an unknown field', [{ ...HOME, alarm: '1234' }], ['addresses.0.alarm: unknown']],
    ['as a text', 'home', ['addresses: choice']],
    ['with an invalid line', ['home'], ['addresses.0: required']],
  ])('is refused: %s', async (_name, addresses, wanted) => {
    const person = await newPerson();
    const answer = await api(person).put(`users/${person.id}`, { addresses });
    expect(answer.status, answer.text).toBe(400);
    expect(faults(answer)).toEqual(wanted);
  });
});
