import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stack, type Wire } from '../support/api';
import { databaseEnv, ownDatabase, withDatabase } from '../support/ownCms';
import { ownFolder, removeFolder, startCms, type RunningCms } from '../support/running';
import { HOUR } from '@/lib/domain/time/units';

/** Starts a separate stack that can be killed, inspected and started again. */
export async function breakableStack() {
  const { emulator } = stack();
  const dataDir = ownFolder();
  const { database, databaseUrl, drop } = await ownDatabase(dataDir);
  const isPostgres = database === 'postgres';
  const env = (more: Record<string, string> = {}) => ({
    FIREBASE_AUTH_EMULATOR_HOST: emulator.url.replace('http://', ''),
    FIREBASE_PROJECT_ID: emulator.projectId,
    ...databaseEnv(database, databaseUrl),
    ...more,
  });
  let cms: RunningCms | undefined;

  /** Queries the database directly; the CMS need not run. */
  const rows = (text: string, values: unknown[] = []): Promise<Wire[]> =>
    withDatabase({ database, databaseUrl }, async (db) => {
      const found = await db.raw(text, values);
      return isPostgres ? found.rows : found;
    });
  const place = (bytes: string) => path.join(dataDir, bytes);
  const onDisk = () =>
    ['public/uploads', 'private'].flatMap((folder) =>
      (existsSync(place(folder)) ? readdirSync(place(folder)) : []).map((name) => `${folder}/${name}`),
    );

  return {
    emulator,
    isPostgres,
    place,
    url: () => (cms as RunningCms).url,
    start: async (more?: Record<string, string>) => void (cms = await startCms(dataDir, env(more))),
    stop: async () => void (await cms?.stop()),
    kill: async () => void (await (cms as RunningCms).kill()),
    end: async () => {
      await cms?.stop();
      await drop();
      removeFolder(dataDir);
    },
    rows,
    onDisk: () =>
      onDisk()
        .filter((name) => !path.basename(name).startsWith('.'))
        .toSorted(),
    has: (bytes: string) => existsSync(place(bytes)),
    drop: (bytes: string) => rmSync(place(bytes)),
    /** Writes bytes to disk, dated `hours` ago. */
    lay(bytes: string, hours = 2) {
      writeFileSync(place(bytes), 'left over');
      const at = new Date(Date.now() - hours * HOUR);
      utimesSync(place(bytes), at, at);
      return bytes;
    },
    /** Backdates everything by two hours. */
    async age() {
      const at = new Date(Date.now() - 2 * HOUR);
      for (const name of onDisk()) utimesSync(place(name), at, at);
      await rows('update supra_uploads set "createdAt" = "createdAt" - ?', [2 * HOUR]);
      if (isPostgres) await rows("update files set created_at = created_at - interval '2 hours'");
      else await rows('update files set created_at = created_at - ?', [2 * HOUR]);
    },
    /** Returns all bytes that rows name, and the rows that only one of the two tables has. */
    async named() {
      const files = await rows('select id, hash, ext, provider, formats from files');
      const uploads = await rows('select file from supra_uploads');
      const ids = new Set(uploads.map(({ file }) => file));
      const bytes = files.flatMap(({ hash, ext, provider, formats }) => {
        if (provider === 'supra-private') return [`private/${hash}`];
        const more = typeof formats === 'string' ? JSON.parse(formats) : formats;
        const all = [{ hash, ext }, ...Object.values((more ?? {}) as Record<string, Wire>)];
        return all.map((one) => `public/uploads/${one.hash}${one.ext}`);
      });
      const alone = [
        ...files.filter(({ id }) => !ids.has(id)).map(({ id }) => `files ${id}`),
        ...uploads
          .filter(({ file }) => !files.some(({ id }) => id === file))
          .map(({ file }) => `uploads ${file}`),
      ];
      return { bytes: bytes.toSorted(), alone };
    },
  };
}
export type BreakableStack = Awaited<ReturnType<typeof breakableStack>>;
