import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import * as bare from './processes';
import { layCluster, laySqlite } from './template';

export { removeFolder, startEmulator, type Running, type RunningCms } from './processes';

/** Option for tests of a first start: the database begins empty, otherwise as a first start has left it. */
export interface Beginning {
  readonly from?: 'nothing';
}

/** Makes a new folder, and returns the data folder in it. */
export const ownFolder = (): string => bare.makeFolder(inject('cms').folder);

/**
 * Starts and tracks a test file's processes and folders; after its last test it stops the former and removes the
 * latter.
 */
export function thingsOfFile() {
  const folders: string[] = [];
  const running: bare.Running[] = [];
  afterAll(async () => {
    for (const one of running.reverse()) await one.stop();
    folders.forEach(bare.removeFolder);
  });
  const folder = () => {
    const dataDir = ownFolder();
    folders.push(dataDir);
    return dataDir;
  };
  return { folders, running, folder };
}

/** Starts a CMS at a free port; `env` overrides the launcher's settings. Rejects with the end of its log. */
export async function startCms(
  dataDir: string,
  env: bare.Env = {},
  { from }: Beginning = {},
): Promise<bare.RunningCms> {
  const isElsewhere = Boolean(env.DATABASE_URL ?? env.DATABASE_FILENAME);
  const isThere = isElsewhere || existsSync(path.join(dataDir, 'supra.db'));
  if (from !== 'nothing' && !isThere) await laySqlite(dataDir);
  return bare.startCms(dataDir, env);
}

/** Starts a PostgreSQL beside this data folder, and returns the address of its database `supra` as the CMS takes it. */
export async function startPostgres(dataDir: string, { from }: Beginning = {}): Promise<bare.Running> {
  if (from !== 'nothing') await layCluster(path.join(dataDir, '../postgres'));
  return bare.startPostgres(dataDir);
}
