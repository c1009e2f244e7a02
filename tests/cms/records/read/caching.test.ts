import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, people, type ApiRecord } from '../../support/api';
import { line, made, makeProduct, makePublic } from '../../support/records';
import { raw } from '../../support/raw';

let dish: ApiRecord;
let path: string;
beforeAll(async () => {
  dish = await makePublic(people().user, { Description: 'Long enough to be packed. '.repeat(80) });
  path = `/api/dishes/${dish.id}?populate=deep,5`;
});
const as = (person: { token: string }) => ({ Authorization: person.token });

describe('ETag', () => {
  test('stays the same for the same answer, and changes with it', async () => {
    const first = await raw(path);
    const second = await raw(path);
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(second.headers.etag).toBe(first.headers.etag);
    await api(people().user).put(`dishes/${dish.id}`, { Note: 'Changed.' });
    expect((await raw(path)).headers.etag).not.toBe(first.headers.etag);
  });

  test('differs for each encoding', async () => {
    const plain = await raw(path, { headers: { 'Accept-Encoding': 'identity' } });
    const packed = await raw(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length);
  });

  test('is on lists, single records and users/me', async () => {
    for (const one of ['/api/dishes', path, '/api/users/me', '/api/products']) {
      expect((await raw(one, { headers: as(people().user) })).headers.etag, one).toBeDefined();
    }
  });

  test('is not on an error', async () => {
    const { status, headers } = await raw('/api/dishes/2147483647');
    expect({ status, etag: headers.etag }).toEqual({ status: 404, etag: undefined });
  });
});

describe('If-None-Match', () => {
  test.each([
    ['the tag', (tag: string) => tag],
    ['a weak form of it', (tag: string) => `W/${tag}`],
    ['a list with it', (tag: string) => `"other", ${tag}`],
    ['anything', () => '*'],
  ])('with %s answers 304 without a body, cold and cached', async (_what, header) => {
    for (const query of ['', '', `&fields=Name`, '&fields=Name']) {
      for (const encoding of ['identity', 'gzip']) {
        const headers = { 'Accept-Encoding': encoding };
        const { headers: given } = await raw(path + query, { headers });
        const again = await raw(path + query, {
          headers: { ...headers, 'If-None-Match': header(String(given.etag)) },
        });
        expect(again.status).toBe(304);
        expect(again.bytes).toHaveLength(0);
        expect(again.headers.etag).toBe(given.etag);
        expect(again.headers.vary).toBe(given.vary);
      }
    }
  });

  test('with the tag of another encoding or an old one answers whole', async () => {
    const plain = await raw(path, { headers: { 'Accept-Encoding': 'identity' } });
    const tag = String(plain.headers.etag);
    expect((await raw(path, { headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': tag } })).status).toBe(
      200,
    );
    await api(people().user).put(`dishes/${dish.id}`, { Note: 'Changed again.' });
    expect(
      (await raw(path, { headers: { 'Accept-Encoding': 'identity', 'If-None-Match': tag } })).status,
    ).toBe(200);
  });

  test('never reveals whether a record exists', async () => {
    expect((await raw('/api/dishes/2147483647', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
    expect((await raw('/api/users/me', { headers: { 'If-None-Match': '*' } })).status).toBe(401);
  });
});

describe('the Cache-Control of an answer', () => {
  test('is public for a visitor, private for a signed-in person, and always revalidated', async () => {
    expect((await raw(path)).headers['cache-control']).toBe('public, no-cache');
    expect((await raw(path, { headers: as(people().user) })).headers['cache-control']).toBe(
      'private, no-cache',
    );
    expect((await raw('/api/users/me', { headers: as(people().user) })).headers['cache-control']).toBe(
      'private, no-cache',
    );
  });

  test('varies by identity and encoding', async () => {
    for (const headers of [{}, as(people().user)]) {
      const { vary } = (await raw(path, { headers })).headers;
      const named = String(vary).toLowerCase();
      expect(named).toContain('authorization');
      expect(named).toContain('accept-encoding');
    }
  });

  test('keeps to the requested encoding, in every spelling', async () => {
    const headers = (encoding: string) => ({ ...as(people().user), 'Accept-Encoding': encoding });
    for (const encoding of ['gzip', 'br;q=1.0, gzip;q=0.8', 'GZIP'])
      expect((await raw(path, { headers: headers(encoding) })).headers['content-encoding'], encoding).toBe(
        'gzip',
      );
    for (const encoding of ['', 'br', 'gzip;q=0', 'identity, gzip; q=0.0'])
      expect(
        (await raw(path, { headers: headers(encoding) })).headers['content-encoding'],
        encoding,
      ).toBeUndefined();
  });

  test('is the same cold and cached', async () => {
    const product = await makeProduct(people().user);
    const fresh = await makePublic(people().user, { ingredients: [line(product.id)] });
    const one = `/api/dishes/${fresh.id}?populate=deep,3`;
    const cold = await raw(one, { headers: as(people().friend) });
    const remembered = await raw(one, { headers: as(people().friend) });
    // CORS headers do not matter on a single origin; each call has a different id.
    const without = ({ headers }: typeof cold) =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => !/^(date|x-request-id|access-control-)/.test(name)),
      );
    expect(without(remembered)).toEqual(without(cold));
    expect(remembered.bytes).toEqual(cold.bytes);
  });
});

test('gives each person their own answer at the same address', async () => {
  const own = await api(people().user).post('dishes', { Name: 'Private khachapuri' });
  const { id } = made(own);
  const one = `dishes?id=${id}&populate=deep,5`;
  for (let round = 0; round < 2; round += 1) {
    expect((await api(people().user).get(one)).data).toHaveLength(1);
    expect((await api(people().friend).get(one)).data).toEqual([]);
    expect((await api(people().courier).get(one)).data).toEqual([]);
    expect((await api().get(one)).data).toEqual([]);
    expect((await api(people().admin).get(one)).data).toHaveLength(1);
  }
});

test('is the same for HEAD as for GET, without a body', async () => {
  const { status, bytes, headers } = await raw(path, { method: 'HEAD' });
  expect({ status, length: bytes.length }).toEqual({ status: 200, length: 0 });
  expect(headers['content-type']).toContain('application/json');
});

describe('the answer to a write', () => {
  const put = (Description: string, encoding: string, updatedAt?: string) =>
    raw(`/api/dishes/${dish.id}`, {
      method: 'PUT',
      headers: {
        ...as(people().user),
        'Content-Type': 'application/json',
        'Accept-Encoding': encoding,
      },
      body: JSON.stringify({ data: { Description, updatedAt } }),
    });
  const long = 'გრძელი ამბავი '.repeat(300); // three bytes per letter

  test('is compressed if long, also at a conflict', async () => {
    const packed = await put(long, 'gzip, br');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(gunzipSync(packed.bytes).toString()).data.id).toBe(dish.id);
    const late = await put('Too late.', 'gzip', '2020-01-01T00:00:00.000Z');
    expect({ status: late.status, encoding: late.headers['content-encoding'] }).toEqual({
      status: 409,
      encoding: 'gzip',
    });
    expect(JSON.parse(gunzipSync(late.bytes).toString()).error.details.present.id).toBe(dish.id);
  });

  test('is plain if short, or if asked for plain', async () => {
    expect((await put(long, 'identity')).headers['content-encoding']).toBeUndefined();
    expect((await put('Short.', 'gzip')).headers['content-encoding']).toBeUndefined();
  });
});
