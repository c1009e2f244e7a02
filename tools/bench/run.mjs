import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fill, openBare, openStack, openPlain } from './stacks.mjs';
import { measureEnergy, printEnergy } from './energy.mjs';
import { measureFoods, printFoods } from './foods.mjs';
import { measureHome, printHome } from './home.mjs';
import { measureImports, printImports } from './imports.mjs';
import { measureLists, openPostgres, printLists } from './lists.mjs';
import { measure } from './load.mjs';
import { measureNodes, printNodes } from './nodes.mjs';
import { measureProposals, printProposals } from './proposals.mjs';
import { scenarios } from './scenarios.mjs';
import { measureRules, printRules } from './week/rules.mjs';
import { measureWeeks, printWeeks } from './week/week.mjs';
import { overweight, weighPages } from './weights.mjs';
import { measureWrites, printWrites } from './writes.mjs';
import { buildDir } from '../../scripts/build/build.mjs';
import { ROOT, separateSettings } from '../../scripts/launch/stack.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { Postgres } from './lists.mjs'
 * @import { Measured } from './load.mjs'
 * @import { Requests } from './scenarios.mjs'
 */

/**
 * @typedef {Measured & { who: string, name: string, connections: number }} Row
 * @typedef {Record<string, number | undefined>} Ratios
 * @typedef {Record<string, Record<string, number>>} Flat
 */

const DEFAULT_DISHES = 5000;

/**
 * `npm run bench [-- --dishes N] [--flat] [--foods] [--home] [--imports] [--proposals] [--writes] [--nodes]
 * [--postgres]`: benchmarks on this machine; prints figures and ratios of this run and writes them as JSON. Absolute
 * figures say little about another machine; the ratios to the yardsticks measured with them do.
 * @param {string[]} args
 * @param {number} dishes
 */
async function bench(args, dishes) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-bench-'));
  const settings = await separateSettings({ dataDir });
  /** @type {Row[]} */
  const rows = [];
  try {
    await prepare(settings, dishes);
    rows.push(
      ...(await measureFirst(settings)),
      ...(await measureYardsticks(settings)),
      ...(await measureRepeated(settings)),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const flat = args.includes('--flat') ? await measureFlat() : undefined;
  const weights = weighPages(buildDir(settings, 'site'));
  report({ dishes, rows, ratios: ratiosOf(rows), flat, weights });
}

/** @param {Settings} settings @param {number} dishes */
async function prepare(settings, dishes) {
  const stack = await openStack(settings);
  await stack.stop();
  await fill(settings, dishes);
}

/**
 * Measures first reads and writes without caches, at the CMS's own port.
 * @param {Settings} settings
 * @param {string} [remembers]
 */
async function measureFirst(settings, remembers = 'none') {
  const stack = await openStack(settings, remembers);
  try {
    const requests = await scenarios(stack);
    return await runAll('ours, first', stack.cmsUrl, requests.ours);
  } finally {
    await stack.stop();
  }
}

/** @param {Settings} settings */
async function measureYardsticks(settings) {
  const stack = await openStack(settings);
  const requests = await scenarios(stack);
  const plain = await openPlain(settings);
  const bare = await openBare(settings);
  try {
    return [
      ...(await runAll('plain Strapi', plain.url, requests.plain)),
      ...(await runAll('bare server', bare.url, requests.bare)),
    ];
  } finally {
    await Promise.all([plain.stop(), bare.stop(), stack.stop()]);
  }
}

/**
 * Measures a few repeated reads, at the CMS's own port and through the site's origin.
 * @param {Settings} settings
 */
async function measureRepeated(settings) {
  const stack = await openStack(settings);
  try {
    const { repeated } = await scenarios(stack);
    return [
      ...(await runAll('ours, repeated', stack.cmsUrl, repeated)),
      ...(await runAll('ours, repeated, origin', stack.url, repeated)),
    ];
  } finally {
    await stack.stop();
  }
}

/** Measures lists as they are read between two changes: every page is computed anew, its total counted once. */
async function measureFlat() {
  /** @type {Flat} */
  const sizes = {};
  for (const dishes of [500, 50_000]) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-bench-'));
    const settings = await separateSettings({ dataDir });
    try {
      await prepare(settings, dishes);
      const rows = await measureFirst(settings, 'totals');
      sizes[dishes] = Object.fromEntries(
        rows.filter(({ connections }) => connections === 1).map(({ name, p50 }) => [name, p50]),
      );
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return sizes;
}

/**
 * Runs `-- --lists` (every filter and order of the public dishes), `-- --home` (reads with a pantry) or `-- --writes`,
 * on SQLite or with `--postgres` on PostgreSQL.
 * @template T
 * @param {boolean} isPostgres
 * @param {(settings: Settings, postgres?: Postgres) => Promise<T>} work
 */
async function benchOn(isPostgres, work) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-bench-'));
  const postgres = isPostgres ? await openPostgres(dataDir) : undefined;
  try {
    return await work(await separateSettings({ dataDir, env: postgres?.env }), postgres);
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Runs a benchmark in its own stack: `-- --foods` (typing an ingredient), `-- --imports` (an archive), `-- --proposals`
 * (planned weeks).
 * @template T
 * @param {(settings: Settings) => Promise<T>} work
 */
const benchAlone = (work) => benchIn(async (dataDir) => work(await separateSettings({ dataDir })));

/**
 * Runs `work` in a temporary folder and removes it.
 * @template T
 * @param {(dataDir: string) => Promise<T>} work
 */
async function benchIn(work) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-bench-'));
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {boolean} isPostgres */
const benchWrites = async (isPostgres) =>
  printWrites(await benchOn(isPostgres, (settings, postgres) => measureWrites(settings, dishes, postgres)));

/**
 * @param {string} who
 * @param {string} origin
 * @param {Requests} requests
 */
async function runAll(who, origin, requests) {
  /** @type {Row[]} */
  const rows = [];
  for (const [name, requestAt] of Object.entries(requests)) {
    for (const connections of [16, 1]) {
      process.stderr.write(`… ${who}: ${name}, ${connections} connections\n`);
      await measure(origin, requestAt, { connections, seconds: 0.5 });
      rows.push({
        who,
        name,
        connections,
        ...(await measure(origin, requestAt, { connections, seconds: 3 })),
      });
    }
  }
  return rows;
}

/**
 * Returns how many times faster our stack is than each yardstick, at 16 connections.
 * @param {Row[]} rows
 * @returns {Ratios}
 */
function ratiosOf(rows) {
  /** @param {string} who @param {string} name */
  const rps = (who, name) =>
    rows.find((row) => row.who === who && row.name === name && row.connections === 16)?.rps;
  /** @param {number} [one] @param {number} [other] */
  const ratio = (one, other) => (one && other ? Math.round((one / other) * 100) / 100 : undefined);
  const first = ['list', 'dish', 'search', 'create'].map((name) => [
    `first ${name} / plain Strapi`,
    ratio(rps('ours, first', name), rps('plain Strapi', name)),
  ]);
  const limits = ['list', 'dish', 'search'].map((name) => [
    `first ${name} / bare server`,
    ratio(rps('ours, first', name), rps('bare server', name)),
  ]);
  const again = ['list', 'dish', 'search'].flatMap((name) => [
    [`repeated ${name} / bare server`, ratio(rps('ours, repeated', name), rps('bare server', name))],
    [
      `repeated ${name} through the origin / bare server`,
      ratio(rps('ours, repeated, origin', name), rps('bare server', name)),
    ],
  ]);
  return Object.fromEntries([...first, ...limits, ...again]);
}

/**
 * @param {{ dishes: number, rows: Row[], ratios: Ratios, flat?: Flat, weights: ReturnType<typeof weighPages> }} result
 */
function report(result) {
  /** @param {number} value */
  const number = (value) => value.toFixed(value < 10 ? 2 : 0).padStart(9);
  console.log(
    `\n${'who'.padEnd(24)}${'what'.padEnd(14)}${'conns'.padStart(6)}${'req/s'.padStart(9)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}`,
  );
  for (const { who, name, connections, rps, p50, p99 } of result.rows) {
    console.log(
      `${who.padEnd(24)}${name.padEnd(14)}${`${connections}`.padStart(6)}${number(rps)}${number(p50)}${number(p99)}`,
    );
  }
  console.log('\nRatios of this run (16 connections)');
  for (const [name, value] of Object.entries(result.ratios))
    console.log(`  ${name.padEnd(52)}${value ?? 'not measured'}`);
  if (result.flat) console.log('\np50 ms at one connection, by number of dishes\n', result.flat);
  console.log('\nFirst load, gzip kB');
  for (const { route, js, css } of result.weights) {
    console.log(
      `  ${route.padEnd(32)}JavaScript ${(js / 1000).toFixed(1).padStart(6)}   CSS ${(css / 1000).toFixed(1).padStart(5)}`,
    );
  }
  for (const line of overweight(result.weights)) console.log(`  over its budget: ${line}`);
  const file = path.join(ROOT, 'test-results/bench.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result, null, 2));
  console.log(`\nWritten to ${path.relative(ROOT, file)}`);
}

const args = process.argv.slice(2);
/** @param {string} flag */
const given = (flag) => (args.includes(flag) && Number(args[args.indexOf(flag) + 1])) || undefined;
const isPostgres = args.includes('--postgres');
const dishes = given('--dishes') ?? DEFAULT_DISHES;
if (args.includes('--energy'))
  printEnergy(
    await measureEnergy({ people: given('--people'), seed: given('--seed'), days: given('--days') }),
  );
else if (args.includes('--week'))
  printWeeks(
    await measureWeeks({
      weeks: given('--weeks'),
      seconds: given('--seconds'),
      isScarce: args.includes('--scarce'),
    }),
  );
else if (args.includes('--rules')) printRules(await measureRules({ proposals: given('--proposals') }));
else if (args.includes('--nodes')) printNodes(await benchIn(measureNodes));
else if (args.includes('--foods')) printFoods(await benchAlone(measureFoods));
else if (args.includes('--imports')) printImports(await benchAlone(measureImports));
else if (args.includes('--proposals'))
  printProposals(await benchAlone((settings) => measureProposals(settings, dishes)));
else if (args.includes('--home'))
  printHome(await benchOn(isPostgres, (settings) => measureHome(settings, dishes)));
else if (args.includes('--lists'))
  printLists(await benchOn(isPostgres, (settings) => measureLists(settings, dishes)));
else if (args.includes('--writes')) await benchWrites(isPostgres);
else {
  await bench(args, dishes);
  await benchWrites(isPostgres);
}
