import { bundled } from '../../scripts/build/bundled.mjs';
import { quantile } from '../../scripts/testing/quantile.mjs';
import { measureBeside } from './beside.mjs';
import { measure } from './load.mjs';
import { scenarios, tokenOf } from './scenarios.mjs';
import { fill, openBareWrites, openCms, openPlain } from './stacks.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { Postgres } from './lists.mjs'
 * @import { RequestAt } from './load.mjs'
 * @import { BenchStack } from './stacks.mjs'
 */

/**
 * @typedef {{ rps: number, p50: number, p99: number }} Middle
 * @typedef {(method: string, path: string, data?: object) => Promise<Answered>} Call
 */

/**
 * The record or records of an answer.
 * @typedef {Awaited<ReturnType<Body['json']>>} Answered
 * @typedef {Awaited<ReturnType<typeof timeWrites>>} Written
 */

const ROUNDS = 3;
const SECONDS = 1.5;
const CONNECTIONS = 16;
const OWN_DISHES = 64;
const TIMES = 9;
const DAYS_SAVED = 14;
const DAYS_LISTED = 60;
const json = { 'content-type': 'application/json' };

/**
 * Measures the cost of writes, compared with plain Strapi and with a server that inserts and commits; all wait for the
 * disk. They take turns in short rounds, so that other load on the machine affects all of them.
 * @param {Settings} settings
 * @param {number} dishes
 * @param {Postgres} [postgres]
 */
export async function measureWrites(settings, dishes, postgres) {
  await (await openCms(settings)).stop();
  await fill(settings, dishes);
  return timeWrites(settings, postgres);
}

/** @param {Settings} settings @param {Postgres} [postgres] */
export async function timeWrites(settings, postgres) {
  const copy = await postgres?.copy('plain');
  const ours = await openCms(settings);
  const plain = await openPlain(settings, copy);
  const bare = await openBareWrites(settings, await postgres?.make('bare'));
  /** @param {string} what */
  const say = (what) => process.stderr.write(`… ${what}\n`);
  try {
    const me = await writer({ ...ours, settings });
    say('create and change');
    const create = await inTurns({
      ours: [ours.cmsUrl, me.create],
      'plain Strapi': [plain.url, me.plainCreate],
    });
    const change = await inTurns({
      ours: [ours.cmsUrl, await me.change()],
      'plain Strapi': [plain.url, me.plainChange(await plain.documentIds(OWN_DISHES))],
    });
    say('others beside');
    const beside = await measureBeside(ours, me.create);
    say('orders');
    const staff = await shopFor(ours);
    const placed = await inTurns({
      ours: [ours.cmsUrl, staff.place],
      'insert and commit': [bare.url, () => ({ path: '/insert', method: 'POST', body: staff.body })],
    });
    const accepted = await staff.acceptAll(ours.cmsUrl);
    say('plans');
    const plans = await me.plans();
    return {
      create,
      change,
      beside,
      placed,
      accepted,
      saved: await plans.save(),
      listed: await plans.list(),
    };
  } finally {
    await Promise.all([plain.stop(), bare.stop(), ours.stop()]);
  }
}

/**
 * @param {Record<string, [origin: string, requestAt: RequestAt]>} parties
 * @returns {Promise<Record<string, Middle>>}
 */
async function inTurns(parties) {
  const all = Object.entries(parties).map(([who, [origin, requestAt]]) => {
    /** @type {Middle[]} */
    const rounds = [];
    return { who, origin, requestAt, rounds };
  });
  for (const { origin, requestAt } of all)
    await measure(origin, requestAt, { connections: CONNECTIONS, seconds: SECONDS });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { origin, requestAt, rounds } of all)
      rounds.push(await measure(origin, requestAt, { connections: CONNECTIONS, seconds: SECONDS }));
  const middles = Object.fromEntries(all.map(({ who, rounds }) => [who, middleOf(rounds)]));
  process.stderr.write(`  ${JSON.stringify(middles)}\n`);
  return middles;
}

/**
 * @param {Middle[]} rounds
 * @returns {Middle}
 */
const middleOf = (rounds) => ({
  rps: quantile(rounds.map(({ rps }) => rps)) ?? NaN,
  p50: quantile(rounds.map(({ p50 }) => p50)) ?? NaN,
  p99: quantile(rounds.map(({ p99 }) => p99)) ?? NaN,
});

/**
 * Returns a person's headers and a function that calls the API as that person.
 * @param {BenchStack} stack
 * @param {string} [email]
 */
async function person(stack, email) {
  const headers = { ...json, authorization: await tokenOf(stack, email) };
  /** @type {Call} */
  const call = async (method, path, data) => {
    const body = data && JSON.stringify({ data });
    const answer = await fetch(`${stack.cmsUrl}/api/${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  return { headers, call };
}

/**
 * Returns the demo user's writes: dishes and their changes, plans.
 * @param {BenchStack & { settings: Settings }} stack
 */
async function writer(stack) {
  const { ours, plain } = await scenarios(stack);
  const { headers, call } = await person(stack);
  /** @param {number} n */
  const note = (n) => JSON.stringify({ data: { Note: `Changed for the ${n}th time, at ${Date.now()}` } });
  /**
   * @param {string} path
   * @param {(string | number)[]} ids
   * @returns {RequestAt}
   */
  const changeOf = (path, ids) => (n) => ({
    path: `${path}/${ids[n % ids.length]}`,
    method: 'PUT',
    headers,
    body: note(n),
  });
  const dishes = async () => {
    const { body } = ours.create(0);
    /** @type {number[]} */
    const made = [];
    for (let n = 0; n < OWN_DISHES; n += 1)
      made.push((await call('POST', 'dishes', JSON.parse(`${body}`).data)).id);
    return made;
  };
  return {
    create: ours.create,
    plainCreate: plain.create,
    change: async () => changeOf('/api/dishes', await dishes()),
    /** @param {string[]} ids */
    plainChange: (ids) => changeOf('/api/plain/dishes', ids),
    plans: async () => plansOf(call, (await dishes()).slice(0, 24)),
  };
}

/**
 * Returns the median time in ms of several runs.
 * @param {(n: number) => Promise<unknown>} work
 * @returns {Promise<number>}
 */
async function timed(work) {
  const times = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    await work(n);
    times.push(performance.now() - began);
  }
  return quantile(times) ?? NaN;
}

/** @param {Call} call @param {number[]} dishes */
function plansOf(call, dishes) {
  const types = ['Breakfast', 'Lunch', 'Snack', 'Dinner', 'Dessert'];
  /** @param {number} count @param {number} shift */
  const daysOf = (count, shift) =>
    Array.from({ length: count }, (_, day) => ({
      meals: types.map((type, meal) => ({
        type,
        entries: Array.from({ length: 4 }, (_none, at) => ({
          kind: 'dish',
          dish: dishes[(day + meal * 4 + at + shift) % dishes.length],
        })),
      })),
    }));
  /** @param {number} count */
  const make = (count) =>
    call('POST', 'mealplans', {
      Name: `${count} days`,
      startDate: '2026-11-23',
      days: daysOf(count, 0),
    });
  return {
    async save() {
      const { id } = await make(DAYS_SAVED);
      return timed((n) => call('PUT', `mealplans/${id}`, { days: daysOf(DAYS_SAVED, n + 1) }));
    },
    async list() {
      const { id } = await make(DAYS_LISTED);
      const to = new Date(Date.parse('2026-11-23') + (DAYS_LISTED - 1) * 864e5).toISOString().slice(0, 10);
      const asked = { mealplan: id, from: '2026-11-23', to };
      return timed((n) => call('POST', 'shoplists/from-plan', { Name: `A list ${n}`, ...asked }));
    },
  };
}

/**
 * Sets up a product with unlimited stock, and the orders for it.
 * @param {BenchStack} stack
 */
async function shopFor(stack) {
  const { windowsFrom } = await bundled('lib/domain/order/windows.ts');
  const { call: admin } = await person(stack, 'admin@example.com');
  const { call: courier, headers } = await person(stack, 'courier@example.com');
  const { headers: customer } = await person(stack);
  const product = await admin('POST', 'products', { Name: `To order ${Date.now()}`, costTetri: 100 });
  await admin('POST', `products/${product.id}/sell`, {});
  const lines = [{ product: product.id, amount: 1e7, unit: 'gr', place: 'A1' }];
  await courier('POST', 'stocks/arrivals', { lines });
  const [shop] = await admin('GET', 'shop?populate=deep');
  const [, window] = windowsFrom(shop.attributes, Date.now());
  const body = JSON.stringify({
    data: {
      lines: [{ product: product.id, amount: 1000, unit: 'gr' }],
      recipient: { Name: 'Mariam', phone: '+995 555 12 34 56' },
      address: { street: 'Rustaveli 1' },
      zone: shop.attributes.zones[0]?.key,
      wantedFrom: window.from,
      wantedTo: window.to,
    },
  });
  return {
    body,
    place: () => ({ path: '/api/orders', method: 'POST', headers: customer, body }),
    /** @param {string} origin */
    async acceptAll(origin) {
      /** @param {number} page */
      const waiting = (page) =>
        courier('GET', `orders?filters[state][$eq]=placed&pagination[pageSize]=100&pagination[page]=${page}`);
      const ids = (await Promise.all([1, 2, 3, 4, 5].map(waiting)))
        .flat()
        .map((/** @type {{ id: number }} */ { id }) => id);
      let next = 0;
      const accept = () => ({ path: `/api/orders/${ids[next++]}/accept`, method: 'POST', headers });
      return measure(origin, accept, {
        connections: CONNECTIONS,
        isOver: () => next >= ids.length - CONNECTIONS,
      });
    },
  };
}

const ratioOf = (one = NaN, other = NaN) => one / other;

/** @type {[what: string, goal: string, of: (found: Written) => number][]} */
const GOALS = [
  [
    'create / plain Strapi, ×',
    'at least 6',
    ({ create }) => ratioOf(create.ours?.rps, create['plain Strapi']?.rps),
  ],
  ['create, p99 / p50', 'at most 10', ({ create }) => ratioOf(create.ours?.p99, create.ours?.p50)],
  [
    'change of one field / plain Strapi, ×',
    'at least 8',
    ({ change }) => ratioOf(change.ours?.rps, change['plain Strapi']?.rps),
  ],
  [
    'orders placed / insert and commit, ×',
    'at least 0.3',
    ({ placed }) => ratioOf(placed.ours?.rps, placed['insert and commit']?.rps),
  ],
  [
    'orders accepted / insert and commit, ×',
    'at least 0.3',
    ({ placed, accepted }) => ratioOf(accepted.rps, placed['insert and commit']?.rps),
  ],
  ['14 days saved, ms', 'at most 60', ({ saved }) => saved],
  ['a list of 60 days, ms', 'at most 150', ({ listed }) => listed],
];

/**
 * Prints response times beside writers (at most 250 ms), rates at 16 connections and the goals' requirements.
 * @param {Written} found
 */
export function printWrites(found) {
  /** @param {(string | number)[]} cells */
  const row = (...cells) => console.log(cells.map((cell, at) => `${cell}`.padEnd(at ? 20 : 44)).join(''));
  const { writers, calls } = found.beside;
  row('beside 16 writers', 'a second', 'p50 ms', 'p99 ms');
  for (const [who, { rps, p50, p99 }] of Object.entries({ 'who write': writers, ...calls }))
    row(who, ...[rps, p50, p99].map((value) => value.toFixed(1)));
  row('\nat 16 connections', 'a second', 'p50 ms', 'p99 ms');
  const { create, change, placed, accepted } = found;
  for (const [what, parties] of Object.entries({
    create,
    change,
    'order placed': placed,
    'order accepted': { ours: accepted },
  }))
    for (const [who, { rps, p50, p99 }] of Object.entries(parties))
      row(`${what}, ${who}`, ...[rps, p50, p99].map((value) => value.toFixed(1)));
  for (const [what, goal, of] of GOALS) row(what, of(found).toFixed(2), goal);
}
