import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given } from '@/tests/support/at';
import { type PageServer, servePages } from '@/tests/support/servers/pageServer';
import { newCode } from '../../barcodes/support';
import { orderBody, orderLine, stocked, type Staff } from '../../orders/support';
import { eater, week } from '../../planning/support';
import { api, faults, stack, type Answer } from '../../support/api';
import { startOwnCms, type OwnCms } from '../../support/ownCms';
import { signUp } from '../../support/people';
import { upload } from '../../support/pictures';
import { line, made, unique, uniqueWord } from '../../support/records';

type By = { token: string; id: number };

/** A separate CMS, because the suite's has no rate limits. */
const rootEmail = `root.${randomUUID().slice(0, 8)}@supra.test`;
/** Number of requests to Open Food Facts. */
let asked = 0;
let facts: PageServer;
let cms: OwnCms;
let root: By;

const as = (person: { token: string }) => api(person, cms.url);
async function person(email?: string): Promise<By> {
  const account = await signUp(stack().emulator, { email });
  return { ...account, id: (await as(account).get('users/me')).body.id };
}
const product = (by: By) => as(by).post('products', { Name: unique('Flour') });

function expectWait(answer: Answer): void {
  expect(answer.status, answer.text).toBe(429);
  expect(answer.error).toMatchObject({ status: 429, name: 'RateLimitError' });
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
}

beforeAll(async () => {
  facts = await servePages((_request, response) => {
    asked += 1;
    const product = { product_name: 'Lait demi-écrémé', brands: 'Sante' };
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ status: 1, product }));
  });
  cms = await startOwnCms({
    env: {
      RATE_LIMITS: 'on',
      ADMIN_EMAILS: rootEmail,
      OPEN_FOOD_FACTS: 'http://facts.example',
      IMPORT_TEST_NETWORK: facts.networkOf('facts.example'),
    },
  });
  root = await person(rootEmail);
});
afterAll(async () => {
  await cms?.stop();
  await facts?.close();
});

test('a person learns only a few times an hour that an address has no account, on any call', async () => {
  const [curious, friend] = [await person(), await person()];
  const dish = made(await as(curious).post('dishes', { Name: unique('Soup') }));
  const book = made(await as(curious).post('cookbooks', { Name: unique('Soups') }));
  const list = made(await as(curious).post('shoplists', { Name: unique('Market') }));
  const paths = [
    `dishes/${dish.id}/collaborators`,
    `cookbooks/${book.id}/collaborators`,
    `shoplists/${list.id}/members`,
  ];
  const ask = (at: number, email = `${uniqueWord()}@nobody.example`) =>
    as(curious).act(given(paths[at % paths.length]), { email });
  for (let at = 0; at < 10; at += 1) expect((await ask(at)).status).toBe(400);
  for (const at of [0, 1, 2]) {
    const { status, headers } = await ask(at);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600);
  }
  const { email } = (await as(friend).get('users/me')).body;
  for (const at of [0, 1, 2]) made(await ask(at, email));
});

describe('a thousand records in ten minutes', () => {
  test('are counted by what a call makes; refusals and repeats do not count', async () => {
    const [busy, other] = [await person(), await person()];
    const products: number[] = [];
    for (let at = 0; at < 100; at += 1) products.push(made(await product(other)).id);
    const ingredients = products.map((id) => line(id));
    const dish = made(await as(busy).post('dishes', { Name: unique('Feast'), ingredients })); // 1
    for (let round = 0; round < 9; round += 1) {
      const list = made(await as(busy).post('shoplists', { Name: unique('Market') }));
      made(await as(busy).act(`shoplists/${list.id}/add-dish`, { dish: dish.id }));
    } // 1 + 9 × 101 = 910
    const [{ id: list }] = (await as(busy).get('shoplists')).data;

    for (let at = 0; at < 30; at += 1) {
      expect((await as(busy).post('dishes', { Name: 'Soup' })).status).toBe(400);
      expect(
        (await as(busy).post('dishes', { Name: unique('Soup'), ingredients: [line(2 ** 31 - 1)] })).status,
      ).toBe(400);
    }
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { Name: unique('Rice') };
    for (let at = 0; at < 30; at += 1) made(await as(busy).post('products', body, headers)); // 911
    made(await as(busy).act(`dishes/${dish.id}/copy`)); // 912
    made(await as(busy).act(`dishes/${dish.id}/save`)); // 913
    made(await as(busy).act(`dishes/${dish.id}/save`));
    const key = randomUUID();
    const add = (name: string, at = key) =>
      as(busy).act(`shoplists/${list}/change`, { op: 'add', key: at, Name: name });
    made(await add('Bread')); // 914
    made(await add('Bread'));
    for (let at = 914; at < 1000; at += 1) made(await product(busy));

    const plan = { Name: unique('Family week'), days: [{ meals: [] }] };
    for (const refused of [
      await product(busy),
      await as(busy).post('mealplans', plan),
      await as(busy).act(`dishes/${dish.id}/copy`),
      await add('Wine', randomUUID()),
    ])
      expectWait(refused);
    // Everything else still works: repeats of answered calls, reads, changes, deletions, and other people's creations.
    expect((await as(busy).post('products', body, headers)).status).toBe(200);
    expect((await as(busy).get(`dishes/${dish.id}`)).status).toBe(200);
    made(await as(busy).put(`dishes/${dish.id}`, { Note: 'Salt' }));
    made(await as(busy).act(`shoplists/${list}/change`, { op: 'set', key, checked: true }));
    made(await as(busy).delete(`dishes/${dish.id}`));
    made(await product(other));
  }, 180_000);

  test('count an import as one call', async () => {
    const rows = Array.from({ length: 1001 }, () => ({ Name: unique('Rice') }));
    expect(made(await as(root).act('products/import', { rows }))).toEqual({ created: 1001, updated: 0 });
    made(await product(root));
  }, 120_000);
});

test('thirty reports', async () => {
  const [author, critic] = [await person(), await person()];
  const dishes: number[] = [];
  for (let at = 0; at < 31; at += 1)
    dishes.push(made(await as(author).post('dishes', { Name: unique('Soup'), visibility: 'public' })).id);
  const report = (at: number, why = 'Too salty') => as(critic).act(`dishes/${dishes[at]}/report`, { why });
  for (let at = 0; at < 5; at += 1) expect((await report(at, '')).status).toBe(400);
  for (let at = 0; at < 30; at += 1) made(await report(at));
  // A second report of the same record does not count as new.
  made(await report(0));
  expectWait(await report(30));
  made(await as(author).act(`dishes/${dishes[30]}/copy`));
  made(await as(author).act(`dishes/${dishes[30]}/report`, { why: 'My own' }));
});

test('ten exports', async () => {
  const curious = await person();
  expect((await as(curious).get('users/me/export?none=1')).status).toBe(400);
  for (let at = 0; at < 10; at += 1) expect((await as(curious).get('users/me/export')).status).toBe(200);
  expectWait(await as(curious).get('users/me/export'));
  expectWait(await as(curious).get('users/me/recipes?format=jsonld'));
  expect((await as(root).get('users/me/export')).status).toBe(200);
});

test('sixty orders', async () => {
  const [user, courier] = [await person(), await person()];
  made(await as(root).act(`users/${courier.id}/role`, { Rolee: 'Courier' }));
  const at: Staff = { url: cms.url, admin: root, user, courier };
  const flour = await stocked(90_000, {}, at);
  const order = await orderBody([orderLine(flour.id, { amount: 1000 })], {}, at);
  for (let none = 0; none < 5; none += 1)
    expect((await as(user).post('orders', { ...order, recipient: null })).status).toBe(400);
  const short = { ...order, lines: [orderLine(flour.id, { amount: 95_000 })] };
  for (let none = 0; none < 5; none += 1) expect((await as(user).post('orders', short)).status).toBe(409);
  for (let placed = 0; placed < 60; placed += 1) made(await as(user).post('orders', order));
  expectWait(await as(user).post('orders', order));
  made(await as(root).post('orders', order));
}, 120_000);

test('three hundred files', async () => {
  const busy = await person();
  const twenty = Array.from({ length: 20 }, () => ({ bytes: Buffer.from('no picture') }));
  for (let sent = 0; sent < 15; sent += 1)
    expect((await upload(busy, twenty, {}, {}, cms.url)).status).toBe(415);
  expectWait(await upload(busy, twenty, {}, {}, cms.url));
});

test('Open Food Facts is asked at most fifteen times a minute, for everybody together', async () => {
  const ask = async (by: By) => (await as(by).post('barcodes/look-up', { code: newCode() })).status;
  const both = [await person(), await person()];
  for (const by of both) made(await as(by).put(`users/${by.id}`, { openFoodFacts: true }));
  const statuses: number[] = [];
  for (let at = 0; at < 16; at += 1) statuses.push(await ask(given(both[at % 2])));
  expect(statuses).toEqual([...Array<number>(15).fill(200), 429]);
  expect(asked).toBe(15);
});

describe('requests for plans', () => {
  const ask = (by: By, given: object = {}) =>
    as(by).post('mealplans/propose', week({ days: 1, meals: ['Lunch'], ...given }));

  test('are limited to 60 in ten minutes per person, without refused ones, and others are not held back', async () => {
    const [busy, other] = [await person(), await person()];
    for (let at = 0; at < 60; at += 1) expect((await ask(busy)).status).toBe(200);
    expect(faults(await ask(busy, { days: 0 }))).toEqual(['days: range']);
    const answer = await ask(busy);
    expect([answer.status, answer.error.name]).toEqual([429, 'RateLimitError']);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await ask(other)).status).toBe(200);
    const slot = { day: 1, meal: 'Lunch' };
    const { seed: _seed, ...asked } = week({ days: 1, meals: ['Lunch'] });
    expect((await as(busy).post('mealplans/propose/others', { ...asked, plan: [], slot })).status).toBe(200);
  });

  test('serve a person with one before the rest of a person with many', async () => {
    const [busy, other] = [await person(), await person()];
    for (let at = 0; at < 6; at += 1)
      made(await as(busy).post('dishes', { Name: `Bean dish ${at}`, types: ['Lunch', 'Dinner'] }));
    const long = { days: 28, meals: ['Lunch', 'Dinner'], eaters: [eater()] };
    const ended: string[] = [];
    const noted = async (who: string, by: By, given: object) => {
      expect((await ask(by, given)).status).toBe(200);
      ended.push(who);
    };
    const many = Array.from({ length: 6 }, () => noted('busy', busy, long));
    const once = noted('other', other, {});
    await Promise.all([...many, once]);
    expect(ended.indexOf('other')).toBeLessThan(3);
  });
});
