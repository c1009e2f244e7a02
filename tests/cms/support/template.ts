import { constants, copyFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { builds } from '@/scripts/build/build.mjs';
import { ensureFolder, foldersOf } from '@/scripts/build/buildFolders.mjs';
import { scratchFolder } from '@/scripts/processes/scratch.mjs';
import { ROOT, separateSettings } from '@/scripts/launch/stack.mjs';
import { openSqlite } from './native';
import { makeFolder, removeFolder, startCms, startPostgres } from './processes';

/** Environment of a template's CMS; nobody signs in while a template is made. */
const NO_EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9', FIREBASE_PROJECT_ID: 'demo-template' };
/** Paths, beside the CMS's sources, that a first start or the making of a template depends on. */
const ALSO_READ = [
  'cms/package-lock.json',
  'cms/seed/foods',
  'package-lock.json',
  'scripts/launch/postgres.mjs',
  'tests/cms/support/template.ts',
];
const MAKE = { sqlite: makeSqlite, postgres: makeCluster };
const ensured = new Map<keyof typeof MAKE, Promise<string>>();

/** Copies the SQLite database that a CMS's first start leaves into a data folder, as `supra.db`. */
export async function laySqlite(dataDir: string): Promise<void> {
  const from = path.join(await ensureTemplate('sqlite'), 'supra.db');
  copyFileSync(from, path.join(dataDir, 'supra.db'), constants.COPYFILE_FICLONE);
}

/** Copies a stopped PostgreSQL cluster, whose database `supra` a CMS's first start has filled, to `place`. */
export async function layCluster(place: string): Promise<void> {
  const from = path.join(await ensureTemplate('postgres'), 'cluster');
  cpSync(from, place, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Returns the folder of the template for the present sources, making it first if there is none. */
export function ensureTemplate(client: keyof typeof MAKE): Promise<string> {
  const one = ensured.get(client) ?? findOrMake(client);
  ensured.set(client, one);
  return one;
}

/**
 * Finds a template among the cached build folders, or makes it; a template appears whole or not at all, even if two
 * runs need it at once, and two older ones are kept. TEST_TEMPLATE=last takes the newest one regardless of its sources,
 * for mutants.
 */
async function findOrMake(client: keyof typeof MAKE): Promise<string> {
  const { inputs, without } = builds(await separateSettings({})).cms;
  const kind = {
    name: `template-${client}`,
    root: ROOT,
    home: path.join(ROOT, 'node_modules/.cache/supra/templates'),
    inputs: [...inputs, ...ALSO_READ],
    without,
  };
  const [last] = process.env.TEST_TEMPLATE === 'last' ? foldersOf(kind) : [];
  if (last) return last;
  const { folder } = await ensureFolder(kind, async (half: string) => {
    const dataDir = makeFolder(scratchFolder());
    try {
      await MAKE[client](half, dataDir);
    } finally {
      removeFolder(dataDir);
    }
    return true;
  });
  if (!folder) throw new Error(`The template for ${client} was not made.`);
  return folder;
}

async function makeSqlite(place: string, dataDir: string): Promise<void> {
  const cms = await startCms(dataDir, NO_EMULATOR);
  await cms.stop();
  const file = path.join(dataDir, 'supra.db');
  const db = openSqlite(file);
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
  copyFileSync(file, path.join(place, 'supra.db'));
}

async function makeCluster(place: string, dataDir: string): Promise<void> {
  const postgres = await startPostgres(dataDir);
  try {
    const env = { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url, DATABASE_SSL: 'false' };
    const cms = await startCms(dataDir, { ...NO_EMULATOR, ...env });
    await cms.stop();
  } finally {
    await postgres.stop();
  }
  cpSync(path.join(dataDir, '../postgres'), path.join(place, 'cluster'), { recursive: true });
}
