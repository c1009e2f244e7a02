import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, stack, type Answer } from '../support/api';
import { ownFolder, removeFolder, startCms, type RunningCms } from '../support/running';
import { signUp } from '../support/people';
import { upload } from '../support/pictures';
import { line, made, unique } from '../support/records';
import { orderBody, orderLine, stocked, type Staff } from '../orders/support';

type By = { token: string; id: number };

/** A CMS of its own: the suite's has its limits lifted. */
const dataDir = ownFolder();
const rootEmail = `root.${randomUUID().slice(0, 8)}@supra.test`;
let cms: RunningCms;
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
  const { emulator } = stack();
  cms = await startCms(dataDir, {
    FIREBASE_AUTH_EMULATOR_HOST: emulator.url.replace('http://', ''),
    RATE_LIMITS: 'on',
    FIREBASE_PROJECT_ID: emulator.projectId,
    ADMIN_EMAILS: rootEmail,
  });
  root = await person(rootEmail);
});
afterAll(async () => {
  await cms?.stop();
  removeFolder(dataDir);
});

describe('a thousand records in ten minutes', () => {
  test('counted as what they make, whatever the call; refusals and repeats do not count', async () => {
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
    // All else goes on: what was answered before, what is read, changed and deleted, and what others make.
    expect((await as(busy).post('products', body, headers)).status).toBe(200);
    expect((await as(busy).get(`dishes/${dish.id}`)).status).toBe(200);
    made(await as(busy).put(`dishes/${dish.id}`, { Note: 'Salt' }));
    made(await as(busy).act(`shoplists/${list}/change`, { op: 'set', key, checked: true }));
    made(await as(busy).delete(`dishes/${dish.id}`));
    made(await product(other));
  }, 180_000);

  test('an import is one call', async () => {
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
  // Once more of the same record is no new report.
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
