import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { stack, people, type Wire } from './api';
import { openDatabase } from './database';
import { type Beginning, ownFolder, removeFolder, startCms, type RunningCms } from './running';
import { laySqlite } from './template';

export interface OwnCms extends RunningCms {
  readonly database: 'sqlite' | 'postgres';
  readonly databaseUrl: string;
  readonly dataDir: string;
  /**
   * Stops it, runs `between` on its database and starts it again, at another address and with these settings over its
   * own.
   */
  readonly restart: (
    between: (db: Wire) => Promise<void>,
    settings?: Record<string, string>,
  ) => Promise<RunningCms>;
}
interface Options extends Beginning {
  readonly env?: Record<string, string>;
  /** Maps PostgreSQL's address to the one that the CMS connects to. */
  readonly through?: (url: string) => Promise<string>;
  /** Fills the database before the start. */
  readonly fill?: (db: Wire) => Promise<void>;
}

/** Starts a second CMS beside the worker's, on a separate database, for the worker's people. */
export async function startOwnCms({
  from,
  env = {},
  through = async (url) => url,
  fill,
}: Options = {}): Promise<OwnCms> {
  const { emulator } = stack();
  const dataDir = ownFolder();
  const { database, databaseUrl, drop } = await ownDatabase(dataDir, { from });
  if (fill) await withDatabase({ database, databaseUrl }, fill);
  const own = {
    FIREBASE_AUTH_EMULATOR_HOST: emulator.url.replace('http://', ''),
    FIREBASE_PROJECT_ID: emulator.projectId,
    ADMIN_EMAILS: people().admin.email,
    ...databaseEnv(database, await through(databaseUrl)),
    ...env,
  };
  const cms = await startCms(dataDir, own, { from });
  let running = cms;
  const restart: OwnCms['restart'] = async (between, settings = {}) => {
    await running.stop();
    await withDatabase({ database, databaseUrl }, between);
    return (running = await startCms(dataDir, { ...own, ...settings }));
  };
  const stop = async () => {
    await running.stop();
    await drop();
    removeFolder(dataDir);
  };
  return { ...cms, stop, restart, database, databaseUrl, dataDir };
}

export async function withDatabase<T>(
  of: Pick<OwnCms, 'database' | 'databaseUrl'>,
  work: (db: Wire) => Promise<T>,
): Promise<T> {
  const db = openDatabase(of);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Makes a database of the project's kind, in this data folder or on the worker's cluster. */
export async function ownDatabase(dataDir: string, { from }: Beginning = {}) {
  const { database } = stack();
  const isPostgres = database === 'postgres';
  if (!isPostgres && from !== 'nothing') await laySqlite(dataDir);
  const databaseUrl = isPostgres
    ? await createDatabase(stack().databaseUrl, { from })
    : path.join(dataDir, 'supra.db');
  const drop = async () => void (isPostgres && (await dropDatabase(databaseUrl)));
  return { database, databaseUrl, drop };
}

/** Returns the environment that points a CMS to PostgreSQL; SQLite's file is in its data folder anyway. */
export const databaseEnv = (database: 'sqlite' | 'postgres', url: string): Record<string, string> =>
  database === 'sqlite' ? {} : { DATABASE_CLIENT: 'postgres', DATABASE_URL: url, DATABASE_SSL: 'false' };

/** Makes a database on the cluster of `beside`, and returns its address. */
export async function createDatabase(beside: string, { from }: Beginning = {}): Promise<string> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  await onCluster(beside, `create database "${name}"${from === 'nothing' ? '' : ' template supra'}`);
  const url = new URL(beside);
  url.pathname = `/${name}`;
  return url.href;
}

const dropDatabase = (url: string): Promise<void> =>
  onCluster(url, `drop database "${new URL(url).pathname.slice(1)}" with (force)`);

/** Runs a statement in a database that no test uses: a database with connections cannot be a template. */
async function onCluster(url: string, statement: string): Promise<void> {
  const databaseUrl = new URL('/postgres', url).href;
  await withDatabase({ database: 'postgres', databaseUrl }, (db) => db.raw(statement));
}
