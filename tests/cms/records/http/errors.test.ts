import { beforeAll, describe, expect, test } from 'vitest';
import { api, people, type ApiRecord } from '../../support/api';
import { expectError } from '../../support/errors';
import { makePublic } from '../../support/records';
import { raw } from '../../support/raw';

let dish: ApiRecord;
beforeAll(async () => {
  dish = await makePublic(people().user);
});

describe('an error', () => {
  test.each<[number, string, string, keyof ReturnType<typeof people> | 'visitor', unknown?]>([
    [400, 'GET', 'dishes?nothing=1', 'visitor'],
    [400, 'POST', 'dishes', 'user', { Name: 'x' }],
    [401, 'GET', 'users/me', 'visitor'],
    [401, 'POST', 'dishes', 'visitor', { Name: 'Khachapuri' }],
    [401, 'GET', 'products', 'visitor'],
    [403, 'GET', 'users', 'user'],
    [403, 'POST', 'dishes', 'courier', { Name: 'Khachapuri' }],
    [404, 'GET', 'dishes/2147483647', 'visitor'],
    [404, 'GET', 'nothing', 'user'],
    [404, 'GET', 'nothing', 'visitor'],
  ])('%i: %s %s by %s', async (status, method, path, who, data) => {
    const person = who === 'visitor' ? undefined : people()[who];
    const body = data === undefined ? undefined : JSON.stringify({ data });
    const answer = await api(person).send(method, path, {
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    expectError(status, answer.text);
  });

  test('names each wrong field by path and key', async () => {
    const { error } = await api(people().user).post('dishes', { Name: 'x', Steps: [{ description: '' }] });
    expect(error.name).toBe('ValidationError');
    expect(error.details.errors).toEqual([
      {
        path: ['Name'],
        key: 'name',
        values: { min: 5, max: 150 },
        message: expect.any(String),
        name: 'ValidationError',
      },
      {
        path: ['Steps', '0', 'description'],
        key: 'step',
        message: expect.any(String),
        name: 'ValidationError',
      },
    ]);
  });

  test.each([
    ['PATCH', '/api/dishes'],
    ['DELETE', '/api/dishes'],
    ['PUT', '/api/dishes'],
    ['PROPFIND', '/api/dishes'],
    ['TRACE', '/api/dishes'],
    ['POST', '/api/dishes/1/nothing'],
    ['GET', '/api/dishes/1/save'],
    ['DELETE', '/api/users/1'],
    ['POST', '/api/saves'],
  ])('for a missing call: %s %s', async (method, path) => {
    const { status, bytes } = await raw(path, { method, headers: { Authorization: people().admin.token } });
    expect([404, 405]).toContain(status);
    expectError(status, bytes.toString());
  });
});

describe('unusual addresses', () => {
  const ODD = [
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    '0x1',
    'abc',
    '%00',
    '%20',
    '1%00',
    '1;2',
    '1,2',
    '%F0%9F%8D%95',
    '%ff',
    '%',
    '%zz',
    '..',
    '..%2f..%2fetc%2fpasswd',
    '2147483648',
    '99999999999999999999',
    'undefined',
    'null',
    '[object Object]',
    "1'--",
    'ა',
    '1%0a',
    '%E2%80%8B1',
  ];

  test.each(ODD)('dishes/%s names no record', async (id) => {
    const path = `/api/dishes/${id.replace(/ /g, '%20').replace('ა', '%E1%83%90')}`;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, bytes } = await raw(path, { method, headers: { Authorization: people().user.token } });
      expect([400, 404, 405]).toContain(status);
      expectError(status, bytes.toString());
    }
  });

  test.each([
    '/api',
    '/api/',
    '/api//dishes',
    '/api/dishes/1/2/3',
    '/api/dishes/1/save/2',
    '/api/../api/dishes',
    '/api/%2e%2e/admin',
    '/api/upload/files',
    '/api/content-type-builder/schema',
    '/api/auth/local',
    '/api/users-permissions/roles',
    '/api/i18n/locales',
    '/api/dishes.json',
    '/api/documentation',
    '/api/connect/google',
  ])('%s is not found', async (path) => {
    const { status, bytes } = await raw(path, { headers: { Authorization: people().admin.token } });
    expect([400, 403, 404]).toContain(status);
    expectError(status, bytes.toString());
  });

  test.each([
    'id=x',
    'id=',
    'id',
    'id=1.5',
    'id=-1',
    'id[$eq]=1',
    'id[0]=1',
    'id=1&id=2',
    'id=99999999999',
    'id=null',
    'id=1%00',
  ])('?%s names no record', async (query) => {
    const { status, bytes } = await raw(`/api/dishes?${query}`);
    expect(status).toBe(400);
    expectError(status, bytes.toString());
  });

  test('a trailing slash and another case keep the same rights', async () => {
    for (const path of ['/api/products/', '/api/PRODUCTS', '/api/Users/me', '/api/users/me/']) {
      expect([401, 404]).toContain((await raw(path)).status);
    }
    for (const path of [`/api/dishes/${dish.id}/`, `/api/Dishes/${dish.id}`]) {
      const { status } = await raw(path, {
        method: 'DELETE',
        headers: { Authorization: people().friend.token },
      });
      expect([403, 404]).toContain(status);
    }
  });
});
