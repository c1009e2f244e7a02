import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, people, type Answer, type ApiRecord } from '../../support/api';
import { raw } from '../../support/raw';
import { makeDish } from '../../support/records';

const JSON_TYPE = { 'Content-Type': 'application/json' };
let dish: ApiRecord;
beforeAll(async () => {
  dish = await makeDish(people().user);
});

/** Sends the same body to every call that takes one. */
async function sendEverywhere(
  body: BodyInit,
  headers: Record<string, string> = JSON_TYPE,
): Promise<Answer[]> {
  const { send } = api(people().user);
  return [
    await send('POST', 'dishes', { headers, body }),
    await send('PUT', `dishes/${dish.id}`, { headers, body }),
    await send('POST', `dishes/${dish.id}/collaborators`, { headers, body }),
  ];
}

function expectRefused(answers: Answer[], statuses: number[]): void {
  for (const { status, body, error } of answers) {
    expect(statuses).toContain(status);
    expect(body.data).toBeNull();
    expect(error).toMatchObject({ status, name: expect.any(String), message: expect.any(String) });
  }
}

describe('a body other than {"data": {…}}', () => {
  test.each([
    '{',
    '{"data":',
    '{"data":{"Name":"Khachapuri"}',
    "{'data':{}}",
    'Name=Khachapuri',
    '<data/>',
    '{"data":{"Name":"\u0001"}}',
  ])('malformed JSON: %j', async (body) => expectRefused(await sendEverywhere(body), [400]));

  test.each([
    '[]',
    '"data"',
    '1',
    'true',
    'null',
    '{}',
    '{"data":null}',
    '{"data":[]}',
    '{"data":[{"Name":"Khachapuri"}]}',
    '{"data":"Name"}',
    '{"data":1}',
    '{"Name":"Khachapuri"}',
  ])('JSON of another form: %s', async (body) => expectRefused(await sendEverywhere(body), [400]));

  test('other fields beside data are refused by name', async () => {
    const posted = at(await sendEverywhere('{"data":{"Name":"Khachapuri"},"locale":"en"}'), 0);
    expect(posted.status).toBe(400);
    expect(posted.error.message).toContain('locale');
  });

  test('no body at all', async () => {
    const { send } = api(people().user);
    expectRefused([await send('POST', 'dishes'), await send('PUT', `dishes/${dish.id}`)], [400]);
  });
});

describe('a body of another type', () => {
  const body = '{"data":{"Name":"Khachapuri"}}';

  test.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'image/png',
    'application/x-nothing',
  ])('%s', async (type) => {
    expectRefused(await sendEverywhere(body, { 'Content-Type': type }), [400, 415]);
  });

  test('multipart instead of JSON', async () => {
    const form = new FormData();
    form.set('data', body);
    form.set('files', new Blob(['x']), 'x.txt');
    expectRefused(await sendEverywhere(form, {}), [400, 415]);
  });

  test.each(['gzip', 'br', 'nothing'])('bytes that do not match Content-Encoding %s', async (encoding) => {
    expectRefused(await sendEverywhere(body, { ...JSON_TYPE, 'Content-Encoding': encoding }), [400, 415]);
  });
});

describe('size and depth', () => {
  test('a body of more than 4 MB is too large', async () => {
    const body = JSON.stringify({ data: { Name: 'Khachapuri', Note: 'x'.repeat(4.5 * 1024 * 1024) } });
    expectRefused(await sendEverywhere(body), [413]);
  });

  test.each<[string, Buffer, Record<string, string>]>([
    ['of 5 MB without a length', Buffer.alloc(5 * 1024 * 1024, ' '), { 'Transfer-Encoding': 'chunked' }],
    [
      'of 50 kB that unpacks to 50 MB',
      gzipSync(Buffer.alloc(50 * 1024 * 1024, ' ')),
      { 'Content-Encoding': 'gzip' },
    ],
  ])(
    'a body %s is too large, and the next call of the same connection is served',
    async (_what, body, headers) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      const identity = { Authorization: people().user.token };
      const refused = await raw('/api/dishes', {
        method: 'POST',
        agent,
        body,
        headers: { ...JSON_TYPE, ...identity, ...headers },
      });
      expect(refused.status).toBe(413);
      const next = await raw('/api/users/me', { agent, headers: identity, timeout: 2000 });
      expect(next.status).toBe(200);
      agent.destroy();
    },
  );

  test('a body just below the limit is judged by its fields', async () => {
    const body = JSON.stringify({ data: { Name: 'Khachapuri', Note: 'x'.repeat(3.9 * 1024 * 1024) } });
    const posted = at(await sendEverywhere(body), 0);
    expect(posted.status).toBe(400);
    expect(posted.error.details.errors[0].path).toEqual(['Note']);
  });

  test('100,000 nested brackets are merely invalid', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expectRefused(await sendEverywhere(`{"data":{"Name":"Khachapuri","types":${deep}}}`), [400]);
    expectRefused(await sendEverywhere(`{"data":${deep}}`), [400]);
  });

  test('100,000 unknown fields are refused', async () => {
    const fields = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, at]));
    const posted = at(await sendEverywhere(JSON.stringify({ data: { Name: 'Khachapuri', ...fields } })), 0);
    expect(posted.status).toBe(400);
  });

  test('none of this changed the dish', async () => {
    const { data } = await api(people().user).get(`dishes/${dish.id}?populate=deep,5`);
    expect(data).toEqual(dish);
  });
});
