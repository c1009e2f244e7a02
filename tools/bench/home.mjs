import { quantile } from '../../scripts/testing/quantile.mjs';
import { usageOf } from '../../scripts/build/usage.mjs';
import { measure } from './load.mjs';
import { newcomers } from './scenarios.mjs';
import { fill, openCms } from './stacks.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { RequestAt } from './load.mjs'
 */

/**
 * @typedef {{ authorization: string, 'content-type': string }} Headers
 * @typedef {{ cmsUrl: string, pid: number }} Cms
 * @typedef {{ name: string, what: string, p50: number, p99: number, core: number }} Row
 */

const CARD =
  'fields=Name,language,types,dietaryFlags,TimeToCook,servingAmount,calories,costTetri,fromHome&populate[DishImages]=true';
const PUBLIC = 'filters[visibility][$eq]=public&filters[language][$eq]=en';
const HUNDRED = 'pagination[pageSize]=100';
/** Number of things that each of these people has at home, and of those that must be eaten by tomorrow. */
/** @type {Record<string, [count: number, soon: number]>} */
const HOMES = { usual: [30, 3], full: [100, 60] };
const TIMES = 25;
const DAY = 86_400_000;

/**
 * Times the reads with a pantry, in ms and without cached lists: recipes by missing products, and expiring products
 * with recipes.
 * @param {Settings} settings
 * @param {number} dishes
 */
export async function measureHome(settings, dishes) {
  await (await openCms(settings)).stop();
  await fill(settings, dishes);
  const stack = await openCms(settings, 'none');
  try {
    const tokens = await newcomers(stack, Object.keys(HOMES).length);
    /** @type {Row[]} */
    const rows = [];
    for (const [at, [name, counts]] of Object.entries(HOMES).entries())
      rows.push(...(await timeHome(stack, tokens[at] ?? '', name, counts)));
    return { dishes, rows };
  } finally {
    await stack.stop();
  }
}

/**
 * @param {Cms} cms
 * @param {string} authorization
 * @param {string} name
 * @param {[count: number, soon: number]} counts
 * @returns {Promise<Row[]>}
 */
async function timeHome({ cmsUrl, pid }, authorization, name, [count, soon]) {
  const headers = { authorization, 'content-type': 'application/json' };
  const keys = await stock(cmsUrl, headers, { count, soon });
  /**
   * @param {string} narrowed
   * @param {string} sort
   * @returns {RequestAt}
   */
  const page = (narrowed, sort) => (n) => ({
    path: encodeURI(
      `/api/dishes?${CARD}&${PUBLIC}${narrowed}&sort=${sort}&pagination[pageSize]=24&pagination[page]=${1 + (n % 3)}`,
    ),
    headers,
  });
  const nowCooked = page('', 'missing');
  /** @type {Record<string, RequestAt>} */
  const reads = {
    'recipes, the newest first': page('', 'createdAt:desc'),
    'what can be cooked now': nowCooked,
    'of these dinners': page('&filters[types][$contains]=Dinner', 'missing'),
    'of these at most 30 minutes': page('&filters[TimeToCook][$lte]=30', 'missing'),
    'what is found by a word': page('&_q=khachapuri', 'missing'),
    'what must be eaten, and a recipe': () => ({ path: '/api/users/me/expiring', headers }),
  };
  /** @type {Row[]} */
  const rows = [];
  for (const [what, requestAt] of Object.entries(reads)) {
    await measure(cmsUrl, requestAt, { connections: 1, seconds: 0.5 });
    const before = coreTime(pid);
    /** @param {string} what @param {string[]} values */
    const row = await measure(cmsUrl, requestAt, { connections: 1, seconds: 3 });
    rows.push({ name, what, ...row, core: (coreTime(pid) - before) / row.count });
  }
  const after = await afterChanges({ cmsUrl, pid }, headers, keys, nowCooked);
  return [...rows, { name, what: 'what can be cooked, just changed', ...after }];
}

/**
 * Returns the CPU time of the CMS in ms, which does not grow with other processes; NaN if the system does not report
 * it.
 * @param {number} pid
 */
const coreTime = (pid) => (usageOf(pid)?.seconds ?? NaN) * 1000;

/**
 * Adds `count` products to At home, the first `soon` of them with tomorrow as their use-by date.
 * @param {string} cmsUrl
 * @param {Headers} headers
 * @param {{ count: number, soon: number }} counts
 */
async function stock(cmsUrl, headers, { count, soon }) {
  const answer = await fetch(`${cmsUrl}/api/products?fields=Name&${HUNDRED}`, { headers });
  /** @type {{ id: number, attributes: { Name: string } }[]} */
  const products = (await answer.json()).data.slice(0, count);
  const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  /** @type {string[]} */
  const keys = [];
  for (const [at, { id, attributes }] of products.entries()) {
    const key = crypto.randomUUID();
    const expiresOn = at < soon ? tomorrow : null;
    await change(cmsUrl, headers, { op: 'add', key, product: id, Name: attributes.Name, expiresOn });
    keys.push(key);
  }
  return keys;
}

/**
 * @param {string} cmsUrl
 * @param {Headers} headers
 * @param {object} data
 */
async function change(cmsUrl, headers, data) {
  const answer = await fetch(`${cmsUrl}/api/pantry-items/change`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`A change answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Times the same reads, each right after a product was used up or added again.
 * @param {Cms} cms
 * @param {Headers} headers
 * @param {string[]} keys
 * @param {RequestAt} requestAt
 */
async function afterChanges({ cmsUrl, pid }, headers, keys, requestAt) {
  /** @type {number[]} */
  const times = [];
  let core = 0;
  for (let n = 0; n < TIMES; n += 1) {
    const key = keys[Math.floor(n / 2) % keys.length];
    await change(cmsUrl, headers, { op: 'set', key, level: n % 2 ? 'some' : 'gone' });
    const { path } = requestAt(0);
    const before = coreTime(pid);
    const start = performance.now();
    await (await fetch(cmsUrl + path, { headers })).arrayBuffer();
    times.push(performance.now() - start);
    core += coreTime(pid) - before;
  }
  const [p50 = NaN, p99 = NaN] = [0.5, 0.99].map((share) => quantile(times, share));
  return { p50, p99, count: TIMES, core: core / TIMES };
}

/** @param {{ dishes: number, rows: Row[] }} found */
export function printHome({ dishes, rows }) {
  /** @param {string} what @param {string[]} values */
  const row = (what, ...values) =>
    console.log(what.padEnd(40) + values.map((value) => `${value}`.padStart(22)).join(''));
  const names = Object.keys(HOMES);
  const things = Object.values(HOMES).map(([count, soon]) => `${count} things, ${soon}`);
  row(`${dishes} dishes, ms p50 · p99 · core`, ...things);
  for (const what of new Set(rows.map((one) => one.what))) {
    const times = names.flatMap((name) => rows.find((one) => one.what === what && one.name === name) ?? []);
    row(
      what,
      ...times.map(({ p50, p99, core }) => `${p50.toFixed(1)} · ${p99.toFixed(0)} · ${core.toFixed(1)}`),
    );
  }
}
