import { at } from '@/tests/support/at';
import { people, stack, type Wire } from '../support/api';
import { databaseEnv, ownDatabase, withDatabase } from '../support/ownCms';
import { ownFolder, removeFolder, startCms, type Beginning, type RunningCms } from '../support/running';

export interface Nodes {
  /** Starts another node on the same database. */
  readonly start: (env?: Record<string, string>) => Promise<RunningCms>;
  /** Gives `work` a connection to their database. */
  readonly look: <T>(work: (db: Wire) => Promise<T>) => Promise<T>;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

interface Options extends Beginning {
  /** Maps the address of PostgreSQL to another, for example a proxy's. */
  readonly through?: (url: string) => Promise<string>;
}

/** Prepares CMS nodes on one new PostgreSQL database, each with a separate folder. */
export async function ownNodes({ through = async (url) => url, from }: Options = {}): Promise<Nodes> {
  const { emulator } = stack();
  const folders = [ownFolder()];
  const { database, databaseUrl, drop } = await ownDatabase(at(folders, 0), { from });
  const running = new Set<RunningCms>();
  const start = async (env: Record<string, string> = {}) => {
    const dataDir = ownFolder();
    folders.push(dataDir);
    const cms = await startCms(dataDir, {
      FIREBASE_AUTH_EMULATOR_HOST: emulator.url.replace('http://', ''),
      FIREBASE_PROJECT_ID: emulator.projectId,
      ADMIN_EMAILS: people().admin.email,
      ...databaseEnv(database, await through(databaseUrl)),
      ...env,
    });
    running.add(cms);
    return cms;
  };
  const stop = async () => {
    await Promise.all([...running].map((one) => one.stop()));
    await drop();
    folders.forEach(removeFolder);
  };
  return { start, look: (work) => withDatabase({ database, databaseUrl }, work), databaseUrl, stop };
}
