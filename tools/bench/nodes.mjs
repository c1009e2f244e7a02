import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { separateSettings } from '../../scripts/launch/stack.mjs';
import { usageOf } from '../../scripts/build/usage.mjs';
import { openPostgres } from './lists.mjs';
import { measure } from './load.mjs';
import { tokenOf } from './scenarios.mjs';
import { openCms, openNode } from './stacks.mjs';

/**
 * @import { RequestAt } from './load.mjs'
 * @import { Postgres } from './lists.mjs'
 * @import { BenchStack } from './stacks.mjs'
 */

/**
 * @typedef {'remembered' | 'first' | 'write'} Kind
 * @typedef {Record<Kind, RequestAt>} Requests
 * @typedef {Awaited<ReturnType<typeof measureKind>>} Measured
 * @typedef {Measured & { nodes: number, kind: Kind, cmsMs: number, databaseMs: number }} Row
 */

const CONNECTIONS = 24;
const SECONDS = 3;
const MOST_NODES = 3;
/** Mix of people's calls in per cent by kind, as in the campaign's load, and calls per second of one person. */
/** @type {Record<Kind, number>} */
const MIX = { remembered: 80, first: 15, write: 5 };
/** @type {Kind[]} */
const KINDS = ['remembered', 'first', 'write'];
const CALLS_OF_A_PERSON = 0.23;
const PEOPLE_OF_A_HOUSEHOLD = 2.5;

/**
 * Measures requests per second and CPU of one, two and three CMS on one PostgreSQL with the demo's records, compared
 * with one CMS on SQLite, which asks no other node before it answers from its cache.
 * @param {string} dataDir
 */
export async function measureNodes(dataDir) {
  const alone = await measureAlone(path.join(dataDir, 'alone'));
  const postgres = await openPostgres(dataDir);
  const stops = [() => postgres.stop()];
  try {
    const rows = await measureShared(path.join(dataDir, 'shared'), postgres, stops);
    return { alone, rows, carried: carriedBy(rows) };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** @param {string} dataDir */
async function measureAlone(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const stack = await openCms(await separateSettings({ dataDir }));
  try {
    return await measureKind('remembered', [stack.cmsUrl], await requestsFor(stack));
  } finally {
    await stack.stop();
  }
}

/**
 * @param {string} dataDir
 * @param {Postgres} postgres
 * @param {(() => Promise<unknown>)[]} stops
 */
async function measureShared(dataDir, postgres, stops) {
  mkdirSync(dataDir, { recursive: true });
  const settings = await separateSettings({ dataDir, env: postgres.env });
  const first = await openCms(settings);
  stops.push(() => first.stop());
  const requests = await requestsFor(first);
  const nodes = [{ url: first.cmsUrl, pid: first.pid }];
  /** @type {Row[]} */
  const rows = [];
  for (let count = 1; count <= MOST_NODES; count += 1) {
    if (count > 1) {
      const node = await openNode(`${dataDir}-${count}`, postgres, settings);
      stops.push(node.stop);
      nodes.push({ url: node.url, pid: node.pid() });
    }
    for (const kind of KINDS) {
      process.stderr.write(`… ${count} nodes: ${kind}\n`);
      const before = cpuOf(nodes, postgres);
      const measured = await measureKind(
        kind,
        nodes.map(({ url }) => url),
        requests,
      );
      const after = cpuOf(nodes, postgres);
      /** @param {'cms' | 'database'} part */
      const each = (part) => ((after[part] - before[part]) * 1000) / measured.count;
      rows.push({ nodes: count, kind, ...measured, cmsMs: each('cms'), databaseMs: each('database') });
    }
  }
  return rows;
}

/** @param {BenchStack} stack @returns {Promise<Requests>} */
async function requestsFor(stack) {
  const headers = { authorization: await tokenOf(stack) };
  /** @param {string} query */
  const ask = async (query) => (await fetch(`${stack.cmsUrl}/api/${query}`, { headers })).json();
  const own = await ask('dishes?filters[visibility][$eq]=public&fields=Name&pagination[pageSize]=50');
  const { id: me } = await ask('users/me');
  const card = 'fields=Name,TimeToCook,calories,costTetri&populate[DishImages]=true';
  return {
    remembered: (n) => ({ path: encodeURI(`/api/dishes/${own.data[n % own.data.length].id}`), headers }),
    // a query that nobody has sent before
    first: (n) => ({
      path: encodeURI(`/api/dishes?${card}&filters[TimeToCook][$lte]=${30 + n}&sort=createdAt:desc`),
      headers,
    }),
    write: (n) => ({
      method: 'PUT',
      path: `/api/users/${me}`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { Name: `Name ${n}` } }),
    }),
  };
}

/**
 * Spreads the connections over the nodes, as a load balancer would.
 * @param {Kind} kind
 * @param {string[]} urls
 * @param {Requests} requests
 */
async function measureKind(kind, urls, requests) {
  const of = { connections: CONNECTIONS / urls.length, seconds: SECONDS };
  /** @type {(at: number) => RequestAt} */
  const spread = (at) => (n) => requests[kind](n * urls.length + at);
  await Promise.all(urls.map((url, at) => measure(url, spread(at), { ...of, seconds: 0.7 })));
  const parts = await Promise.all(urls.map((url, at) => measure(url, spread(at), of)));
  /** @param {'rps' | 'count'} field */
  const sum = (field) => parts.reduce((total, part) => total + part[field], 0);
  /** @param {'p50' | 'p99'} field */
  const most = (field) => Math.max(...parts.map((part) => part[field]));
  return { rps: sum('rps'), count: sum('count'), p50: most('p50'), p99: most('p99') };
}

/**
 * Returns the CPU seconds used so far by all CMS and by all processes of the database.
 * @param {{ pid: number }[]} nodes
 * @param {{ pid: number }} postgres
 */
function cpuOf(nodes, postgres) {
  const cms = nodes.reduce((total, { pid }) => total + cpuSeconds(pid), 0);
  return { cms, database: processesOf(postgres.pid).reduce((total, pid) => total + cpuSeconds(pid), 0) };
}

/** @param {number} pid */
const cpuSeconds = (pid) => usageOf(pid)?.seconds ?? NaN;

/**
 * Returns the ids of a process and of all processes below it.
 * @param {number} pid
 */
function processesOf(pid) {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  /** @param {number} parent @returns {number[]} */
  const below = (parent) =>
    pairs.filter(([, of]) => of === parent).flatMap(([one = NaN]) => [one, ...below(one)]);
  return [pid, ...below(pid)];
}

/**
 * Estimates how many calls of the mix a database with 2 to 16 cores carries. The limit is the smaller of its CPU and
 * the rate of one writer at a time, which does not depend on the cores.
 * @param {Row[]} rows
 */
function carriedBy(rows) {
  /** @param {Kind} kind */
  const of = (kind) => rows.findLast((row) => row.kind === kind);
  /** @param {Kind} kind */
  const share = (kind) => MIX[kind] / 100;
  const databaseMs = KINDS.reduce((sum, kind) => sum + (of(kind)?.databaseMs ?? NaN) * share(kind), 0);
  const cmsMs = KINDS.reduce((sum, kind) => sum + (of(kind)?.cmsMs ?? NaN) * share(kind), 0);
  const byWriter =
    Math.max(...rows.filter(({ kind }) => kind === 'write').map(({ rps }) => rps)) / share('write');
  return [2, 4, 8, 16].map((cores) => {
    const byCpu = (cores * 1000) / databaseMs;
    const calls = Math.min(byCpu, byWriter);
    return {
      cores,
      calls,
      households: calls / CALLS_OF_A_PERSON / PEOPLE_OF_A_HOUSEHOLD,
      cmsCores: (calls * cmsMs) / 1000,
      limit: byCpu < byWriter ? 'CPU of the database' : 'one writer at a time',
    };
  });
}

/** @param {Awaited<ReturnType<typeof measureNodes>>} found */
export function printNodes({ alone, rows, carried }) {
  /** @param {number} value @param {number} [digits] */
  const column = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–').padStart(11);
  console.log(`\n${availableParallelism()} cores for nodes, database and who asks\n`);
  console.log('nodes  kind            req/s     p50 ms     p99 ms     CMS ms      DB ms');
  console.log(`SQLite remembered ${column(alone.rps)}${column(alone.p50, 1)}${column(alone.p99, 1)}`);
  for (const row of rows) {
    const { nodes, kind, rps, p50, p99, cmsMs, databaseMs } = row;
    console.log(
      `${`${nodes}`.padEnd(7)}${kind.padEnd(11)}${column(rps)}${column(p50, 1)}${column(p99, 1)}${column(cmsMs, 2)}${column(databaseMs, 2)}`,
    );
  }
  const one = rows.find(({ nodes, kind }) => nodes === 1 && kind === 'remembered');
  console.log(
    `\nRemembered answers, one node that hears of others ÷ one that need not: ${((one?.rps ?? NaN) / alone.rps).toFixed(2)}`,
  );
  console.log('\ncores of the database   calls/s   households   cores of CMS   the limit is then');
  for (const { cores, calls, households, cmsCores, limit } of carried)
    console.log(
      `${`${cores}`.padEnd(20)}${column(calls)}  ${column(households)}   ${column(cmsCores, 1)}   ${limit}`,
    );
}
