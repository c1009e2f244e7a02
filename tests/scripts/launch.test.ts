import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { outerEnv } from '@/scripts/settings/childEnv.mjs';
import { requireSqlite } from '@/scripts/processes/folderLock.mjs';
import { freePorts } from '@/scripts/processes/ports.mjs';
import { laySqlite } from '../cms/support/template';
import { ownFolder } from './folder';

type Env = Record<string, string>;

const BUILT_AND_UP_WITHIN = 300_000;
const BACK = { timeout: 60_000, interval: 100 };
/** Name of each part, and its program. */
const PARTS = {
  CMS: 'scripts/serve.mjs',
  // its process name once it is up
  'Site (Next)': 'next-server',
  'Auth emulator': 'emulator/server.mjs',
  Front: 'front.mjs',
};
const GONE = { timeout: 12_000, interval: 100 };
const launchers: ChildProcess[] = [];

afterAll(() => {
  for (const launcher of launchers) launcher.kill('SIGKILL');
});

function launch(env: Env) {
  const launcher = spawn(process.execPath, ['scripts/start.mjs', '--without-panel'], {
    // No developer's .env takes part in this.
    env: { ...outerEnv(), NODE_ENV: 'test', SUPRA_ENV_FILE: '/dev/null', ...env },
  });
  launchers.push(launcher);
  let said = '';
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    launcher.on('close', (code) => resolve({ code, said })),
  );
  return {
    pid: launcher.pid ?? 0,
    kill: (signal: NodeJS.Signals) => launcher.kill(signal),
    ended,
    said: () => said,
  };
}

async function stack(dataDir: string, env: Env = {}) {
  const ports = await freePorts();
  const own = {
    PORT: ports.front,
    NEXT_PORT: ports.next,
    CMS_PORT: ports.cms,
    AUTH_EMULATOR_PORT: ports.emulator,
  };
  const given = Object.fromEntries(Object.entries(own).map(([name, port]) => [name, `${port}`]));
  return { ports, env: { ...given, DATA_DIR: dataDir, SEED: 'none', ...env } };
}

async function up(dataDir: string) {
  // a first start's files are there already; this test is about processes
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(path.join(dataDir, 'supra.db'))) await laySqlite(dataDir);
  const { ports, env } = await stack(dataDir);
  const launcher = launch(env);
  const isUp = vi.waitUntil(() => launcher.said().includes('Supra is up'), {
    timeout: BUILT_AND_UP_WITHIN,
    interval: 100,
  });
  await Promise.race([isUp, launcher.ended.then(({ said }) => Promise.reject(new Error(said)))]);
  return { ...launcher, ports, url: `http://127.0.0.1:${ports.front}` };
}

const childrenOf = (pid: number) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null && Number(found[2]) === pid)
    .map((found) => ({ pid: Number(found?.[1]), args: found?.[3] ?? '' }));

function killPart(launcher: number, program: string) {
  const part = childrenOf(launcher).find(({ args }) => args.includes(program));
  if (!part) throw new Error(`${program} is not running`);
  process.kill(part.pid, 'SIGKILL');
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });

const allGone = (ports: Record<string, number>) =>
  vi.waitFor(async () => {
    for (const port of Object.values(ports)) expect(await answers(port)).toBe(false);
  }, GONE);

describe('the launcher refuses to start', () => {
  test.each<[string, Env]>([
    ['AUTH_MODE', { FIREBASE_PROJECT_ID: 'demo-supra' }],
    [
      'FIREBASE_PROJECT_ID',
      { AUTH_MODE: 'emulator', FIREBASE_PROJECT_ID: 'supra-home', NODE_ENV: 'production' },
    ],
    ['FIREBASE_API_KEY', { AUTH_MODE: 'firebase', FIREBASE_PROJECT_ID: 'supra-home' }],
    ['DATABASE_URL', { DATABASE_CLIENT: 'postgres' }],
  ])('without a valid %s, in one line that names it', async (variable, env) => {
    const { code, said } = await launch({ DATA_DIR: ownFolder(), ...env }).ended;
    expect(code).toBe(1);
    expect(said.trim().split('\n')[0]).toMatch(new RegExp(`^${variable} `));
    expect(said).not.toContain('    at ');
  });

  test.each(['DATA_DIR', 'DATABASE_FILENAME'])('on a %s without write access', async (variable) => {
    const file = path.join(ownFolder(), 'a file');
    writeFileSync(file, '');
    const { env } = await stack(ownFolder());
    const { code, said } = await launch({ ...env, [variable]: path.join(file, 'deep/supra.db') }).ended;
    expect(code).toBe(1);
    expect(said.trim().split('\n')[0]).toMatch(
      new RegExp(
        `^${variable} means the folder .*a file/deep\\S*, and nothing can be kept there \\(ENOTDIR\\)`,
      ),
    );
    expect(said).not.toContain('    at ');
  });

  test('on a taken port, before anything is started', async () => {
    const { ports, env } = await stack(ownFolder());
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(ports.next, '127.0.0.1', resolve));
    const { code, said } = await launch(env).ended;
    server.close();
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^\\s*NEXT_PORT is ${ports.next} \\(Next\\), and that port is taken`));
    expect(said).not.toContain('Packages');
  });
});

describe('the whole stack', () => {
  const dataDir = path.join(ownFolder(), 'data');
  let last: Awaited<ReturnType<typeof up>> | undefined;
  let hasEnded = true;

  /** Returns the stack that the previous test left running, or a new one. */
  async function running() {
    if (!last || hasEnded) {
      last = await up(dataDir);
      hasEnded = false;
      void last.ended.then(() => (hasEnded = true));
    }
    return last;
  }

  test(
    'comes up and prints its address',
    async () => {
      const launcher = await running();
      expect(launcher.said()).toMatch(/user@example\.com +Mariam Lomidze/);
      expect(launcher.said()).toContain(`http://localhost:${launcher.ports.front}`);
      const health = await fetch(`${launcher.url}/health`);
      expect(await health.json()).toEqual({ status: 'ok', parts: { cms: 'ok', next: 'ok', auth: 'ok' } });
    },
    BUILT_AND_UP_WITHIN,
  );

  test(
    'is alone in its folder: a second one ends at once and changes nothing',
    async () => {
      await running();
      const logs = path.join(dataDir, 'logs');
      const files = () => readdirSync(logs).map((name) => `${name} ${statSync(path.join(logs, name)).ino}`);
      const before = files();
      writeFileSync(path.join(dataDir, 'tmp/half'), 'an upload under way');
      const link = path.join(ownFolder(), 'linked');
      symlinkSync(dataDir, link);
      for (const folder of [dataDir, link]) {
        const { env } = await stack(folder, { TMPDIR: ownFolder() });
        const { code, said } = await launch(env).ended;
        expect(code).toBe(1);
        expect(said.trim().split('\n')[0]).toBe(
          `DATA_DIR is ${folder}, and another Supra is running there: end that one first, or give this one a DATA_DIR of its own.`,
        );
      }
      expect(files()).toEqual(before);
      expect(existsSync(path.join(dataDir, 'tmp/half'))).toBe(true);
    },
    BUILT_AND_UP_WITHIN,
  );

  test(
    'restarts each dead part, says so, and answers again; Ctrl-C ends all of it',
    async () => {
      const launcher = await running();
      const health = async () => {
        const answer = await fetch(`${launcher.url}/health`).catch(() => undefined);
        return answer?.status;
      };
      for (const [name, program] of Object.entries(PARTS)) {
        killPart(launcher.pid, program);
        await vi.waitFor(() => expect(launcher.said()).toContain(`✓ ${name} again`), BACK);
        expect(launcher.said()).toContain(
          `${name} was ended by SIGKILL; it is started again (1 of at most 5`,
        );
        await vi.waitFor(async () => expect(await health()).toBe(200), BACK);
      }
      launcher.kill('SIGINT');
      expect(await launcher.ended).toMatchObject({ code: 0 });
      await allGone(launcher.ports);
    },
    BUILT_AND_UP_WITHIN,
  );

  test(
    'ends when its launcher is killed, and acknowledged data is still there',
    async () => {
      const launcher = await running();
      const account = { email: 'keti@example.com', password: 'long enough', returnSecureToken: true };
      const call = (base: string, method: string) =>
        fetch(`${base}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(account),
        });
      const { idToken } = await (await call(launcher.url, 'signUp')).json();
      const me = async (base: string) =>
        (await fetch(`${base}/api/users/me`, { headers: { Authorization: idToken } })).json();
      const before = await me(launcher.url);
      expect(before.email).toBe(account.email);
      const accounts = path.join(dataDir, 'auth/demo-supra.json');
      const isKept = () => existsSync(accounts) && readFileSync(accounts, 'utf8').includes(account.email);
      await vi.waitUntil(isKept, BACK);
      launcher.kill('SIGKILL');
      await launcher.ended;
      await allGone(launcher.ports);

      const again = await running();
      expect((await call(again.url, 'signInWithPassword')).status).toBe(200);
      expect(await me(again.url)).toEqual(before);
    },
    BUILT_AND_UP_WITHIN,
  );

  test(
    'ends with the reason when a part says that it must not return',
    async () => {
      const launcher = await running();
      const Database = requireSqlite(process.cwd());
      const other = new Database(path.join(dataDir, 'supra.db.lock'));
      // another CMS holds the database first
      killPart(launcher.pid, PARTS.CMS);
      await vi.waitFor(() => other.exec('begin exclusive'), { timeout: 5000, interval: 1 });
      const { code, said } = await launcher.ended;
      other.close();
      expect(code).toBe(1);
      expect(said).toMatch(
        /\nAnother CMS is running on \S*supra\.db, and with SQLite there can be only one[^\n]*\n$/,
      );
      await allGone(launcher.ports);
    },
    BUILT_AND_UP_WITHIN,
  );

  test(
    'reports in one sentence that its database is invalid',
    async () => {
      const { env } = await stack(path.join(ownFolder(), 'data'));
      mkdirSync(env.DATA_DIR, { recursive: true });
      writeFileSync(path.join(env.DATA_DIR, 'supra.db'), 'no database '.repeat(1000));
      const { code, said } = await launch(env).ended;
      expect(code).toBe(1);
      expect(said).toMatch(/\nThe database \S*supra\.db is damaged or none at all [^\n]*\n$/);
    },
    BUILT_AND_UP_WITHIN,
  );
});
