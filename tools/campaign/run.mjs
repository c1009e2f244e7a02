import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPostgres } from '../bench/lists.mjs';
import { ensureBuilt } from '../../scripts/build/build.mjs';
import { builtOf } from './database.mjs';
import { runFaults } from './faults.mjs';
import { runFuzz } from './fuzz.mjs';
import { runKill } from './kill.mjs';
import { runLoad } from './load.mjs';
import { runNodes } from './nodes.mjs';
import { separateSettings } from '../../scripts/launch/stack.mjs';

/** @import { HouseOptions } from './house.mjs' */

/**
 * @typedef {{ rounds: number, clients: number, requests: number, people: number, seconds: number,
 *   seed: number }} Amounts
 * @typedef {HouseOptions & Partial<Amounts> & { isOnPostgres?: boolean, rate?: number,
 *   print?: (text: string) => void }} CampaignOptions
 * @typedef {{ rows: Record<string, unknown>[], notes?: object[], broken: string[] }} Outcome
 * @typedef {HouseOptions & Amounts & { random: () => number, print: (text: string) => void }} RunOptions
 */

const USAGE = `npm run campaign -- kill|fuzz|load|faults|nodes [options]
  kill    kills any part while people write     --rounds N (60)   --long (200)   --clients N (8)
  fuzz    odd calls out of the contract         --requests N (100000)
  load    500 people with a live stream each    --people N (500)  --seconds N (300)  --soak (an hour)
  faults  a full disk, a clock turned back
  nodes   kills, pauses and cuts off three CMS on one PostgreSQL   --seconds N
  --small leaves the site out   --postgres on PostgreSQL   --seed N`;

/** @type {Record<string, (dataDir: string, options: RunOptions) => Promise<Outcome>>} */
const RUNS = { kill: runKill, fuzz: runFuzz, load: runLoad, faults: runFaults, nodes: runNodes };

/** @type {Amounts} */
const USUAL = { rounds: 60, clients: 8, requests: 100_000, people: 500, seconds: 300, seed: 1 };

/**
 * Runs one campaign; resolves to its rows and the broken promises.
 * @param {string} name
 * @param {CampaignOptions} options
 * @returns {Promise<Outcome>}
 */
export async function campaign(name, options) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-campaign-'));
  let postgres;
  const run = RUNS[name];
  if (!run) throw new Error(`There is no campaign "${name}".`);
  try {
    await ensureBuilt('cms', await separateSettings({ dataDir }));
    if (options.isOnPostgres || name === 'nodes') postgres = await openPostgres(dataDir);
    const random = builtOf('domain/random').seeded(options.seed ?? 1);
    return await run(dataDir, { ...USUAL, print: console.log, env: postgres?.env, ...options, random });
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string[]} args */
async function main([name = '', ...args]) {
  if (!Object.hasOwn(RUNS, name)) {
    console.error(USAGE);
    process.exit(2);
  }
  /** @param {string} option */
  const has = (option) => args.includes(`--${option}`);
  /** @param {string} option @param {number} usual */
  const number = (option, usual) => (has(option) ? Number(args[args.indexOf(`--${option}`) + 1]) : usual);
  const {
    rows,
    notes = [],
    broken,
  } = await campaign(name, {
    rounds: number('rounds', has('long') ? 200 : USUAL.rounds),
    clients: number('clients', USUAL.clients),
    requests: number('requests', USUAL.requests),
    people: number('people', USUAL.people),
    seconds: number('seconds', has('soak') ? 3600 : USUAL.seconds),
    seed: number('seed', USUAL.seed),
    isSmall: has('small'),
    isOnPostgres: has('postgres'),
  });
  console.table(rows);
  if (notes.length > 0) console.table(notes);
  for (const one of broken.slice(0, 50)) console.error(`BROKEN ${one}`);
  process.exit(broken.length > 0 ? 1 : 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
