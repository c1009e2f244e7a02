import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '@/scripts/build/build.mjs';
import { scratchFolder } from '@/scripts/processes/scratch.mjs';
import { separateSettings } from '@/scripts/launch/stack.mjs';
import { makeFolder, startPostgres } from './processes';
import { ensureTemplate, layCluster } from './template';

/** Shared by the workers of one CMS project: a folder, and a PostgreSQL unless it runs on SQLite. */
interface Shared {
  readonly folder: string;
  readonly postgresUrl: string | undefined;
}
declare module 'vitest' {
  export interface ProvidedContext {
    cms: Shared;
  }
}

/** Builds the CMS, makes the template and starts the PostgreSQL of one project; each worker then starts its own CMS. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'supra-tests-'));
  // PostgreSQL may run as another user
  chmodSync(folder, 0o711);
  const dataDir = makeFolder(folder);
  await ensureBuilt('cms', await separateSettings({ dataDir }));
  await ensureTemplate('sqlite');
  const isPostgres = project.config.env.DATABASE_CLIENT === 'postgres';
  if (isPostgres) await layCluster(path.join(dataDir, '../postgres'));
  const postgres = isPostgres ? await startPostgres(dataDir) : undefined;
  project.provide('cms', { folder, postgresUrl: postgres?.url });
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
