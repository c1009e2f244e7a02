import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDir } from '@/scripts/build/build.mjs';
import { readSettings } from '@/scripts/settings/env.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';
import type { Wire } from '../support/api';
import { openDatabase } from '../support/database';
import { databaseEnv, ownDatabase } from '../support/ownCms';
import { stack } from '../support/api';
import { startCms, thingsOfFile, type Beginning, type Running, type RunningCms } from '../support/running';

const SLOW = { timeout: 240_000 };
const isPostgres = stack().database === 'postgres';
const { folders, running, folder } = thingsOfFile();

async function start(dataDir: string, env: Record<string, string> = {}, beginning: Beginning = {}) {
  const one = await startCms(dataDir, env, beginning);
  running.push(one);
  return one;
}

const isUp = async ({ url }: Running) => (await fetch(`${url}/api/health`)).status === 200;

/** Expects a refusal to be one sentence, without a stack. */
function sentence(said: string): string {
  expect(said).not.toMatch(/^\s+at /m);
  expect(said.trim().split('\n')).toHaveLength(1);
  return said;
}

/** Starts a CMS that must refuse to start, and returns its last words. */
async function refusal(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const said = await startCms(dataDir, env).then(
    async (one) => {
      await one.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );
  return sentence(said);
}

interface Held {
  readonly dataDir: string;
  /** SQLite's file or PostgreSQL's address. */
  readonly database?: string;
  readonly env?: Record<string, string>;
  readonly as?: { readonly uid: number; readonly gid: number };
  /** JSON file with the content types of its release. */
  readonly contentTypes?: string;
}
const LET_IN = 'It is let in.';

/**
 * Runs the first step of a start in a separate process, and returns its output: it takes the database lock or is
 * refused.
 */
async function held({
  dataDir,
  database = path.join(dataDir, 'supra.db'),
  env,
  as,
  contentTypes = '',
}: Held): Promise<string> {
  const built = buildDir(readSettings({}, { root: ROOT }), 'cms');
  const program = `
    const [client, at, dataDir, file, built] = process.argv.slice(1);
    const connection = client === 'sqlite' ? { filename: at } : { connectionString: at };
    globalThis.strapi = {
      config: { get: () => ({ client, connection }) },
      contentTypes: file ? JSON.parse(require('fs').readFileSync(file)) : {},
      dirs: { static: { public: dataDir + '/public' }, dist: { root: built } },
      log: console,
      stopWithError() {},
    };
    require(built + '/src/single-process.js').lockDatabase(strapi).then(() => {
      console.log('${LET_IN}');
      process.exit();
    });`;
  const given = [isPostgres ? 'postgres' : 'sqlite', database, dataDir, contentTypes, built];
  const child = spawn(process.execPath, ['-e', program, ...given], {
    cwd: path.join(ROOT, 'cms'),
    env: { ...process.env, ...env },
    ...as,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  await new Promise((resolve) => child.on('close', resolve));
  return sentence(said);
}

describe.runIf(!isPostgres)('one SQLite file for one CMS', SLOW, () => {
  const dataDir = folder();
  const database = path.join(dataDir, 'supra.db');
  const halfReceived = path.join(dataDir, 'tmp/half');
  const ANOTHER = /^Another CMS is running on .*supra\.db, and with SQLite/;
  let first: RunningCms;

  beforeAll(async () => {
    first = await start(dataDir);
    writeFileSync(halfReceived, 'an upload under way');
  });

  test('refuses a second CMS that uses a linked file in another folder, and changes nothing', async () => {
    const dir = folder();
    symlinkSync(database, path.join(dir, 'house.db'));
    expect(await refusal(dir, { DATABASE_FILENAME: path.join(dir, 'house.db') })).toMatch(ANOTHER);
    expect(await isUp(first)).toBe(true);
    expect(existsSync(halfReceived)).toBe(true);
  });

  test.each<[string, () => Held]>([
    ['with a TMPDIR of its own', () => ({ dataDir, env: { TMPDIR: otherFolder() } })],
    [
      'by a linked folder',
      () => {
        const link = path.join(otherFolder(), 'data');
        symlinkSync(dataDir, link);
        return { dataDir: link, env: { TMPDIR: otherFolder() } };
      },
    ],
  ])('refuses a second CMS %s, before anything else', async (_how, other) => {
    expect(await held(other())).toMatch(ANOTHER);
    expect(await isUp(first)).toBe(true);
    expect(existsSync(halfReceived)).toBe(true);
  });

  test('lets the next CMS start after a kill, and removes its half-received files', async () => {
    await first.kill();
    first = await start(dataDir);
    expect(await isUp(first)).toBe(true);
    expect(existsSync(halfReceived)).toBe(false);
  });

  describe('an unusable database is reported in one sentence', () => {
    /** Copies the data folder of a CMS that has run and stopped. */
    const left = () => {
      const copy = folder();
      cpSync(dataDir, copy, { recursive: true });
      return { dataDir: copy, database: path.join(copy, 'supra.db') };
    };
    beforeAll(() => first.stop());

    test('a file that is no database', async () => {
      const dataDir = folder();
      writeFileSync(path.join(dataDir, 'supra.db'), 'this is no database, and never was one. '.repeat(200));
      expect(await held({ dataDir })).toMatch(/^The database .*supra\.db is damaged or none at all/);
    });

    test('an emptied database is not mistaken for a new stack', async () => {
      const { dataDir, database } = left();
      rmSync(`${database}-wal`, { force: true });
      truncateSync(database, 0);
      expect(await held({ dataDir })).toMatch(/^The database .*supra\.db is empty \(0 bytes\)/);
      expect(readdirSync(dataDir)).toContain('supra.db');
      // without the empty file, it starts
      rmSync(database);
      expect(await held({ dataDir })).toMatch(LET_IN);
    });

    test('a database emptied before its first note, with people’s files beside it, is no new stack either', async () => {
      const dataDir = folder();
      writeFileSync(path.join(dataDir, 'supra.db'), '');
      mkdirSync(path.join(dataDir, 'private'));
      writeFileSync(path.join(dataDir, 'private/9f1c'), 'an examination');
      expect(await held({ dataDir })).toMatch(/is empty \(0 bytes\)/);
    });

    test('a database or folder of another user', async () => {
      const { dataDir, database } = left();
      for (const name of readdirSync(dataDir).filter((one) => one.startsWith('supra.db')))
        chmodSync(path.join(dataDir, name), name.endsWith('.lock') ? 0o666 : 0o444);
      chmodSync(dataDir, 0o777);
      const asNobody = { dataDir, as: nobody(dataDir) };
      expect(await held(asNobody)).toMatch(/^The database .*supra\.db cannot be opened for reading and/);
      chmodSync(dataDir, 0o555);
      expect(await held(asNobody)).toMatch(/^The folder .* cannot be opened for reading and writing/);
      chmodSync(dataDir, 0o700);
      expect(existsSync(database)).toBe(true);
    });
  });

  function otherFolder(): string {
    const made = mkdtempSync(path.join(tmpdir(), 'supra-other-'));
    folders.push(path.join(made, 'x'));
    return made;
  }
});

/** User and group of somebody who may only read; root may write despite the modes. */
function nobody(dataDir: string): Held['as'] {
  if (process.getuid?.() !== 0) return undefined;
  const ids = { uid: 65534, gid: 65534 };
  chownSync(path.dirname(dataDir), ids.uid, ids.gid);
  return ids;
}

test.runIf(!isPostgres)(
  'a first start that was cut short begins again',
  async () => {
    const dataDir = folder();
    writeFileSync(path.join(dataDir, 'supra.db'), '');
    await start(dataDir, {}, { from: 'nothing' });
  },
  SLOW.timeout,
);

describe.runIf(isPostgres)('several CMS on one PostgreSQL database', SLOW, () => {
  const HOLDERS = `select l.pid from pg_locks l where l.locktype = 'advisory' and l.objid = 7302029 and l.granted
    and l.database = (select oid from pg_database where datname = current_database())`;
  let env: Record<string, string>;
  let databaseUrl: string;
  let drop: () => Promise<void>;
  let first: RunningCms;
  let db: Wire;

  beforeAll(async () => {
    const own = await ownDatabase(folder());
    ({ databaseUrl, drop } = own);
    env = databaseEnv(own.database, databaseUrl);
    db = openDatabase(own);
    first = await start(folder(), env);
  });
  afterAll(async () => {
    await db?.destroy();
    await first?.stop();
    await drop?.();
  });

  const holders = async (): Promise<number[]> =>
    (await db.raw(HOLDERS)).rows.map(({ pid }: { pid: number }) => pid);

  test('reconnect after a cut connection and take the lock again', async () => {
    const [before] = await holders();
    await db.raw('select pg_terminate_backend(?)', [before]);
    await expect.poll(holders, { timeout: 20_000 }).toEqual([expect.not.toBeOneOf([before])]);
    expect(await isUp(first)).toBe(true);
  });

  test('make one with different tables wait until the running ones are gone', async () => {
    const contentTypes = path.join(folder(), 'types.json');
    const { value } = await db('strapi_core_store_settings')
      .where({ key: 'strapi_content_types_schema' })
      .first('value');
    writeFileSync(contentTypes, value);
    const other = { dataDir: folder(), database: databaseUrl, contentTypes };
    expect(await held(other)).toMatch(LET_IN);
    await db.raw(`insert into strapi_migrations (name, time) values ('2099.01.01T00.00.00.later.js', now())`);
    expect(await held(other)).toMatch(/^Other CMS of a newer release are running .*2099\.01\.01/);
    await db.raw(`delete from strapi_migrations where name like '2099%'`);
    const [migration] = (
      await db.raw(`delete from strapi_migrations where name like '%cookings%' returning name`)
    ).rows;
    expect(await held(other)).toMatch(/^Other CMS of an older release are running .*cookings/);
    await db.raw('insert into strapi_migrations (name, time) values (?, now())', [migration.name]);
    await db.raw(`update supra_shapes set shape = 'another' where name = 'cookings'`);
    expect(await refusal(folder(), env)).toMatch(/^Other CMS of another release are running .*cookings/);
    expect(await isUp(first)).toBe(true);
  });

  test('and an older release, which must run alone, keep each other out until it is killed', async () => {
    const other = openDatabase({ database: 'postgres', databaseUrl });
    const session = await other.client.acquireConnection();
    const takes = async () =>
      (await session.query('select pg_try_advisory_lock(7302027) as taken')).rows[0].taken;
    expect(await takes()).toBe(false);
    await first.kill();
    await expect.poll(takes, { timeout: 20_000 }).toBe(true);
    expect(await held({ dataDir: folder(), database: databaseUrl })).toMatch(
      /^A CMS of an older release, which must be alone, is running on the PostgreSQL database own_\w+ on 127/,
    );
    await other.client.releaseConnection(session);
    await other.destroy();
    first = await start(folder(), env);
    expect(await isUp(first)).toBe(true);
  });

  test('report a missing PostgreSQL in one sentence', async () => {
    const said = await held({ dataDir: folder(), database: 'postgres://a:b@127.0.0.1:9/supra' });
    expect(said).toMatch(/^PostgreSQL cannot be reached \(supra on 127\.0\.0\.1:9: ECONNREFUSED\): start it/);
  });
});
