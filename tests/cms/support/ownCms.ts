import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { stack, people, type Wire } from './api';
import { openDatabase } from './database';
import { ownFolder, removeFolder, startCms, type Beginning, type RunningCms } from './running';

export interface OwnCms extends RunningCms {
  readonly database: 'sqlite' | 'postgres';
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Stops it, does this to its database and starts it again, at another address and with these settings over its own. */
  readonly restart: (
    between: (db: Wire) => Promise<void>,
    settings?: Record<string, string>,
  ) => Promise<RunningCms>;
}
interface Options extends Beginning {
  readonly env?: Record<string, string>;
  /** Where the CMS is to look for PostgreSQL, if not at its own address. */
  readonly through?: (url: string) => Promise<string>;
  /** What its database holds before it starts. */
  readonly fill?: (db: Wire) => Promise<void>;
}

/** A CMS beside the suite's, on an empty database of its own, for the suite's people. */
export async function startOwnCms({
  env = {},
  through = async (url) => url,
  fill,
  from,
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

/** An empty database of the suite's kind, in this data folder or beside the suite's own. */
export async function ownDatabase(dataDir: string, _beginning: Beginning = {}) {
  const { database } = stack();
  const isPostgres = database === 'postgres';
  const databaseUrl = isPostgres ? await createDatabase() : path.join(dataDir, 'supra.db');
  const drop = async () => void (isPostgres && (await dropDatabase(databaseUrl)));
  return { database, databaseUrl, drop };
}

/** What tells a CMS of PostgreSQL; SQLite's file is in its data folder anyway. */
export const databaseEnv = (database: 'sqlite' | 'postgres', url: string): Record<string, string> =>
  database === 'sqlite' ? {} : { DATABASE_CLIENT: 'postgres', DATABASE_URL: url, DATABASE_SSL: 'false' };

async function createDatabase(): Promise<string> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const db = openDatabase();
  await db.raw(`create database "${name}"`);
  await db.destroy();
  const url = new URL(stack().databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabase(databaseUrl: string): Promise<void> {
  const db = openDatabase();
  await db.raw(`drop database "${new URL(databaseUrl).pathname.slice(1)}" with (force)`);
  await db.destroy();
}
