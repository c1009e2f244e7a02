import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildDir } from '@/scripts/build.mjs';
import { readSettings } from '@/scripts/env.mjs';
import { ROOT } from '@/scripts/stack.mjs';
import {
  ownFolder,
  removeFolder,
  startCms,
  startPostgres,
  type Running,
  type RunningCms,
} from '../support/running';

// Every one of these starts a CMS or several.
const SLOW = { timeout: 240_000 };
const isPostgres = inject('stack').database === 'postgres';
const cms = createRequire(path.join(ROOT, 'cms/package.json'));
const folders: string[] = [];
const running: Running[] = [];

afterAll(async () => {
  for (const one of running.reverse()) await one.stop();
  folders.forEach(removeFolder);
});

function folder(): string {
  const dataDir = ownFolder();
  folders.push(dataDir);
  return dataDir;
}

async function start(dataDir: string, env: Record<string, string | undefined> = {}): Promise<RunningCms> {
  const one = await startCms(dataDir, env);
  running.push(one);
  return one;
}

const isUp = async ({ url }: Running) => (await fetch(`${url}/api/health`)).status === 200;

/** What a start that is refused says; only its last words, without a stack. */
async function refusal(dataDir: string, env: Record<string, string | undefined> = {}): Promise<string> {
  const said = await startCms(dataDir, env).then(
    async (one) => {
      await one.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );
  expect(said).not.toMatch(/^\s+at /m);
  expect(said.trim().split('\n')).toHaveLength(1);
  return said;
}

describe.runIf(!isPostgres)('one SQLite file, one CMS', SLOW, () => {
  const dataDir = folder();
  const database = path.join(dataDir, 'supra.db');
  const halfReceived = path.join(dataDir, 'tmp/half');
  let first: RunningCms;

  beforeAll(async () => {
    first = await start(dataDir);
    writeFileSync(halfReceived, 'an upload under way');
  });

  test.each<[string, () => { dir: string; env: Record<string, string> }]>([
    ['with a TMPDIR of its own', () => ({ dir: dataDir, env: { TMPDIR: mkdtempIn() } })],
    [
      'by a linked folder',
      () => {
        const link = path.join(mkdtempIn(), 'data');
        symlinkSync(dataDir, link);
        return { dir: link, env: { DATABASE_FILENAME: path.join(link, 'supra.db'), TMPDIR: mkdtempIn() } };
      },
    ],
    [
      'by a linked file from another folder',
      () => {
        const dir = folder();
        symlinkSync(database, path.join(dir, 'house.db'));
        return { dir, env: { DATABASE_FILENAME: path.join(dir, 'house.db') } };
      },
    ],
  ])('a second one is refused %s, and touches nothing', async (_how, other) => {
    const { dir, env } = other();
    expect(await refusal(dir, env)).toMatch(/^Another CMS is running on .*supra\.db, and with SQLite/);
    expect(await isUp(first)).toBe(true);
    expect(existsSync(halfReceived)).toBe(true);
  });

  test('a killed one leaves nothing behind that would keep the next out, and its half-received files go', async () => {
    await first.kill();
    first = await start(dataDir);
    expect(await isUp(first)).toBe(true);
    expect(existsSync(halfReceived)).toBe(false);
  });

  function mkdtempIn(): string {
    const made = mkdtempSync(path.join(tmpdir(), 'supra-other-'));
    folders.push(path.join(made, 'x'));
    return made;
  }
});

describe.runIf(!isPostgres)('a database that cannot be worked with is said in one sentence', SLOW, () => {
  test('a file that is none', async () => {
    const dataDir = folder();
    writeFileSync(path.join(dataDir, 'supra.db'), 'this is no database, and never was one. '.repeat(200));
    expect(await refusal(dataDir)).toMatch(/^The database .*supra\.db is damaged or none at all/);
  });

  test('a stack whose database was emptied is not taken for a new one', async () => {
    const dataDir = folder();
    const database = path.join(dataDir, 'supra.db');
    await (await startCms(dataDir)).stop();
    rmSync(`${database}-wal`, { force: true });
    truncateSync(database, 0);
    expect(await refusal(dataDir)).toMatch(/^The database .*supra\.db is empty \(0 bytes\)/);
    expect(readdirSync(dataDir)).toContain('supra.db');
    // moved away, it is one
    rmSync(database);
    await start(dataDir);
  });

  test('neither is one that was emptied before it was ever noted, with people’s files beside it', async () => {
    const dataDir = folder();
    writeFileSync(path.join(dataDir, 'supra.db'), '');
    mkdirSync(path.join(dataDir, 'private'));
    writeFileSync(path.join(dataDir, 'private/9f1c'), 'an examination');
    expect(await refusal(dataDir)).toMatch(/is empty \(0 bytes\)/);
  });

  test('a first start that was broken off at once is begun again', async () => {
    const dataDir = folder();
    writeFileSync(path.join(dataDir, 'supra.db'), '');
    await start(dataDir);
  });

  test('a database, and a folder, of somebody else’s', async () => {
    const dataDir = folder();
    const database = path.join(dataDir, 'supra.db');
    await (await startCms(dataDir)).stop();
    for (const name of readdirSync(dataDir).filter((one) => one.startsWith('supra.db')))
      chmodSync(path.join(dataDir, name), name.endsWith('.lock') ? 0o666 : 0o444);
    chmodSync(dataDir, 0o777);
    expect(await asNobody(database, dataDir)).toMatch(
      /^The database .*supra\.db cannot be opened for reading and/,
    );
    chmodSync(dataDir, 0o555);
    expect(await asNobody(database, dataDir)).toMatch(
      /^The folder .* cannot be opened for reading and writing/,
    );
    chmodSync(dataDir, 0o700);
  });
});

/** What the start's own check says to a user who may only read; root may write whatever the modes say. */
async function asNobody(database: string, dataDir: string): Promise<string> {
  const built = buildDir(readSettings({}, { root: ROOT }), 'cms');
  const program = `
    const { checkDatabase, checkFolder } = require('${built}/src/start/sqlite-state.js');
    const { lockSqlite } = require('${built}/src/start/sqlite-lock.js');
    const [file, dataDir] = process.argv.slice(1);
    try { checkFolder(dataDir); lockSqlite(file); checkDatabase(file, dataDir); console.log('sound'); }
    catch (error) { console.log(error.message); }`;
  const isRoot = process.getuid?.() === 0;
  const nobody = { uid: 65534, gid: 65534 };
  if (isRoot) chownSync(path.dirname(dataDir), nobody.uid, nobody.gid);
  const child = spawn(process.execPath, ['-e', program, database, dataDir], {
    cwd: path.join(ROOT, 'cms'),
    ...(isRoot && nobody),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  await new Promise((resolve) => child.on('close', resolve));
  return said;
}

describe.runIf(isPostgres)('several CMS on one PostgreSQL database', SLOW, () => {
  const HOLDERS = `select l.pid from pg_locks l where l.locktype = 'advisory' and l.objid = 7302029 and l.granted`;
  let env: Record<string, string>;
  let first: RunningCms;
  let db: {
    raw: (text: string, values?: unknown[]) => Promise<{ rows: { pid: number; name: string }[] }>;
    destroy: () => Promise<void>;
  };

  beforeAll(async () => {
    const postgres = await startPostgres(folder());
    running.push(postgres);
    env = { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url, DATABASE_SSL: 'false' };
    db = cms('knex')({ client: 'pg', connection: postgres.url });
    first = await start(folder(), env);
  });
  afterAll(() => db?.destroy());

  const holders = async () => (await db.raw(HOLDERS)).rows.map(({ pid }) => pid);

  test('a connection that is cut is made again, and the database is held again', async () => {
    const [before] = await holders();
    await db.raw('select pg_terminate_backend(?)', [before]);
    await expect.poll(holders, { timeout: 20_000 }).toEqual([expect.not.toBeOneOf([before])]);
    expect(await isUp(first)).toBe(true);
  });

  test('one of an older release, which must be alone, and they keep each other out', async () => {
    const other = cms('knex')({ client: 'pg', connection: env.DATABASE_URL, pool: { min: 1, max: 1 } });
    const takes = async () =>
      (await other.raw('select pg_try_advisory_lock(7302027) as taken')).rows[0].taken;
    expect(await takes()).toBe(false);
    await first.stop();
    expect(await takes()).toBe(true);
    expect(await refusal(folder(), env)).toMatch(
      /^A CMS of an older release, which must be alone, is running on the PostgreSQL database supra on 127/,
    );
    await other.destroy();
    first = await start(folder(), env);
  });

  test('one whose tables would be others waits until those that run are gone', async () => {
    await db.raw(`insert into strapi_migrations (name, time) values ('2099.01.01T00.00.00.later.js', now())`);
    expect(await refusal(folder(), env)).toMatch(/^Other CMS of a newer release are running .*2099\.01\.01/);
    await db.raw(`delete from strapi_migrations where name like '2099%'`);
    const [migration] = (
      await db.raw(`delete from strapi_migrations where name like '%cookings%' returning name`)
    ).rows;
    expect(await refusal(folder(), env)).toMatch(/^Other CMS of an older release are running .*cookings/);
    await db.raw('insert into strapi_migrations (name, time) values (?, now())', [migration.name]);
    await db.raw(`update supra_shapes set shape = 'another' where name = 'cookings'`);
    expect(await refusal(folder(), env)).toMatch(/^Other CMS of another release are running .*cookings/);
    expect(await isUp(first)).toBe(true);
    await first.kill();
    first = await start(folder(), env);
    expect(await isUp(first)).toBe(true);
  });

  test('a PostgreSQL that is not there is said in one sentence', async () => {
    const said = await startCms(folder(), { ...env, DATABASE_URL: 'postgres://a:b@127.0.0.1:9/supra' }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(said).toMatch(/^PostgreSQL cannot be reached \(supra on 127\.0\.0\.1:9: ECONNREFUSED\): start it/);
  });
});
