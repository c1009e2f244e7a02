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

const USAGE = `npm run campaign -- kill|fuzz|load|faults|nodes [options]
  kill    kills any part while people write     --rounds N (60)   --long (200)   --clients N (8)
  fuzz    odd calls out of the contract         --requests N (100000)
  load    500 people with a live stream each    --people N (500)  --seconds N (300)  --soak (an hour)
  faults  a full disk, a clock turned back
  nodes   kills, pauses and cuts off three CMS on one PostgreSQL   --seconds N
  --small leaves the site out   --postgres on PostgreSQL   --seed N`;

const RUNS = { kill: runKill, fuzz: runFuzz, load: runLoad, faults: runFaults, nodes: runNodes };

/** Runs one campaign; resolves to its rows and the broken promises. */
export async function campaign(name, options) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-campaign-'));
  let postgres;
  try {
    await ensureBuilt('cms', await separateSettings({ dataDir }));
    if (options.isOnPostgres || name === 'nodes') postgres = await openPostgres(dataDir);
    const random = builtOf('domain/random').seeded(options.seed ?? 1);
    return await RUNS[name](dataDir, { print: console.log, env: postgres?.env, ...options, random });
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function main([name, ...args]) {
  if (!Object.hasOwn(RUNS, name ?? '')) {
    console.error(USAGE);
    process.exit(2);
  }
  const has = (option) => args.includes(`--${option}`);
  const number = (option, usual) => (has(option) ? Number(args[args.indexOf(`--${option}`) + 1]) : usual);
  const {
    rows,
    notes = [],
    broken,
  } = await campaign(name, {
    rounds: number('rounds', has('long') ? 200 : 60),
    clients: number('clients', 8),
    requests: number('requests', 100_000),
    people: number('people', 500),
    seconds: number('seconds', has('soak') ? 3600 : 300),
    seed: number('seed', 1),
    isSmall: has('small'),
    isOnPostgres: has('postgres'),
  });
  console.table(rows);
  if (notes.length > 0) console.table(notes);
  for (const one of broken.slice(0, 50)) console.error(`BROKEN ${one}`);
  process.exit(broken.length > 0 ? 1 : 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
