import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import * as bare from './processes';
import { layCluster, laySqlite } from './template';

export { removeFolder, startEmulator, type Running, type RunningCms } from './processes';

/** Says that a database begins with nothing, for tests of a first start; else it is as a first start has left it. */
export interface Beginning {
  readonly from?: 'nothing';
}

/** Makes a folder that nothing else uses, and answers the data folder in it. */
export const ownFolder = (): string => bare.makeFolder(inject('cms').folder);

/** Keeps what a test file starts and the folders it makes; after its last test the former are ended, the latter removed. */
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

/** Starts a CMS at a free port; `env` goes over what the launcher would give it. Rejects with the end of its log. */
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

/** Starts a PostgreSQL beside this data folder, and answers the address of its database `supra` as the CMS takes it. */
export async function startPostgres(dataDir: string, { from }: Beginning = {}): Promise<bare.Running> {
  if (from !== 'nothing') await layCluster(path.join(dataDir, '../postgres'));
  return bare.startPostgres(dataDir);
}
