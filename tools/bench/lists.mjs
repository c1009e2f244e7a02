import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '../../scripts/processes/ports.mjs';
import { startChild, waitUntilReady } from '../../scripts/processes/processes.mjs';
import { ROOT } from '../../scripts/launch/stack.mjs';
import { fill, openStack } from './stacks.mjs';
import { measure } from './load.mjs';
import { tokenOf } from './scenarios.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { Measured, RequestAt } from './load.mjs'
 * @import { BenchStack } from './stacks.mjs'
 */

/**
 * @typedef {Measured & { filter: string, sort: string }} Row
 * @typedef {Awaited<ReturnType<typeof openPostgres>>} Postgres
 */

const { Client } = createRequire(new URL('../../cms/package.json', import.meta.url))('pg');
const CARD =
  'fields=Name,language,types,dietaryFlags,TimeToCook,servingAmount,calories,costTetri&populate[DishImages]=true';
const SORTS = {
  newest: 'createdAt:desc',
  name: 'Name:asc',
  time: 'TimeToCook:asc',
  kcal: 'calories:asc',
  cost: 'costTetri:asc',
  'most saved': 'saveCount:desc',
};
const FILTERS = {
  'no filter': '',
  type: 'filters[types][$contains]=Dinner',
  diet: 'filters[dietaryFlags][$contains]=Vegan',
  fasting: 'filters[fasting][$eq]=true',
  time: 'filters[TimeToCook][$lte]=30',
  kcal: 'filters[calories][$lte]=300',
  cost: 'filters[costTetri][$lte]=200',
  contains: 'contains=',
  lacks: 'lacks=',
  search: '_q=khachapuri',
  'search, one a recipe': 'reader=en&_q=khachapuri',
  'a slip, one a recipe': 'reader=en&_q=kachapuri',
};

/**
 * Fills a stack with dishes and times every filter of the public list in every order, with the site's query: 24 cards
 * of each of the first three pages. Caches are off, so each answer also counts its total.
 * @param {Settings} settings
 * @param {number} dishes
 */
export async function measureLists(settings, dishes) {
  await (await openStack(settings)).stop();
  await fill(settings, dishes);
  const stack = await openStack(settings, 'none');
  try {
    return await timeLists(stack);
  } finally {
    await stack.stop();
  }
}

/** @param {BenchStack} stack */
export async function timeLists(stack) {
  const headers = { authorization: await tokenOf(stack) };
  const products = await (
    await fetch(`${stack.cmsUrl}/api/products?fields=Name&pagination[pageSize]=100`, { headers })
  ).json();
  /** @type {Row[]} */
  const rows = [];
  for (const [filter, narrowed] of Object.entries(FILTERS)) {
    for (const [sort, order] of Object.entries(SORTS)) {
      /** @type {RequestAt} */
      const requestAt = (number) => {
        const product = products.data[number % products.data.length].id;
        const asked = [
          CARD,
          'filters[visibility][$eq]=public',
          'filters[language][$eq]=en',
          narrowed.endsWith('=') ? `${narrowed}${product}` : narrowed,
          `sort=${order}&pagination[pageSize]=24&pagination[page]=${1 + (number % 3)}`,
        ];
        return { path: encodeURI(`/api/dishes?${asked.filter(Boolean).join('&')}`), headers };
      };
      await measure(stack.cmsUrl, requestAt, { connections: 1, seconds: 0.2 });
      rows.push({
        filter,
        sort,
        ...(await measure(stack.cmsUrl, requestAt, { connections: 1, seconds: 1 })),
      });
    }
  }
  return rows;
}

/**
 * Starts a PostgreSQL server, and returns it with the environment that selects it.
 * @param {string} dataDir
 */
export async function openPostgres(dataDir) {
  const port = await freePort();
  // PostgreSQL may run as another user
  chmodSync(dataDir, 0o711);
  const child = startChild({
    name: 'PostgreSQL',
    args: ['scripts/launch/postgres.mjs', path.join(dataDir, 'postgres'), `${port}`, 'durable'],
    cwd: ROOT,
    env: process.env,
    logFile: path.join(dataDir, 'logs/postgres.log'),
  });
  await waitUntilReady(child, ({ said }) => said.has('ready'), 60_000);
  /** @param {string} name */
  const urlOf = (name) => `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  /** @param {string} name @param {string} [as] */
  const make = async (name, as = '') => {
    const client = new Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(`create database ${name} ${as}`);
    await client.end();
    return urlOf(name);
  };
  return {
    env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: urlOf('supra') },
    pid: child.pid,
    make,
    /** @param {string} name */
    copy: (name) => make(name, 'template supra'),
    stop: () => child.stop(),
  };
}

/**
 * Prints the median times in ms, with a row for each filter and a column for each order.
 * @param {Row[]} rows
 */
export function printLists(rows) {
  /** @param {string} text */
  const cell = (text) => `${text}`.padStart(12);
  console.log(`\n${''.padEnd(22)}${Object.keys(SORTS).map(cell).join('')}`);
  for (const filter of Object.keys(FILTERS)) {
    const times = rows.filter((row) => row.filter === filter).map(({ p50 }) => cell(p50.toFixed(1)));
    console.log(`${filter.padEnd(22)}${times.join('')}`);
  }
}
