import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { builds } from '@/scripts/build.mjs';
import { fingerprint } from '@/scripts/fingerprint.mjs';
import { withLock } from '@/scripts/lock.mjs';
import { ROOT, separateSettings } from '@/scripts/stack.mjs';
import { scratchFolder } from '@/scripts/scratch.mjs';
import { openSqlite, requireOfCms } from './native';
import { makeFolder, removeFolder, startCms, startPostgres } from './processes';

const CACHE = path.join(ROOT, 'node_modules/.cache/supra/templates');
/** Templates of older sources that stay beside the present one. */
const OLDER = 2;
/** Nobody signs in while a template is made. */
const NO_EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9', FIREBASE_PROJECT_ID: 'demo-template' };
/** Everything but the CMS's own sources that a first start, or the making of a template, depends on. */
const ALSO_READ = [
  'cms/package-lock.json',
  'cms/seed/foods',
  'package-lock.json',
  'scripts/postgres.mjs',
  'tests/cms/support/template.ts',
];

type Kind = 'sqlite' | 'postgres';
const MAKE: Readonly<Record<Kind, (place: string) => Promise<void>>> = {
  sqlite: makeSqlite,
  postgres: makeCluster,
};

/** Copies the SQLite database that a CMS's first start leaves into a data folder, as `supra.db`. */
export async function laySqlite(dataDir: string): Promise<void> {
  const from = await ensureTemplate('sqlite');
  copyFileSync(path.join(from, 'supra.db'), path.join(dataDir, 'supra.db'), constants.COPYFILE_FICLONE);
}

/** Copies a stopped PostgreSQL cluster, whose database `supra` a CMS's first start has filled, to `place`. */
export async function layCluster(place: string): Promise<void> {
  const from = await ensureTemplate('postgres');
  cpSync(path.join(from, 'cluster'), place, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/**
 * Answers the folder of the template that belongs to the present sources, and makes it first where there is none. It appears whole
 * or not at all, also where two runs need it at once; of older ones two stay. TEST_TEMPLATE=last takes the last one whatever it was
 * made from, for mutants.
 */
export async function ensureTemplate(kind: Kind): Promise<string> {
  const [last] = process.env.TEST_TEMPLATE === 'last' ? templatesOf(kind) : [];
  if (last) return path.join(CACHE, last);
  const { inputs, without } = builds(await separateSettings({})).cms;
  const name = `${kind}-${fingerprint(ROOT, [...inputs, ...ALSO_READ], { without }).all.slice(0, 16)}`;
  const place = path.join(CACHE, name);
  if (!existsSync(place))
    await withLock(`${CACHE}/${kind}.lock`, async () => {
      if (existsSync(place)) return;
      const part = `${place}.${randomUUID()}.part`;
      mkdirSync(part, { recursive: true });
      try {
        await MAKE[kind](part);
        renameSync(part, place);
      } finally {
        rmSync(part, { recursive: true, force: true });
      }
      prune(kind, name);
    });
  const now = new Date();
  utimesSync(place, now, now);
  return place;
}

/** The whole templates of a kind, the one used last first. */
function templatesOf(kind: Kind): string[] {
  const age = (name: string) => statSync(path.join(CACHE, name)).mtimeMs;
  const names = existsSync(CACHE) ? readdirSync(CACHE) : [];
  return names
    .filter((name) => name.startsWith(`${kind}-`) && !name.endsWith('.part'))
    .toSorted((a, b) => age(b) - age(a));
}

function prune(kind: Kind, present: string): void {
  const older = templatesOf(kind).filter((name) => name !== present);
  for (const name of older.slice(OLDER)) rmSync(path.join(CACHE, name), { recursive: true, force: true });
}

async function makeSqlite(place: string): Promise<void> {
  const dataDir = makeFolder(scratchFolder());
  try {
    const cms = await startCms(dataDir, NO_EMULATOR);
    await cms.stop();
    const file = path.join(dataDir, 'supra.db');
    const db = openSqlite(file);
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
    copyFileSync(file, path.join(place, 'supra.db'));
  } finally {
    removeFolder(dataDir);
  }
}

async function makeCluster(place: string): Promise<void> {
  const dataDir = makeFolder(scratchFolder());
  try {
    const postgres = await startPostgres(dataDir);
    try {
      const env = { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url, DATABASE_SSL: 'false' };
      const cms = await startCms(dataDir, { ...NO_EMULATOR, ...env });
      await cms.stop();
      // copies come with statistics, and without work for the autovacuum of each
      await vacuum(postgres.url);
    } finally {
      await postgres.stop();
    }
    cpSync(path.join(dataDir, '../postgres'), path.join(place, 'cluster'), { recursive: true });
  } finally {
    removeFolder(dataDir);
  }
}

async function vacuum(url: string): Promise<void> {
  const { Client } = requireOfCms('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum (freeze, analyze)');
  await client.end();
}
