import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSettings } from '@/scripts/settings/env.mjs';
import { fingerprint } from '@/scripts/build/fingerprint.mjs';
import { isInstalled } from '@/scripts/build/install.mjs';
import { withLock } from '@/scripts/processes/lock.mjs';
import { partsOf } from '@/scripts/launch/parts.mjs';
import { assertPortsFree, freePorts } from '@/scripts/processes/ports.mjs';
import { runTool, startChild, waitUntilReady } from '@/scripts/processes/processes.mjs';
import { at } from '@/tests/support/at';
import { ownFolder } from './folder';
import { portOf } from '@/tests/support/servers/portOf';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const gone = (pid: number) =>
  vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 9000, interval: 50 });

/** Program of a child that starts a child of its own, names both, and then runs `rest`. */
const family = (rest = '') => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(JSON.stringify({ self: process.pid, child: child.pid }));
  setInterval(() => {}, 1000);
  ${rest}`;

function start(program: string, name = 'Somebody') {
  const cwd = ownFolder();
  return startChild({ name, args: ['-e', program], cwd, env: process.env, logFile: path.join(cwd, 'log') });
}

const pidsOf = async (read: () => string): Promise<{ self: number; child: number }> =>
  vi.waitFor(() => JSON.parse(at(read().split('\n'), 0)), { timeout: 9000, interval: 50 });

test('stopping a child stops its children, even a stubborn one', async () => {
  const child = start(family("process.on('SIGTERM', () => {});"));
  const pids = await pidsOf(() => child.log.tail());
  await child.stop(200);
  await gone(pids.self);
  await gone(pids.child);
});

test('a child that dies leaves no children behind', async () => {
  const child = start(family("setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);"));
  const pids = await pidsOf(() => child.log.tail());
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' });
  await gone(pids.child);
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a launcher ended by %s takes everything with it',
  async (signal) => {
    const cwd = ownFolder();
    const file = path.join(cwd, 'child.log');
    const launcher = path.join(cwd, 'launcher.mjs');
    const options = {
      name: 'x',
      args: ['-e', family("process.on('SIGINT', () => {});")],
      cwd,
      env: {},
      logFile: file,
    };
    const program = path.resolve('scripts/processes/processes.mjs');
    writeFileSync(
      launcher,
      `import { startChild } from ${JSON.stringify(program)}; startChild(${JSON.stringify(options)}); setInterval(() => {}, 1000);`,
    );
    const parent = spawn(process.execPath, [launcher], { stdio: 'inherit' });
    const pids = await pidsOf(() => readFileSync(file, 'utf8'));
    parent.kill(signal);
    await gone(pids.self);
    await gone(pids.child);
  },
);

test('a failing tool says so with the end of its log', async () => {
  const cwd = ownFolder();
  const logFile = path.join(cwd, 'logs/tool.log');
  const run = runTool({
    name: 'The tool',
    args: ['-e', "console.error('no such thing'); process.exit(3)"],
    cwd,
    env: process.env,
    logFile,
  });
  await expect(run).rejects.toThrow(
    /^The tool ended with exit code 3\. .*tool\.log ends with:\s+no such thing/,
  );
  expect(readFileSync(logFile, 'utf8')).toBe('no such thing\n');
});

test('waiting for a child ends when the child does', async () => {
  const child = start("console.log('bye'); process.exit(1)", 'CMS');
  await expect(waitUntilReady(child, () => false, 60_000)).rejects.toThrow(
    /^CMS ended with exit code 1[\s\S]*bye/,
  );
});

test('waiting for a child that never gets ready ends too', async () => {
  const child = start('setInterval(() => {}, 1000)', 'CMS');
  await expect(waitUntilReady(child, () => false, 200)).rejects.toThrow(
    /^CMS was not ready after 0\.2 seconds/,
  );
  await child.stop();
});

test('a log keeps one older file', async () => {
  const cwd = ownFolder();
  const options = { name: 'x', cwd, env: process.env, logFile: path.join(cwd, 'log') };
  await runTool({ ...options, args: ['-e', "console.log('first')"] });
  await runTool({ ...options, args: ['-e', "console.log('second')"] });
  expect(readFileSync(path.join(cwd, 'log'), 'utf8')).toBe('second\n');
  expect(readFileSync(path.join(cwd, 'log.1'), 'utf8')).toBe('first\n');
});

test('a taken port is named with its variable', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const free = await freePorts();
  const env = { PORT: `${free.front}`, NEXT_PORT: `${free.next}`, AUTH_EMULATOR_PORT: `${free.emulator}` };
  const settings = (cms: number) => readSettings({ ...env, CMS_PORT: `${cms}` }, { root: '/supra' });
  try {
    await expect(assertPortsFree(settings(port))).rejects.toThrow(
      new RegExp(`^CMS_PORT is ${port} \\(the CMS\\), and that port is taken\\. Try CMS_PORT=\\d+\\.$`),
    );
    await expect(assertPortsFree(settings(free.cms))).resolves.toBeUndefined();
  } finally {
    server.close();
  }
});

test('our ports are outside the system’s ephemeral range', async () => {
  for (const port of Object.values(await freePorts())) expect(port).toBeLessThan(32_768);
});

test('another program at the CMS’s address is not mistaken for it', async () => {
  const server = http.createServer((_request, answer) => answer.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const settings = readSettings({ CMS_PORT: `${port}` }, { root: '/supra' });
  const { cms } = partsOf(settings, {});
  expect(await cms.isReady({ said: new Set() })).toBe(false);
  expect(await cms.isReady({ said: new Set(['ready']) })).toBe(true);
  server.close();
});

test('an address of another machine is named', async () => {
  const settings = { ...readSettings({}, { root: '/supra' }), ports: await freePorts(), host: '203.0.113.7' };
  await expect(assertPortsFree(settings)).rejects.toThrow(/^HOST is "203\.0\.113\.7"/);
});

test('a fingerprint changes with contents, names and settings only', () => {
  const root = ownFolder();
  const print = (also = {}) => fingerprint(root, ['a.txt', 'b.txt', 'gone'], { also });
  writeFileSync(path.join(root, 'a.txt'), '1');
  const first = print();
  writeFileSync(path.join(root, 'a.txt'), '1');
  expect(print()).toEqual(first);
  expect(print({ mode: 'x' }).all).not.toBe(first.all);
  writeFileSync(path.join(root, 'a.txt'), '2');
  expect(print()).toMatchObject({ names: first.names, all: expect.not.stringMatching(first.all) });
  writeFileSync(path.join(root, 'b.txt'), '');
  expect(print().names).not.toBe(first.names);
});

test('installed packages count only while they match the lockfile', () => {
  const dir = ownFolder();
  const lock = (version: string) =>
    JSON.stringify({
      packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version: '1', optional: true } },
    });
  writeFileSync(path.join(dir, 'package-lock.json'), lock('1'));
  expect(isInstalled(dir)).toBe(false);
  const modules = path.join(dir, 'node_modules');
  mkdirSync(modules);
  writeFileSync(
    path.join(modules, '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1' } } }),
  );
  expect(isInstalled(dir)).toBe(true);
  writeFileSync(path.join(dir, 'package-lock.json'), lock('2'));
  expect(isInstalled(dir)).toBe(false);
  writeFileSync(
    path.join(modules, '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '2' } } }),
  );
  expect(isInstalled(dir)).toBe(true);
  // A production install lacks the tools for building and testing.
  const bare = {
    packages: { '': {}, 'node_modules/a': { version: '2' }, 'node_modules/c': { version: '1', dev: true } },
  };
  writeFileSync(path.join(dir, 'package-lock.json'), JSON.stringify(bare));
  expect(isInstalled(dir)).toBe(false);
  expect(isInstalled(dir, { isForProduction: true })).toBe(true);
  writeFileSync(path.join(dir, 'package-lock.json'), lock('2'));
  // Compiled parts belong to the Node they were compiled for.
  const stamp = path.join(modules, '.supra-installed');
  writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(/\d+$/, '1'));
  expect(isInstalled(dir)).toBe(false);
});

test('a lock admits one at a time, and a dead holder does not keep it', async () => {
  const file = path.join(ownFolder(), 'deep/lock');
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const first = withLock(file, () =>
    new Promise<void>((resolve) => (finish = resolve)).then(() => order.push('first')),
  );
  const second = withLock(file, async () => order.push('second'));
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(existsSync(file)).toBe(false);

  const dead = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => dead.on('exit', resolve));
  writeFileSync(file, `${dead.pid}`);
  await expect(withLock(file, async () => 'in')).resolves.toBe('in');
});
