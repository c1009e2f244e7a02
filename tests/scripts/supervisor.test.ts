import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createSupervisor } from '@/scripts/launch/supervisor.mjs';
import { createRestartLimit } from '@/scripts/launch/restartLimit.mjs';
import { readSettings } from '@/scripts/settings/env.mjs';
import { ownFolder } from './folder';

const READY = "process.send('ready'); setInterval(() => {}, 1000);";
const SOON = { timeout: 20_000, interval: 20 };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts a part that runs `program`, and a site that merely runs; returns the messages about both. */
function keep(program: string, options: { pauses?: number[]; isUp?: boolean; within?: number } = {}) {
  const dataDir = ownFolder();
  const said: string[] = [];
  const part = {
    name: 'CMS',
    args: ['-e', program],
    cwd: dataDir,
    env: process.env,
    isReady: (child: { said: Set<unknown> }) => child.said.has('ready'),
    within: options.within ?? 20_000,
  };
  let giveUp: (failure: Error) => void = () => undefined;
  const failed = new Promise<Error>((resolve) => (giveUp = resolve));
  const stack = { isUp: options.isUp ?? true };
  const keeper = createSupervisor({
    parts: { cms: part, next: { ...part, name: 'Site', args: ['-e', READY] } },
    settings: readSettings({ DATA_DIR: dataDir }, { root: dataDir }),
    steps: {
      print: (text: string) => said.push(text),
      step: async (name, work) => (said.push(name), work()),
    },
    isUp: () => stack.isUp,
    giveUp,
    pauses: options.pauses ?? [0, 0, 0, 0, 0],
  });
  stops.push(() => keeper.stop([]));
  const kill = () => process.kill(keeper.pidOf('cms'), 'SIGKILL');
  return { keeper, said, failed, kill, dataDir, stack };
}

test('a killed part is restarted, with a message', async () => {
  const { keeper, said, kill } = keep(READY);
  await keeper.start('cms');
  const first = keeper.pidOf('cms');
  kill();
  await vi.waitFor(() => expect(keeper.pidOf('cms')).not.toBe(first), SOON);
  expect(said).toEqual([
    expect.stringMatching(
      /^CMS was ended by SIGKILL; it is started again \(1 of at most 5 times in 10 minutes\)\. Its last words: .*cms\.log\.1$/,
    ),
    'CMS again',
  ]);
});

test('a part that dies repeatedly is given up with the reason', async () => {
  const { keeper, said, failed, dataDir } = keep(`
    const { existsSync } = require('node:fs');
    if (existsSync('broken')) { console.error('no such table'); process.exit(7); }
    ${READY}`);
  await keeper.start('cms');
  writeFileSync(path.join(dataDir, 'broken'), '');
  process.kill(keeper.pidOf('cms'), 'SIGKILL');
  const { message } = await failed;
  expect(message).toMatch(
    /^CMS ended 6 times within 10 minutes and is not started again\. CMS ended with exit code 7\. .*cms\.log ends with:\s+no such table/,
  );
  expect(said.filter((line) => line === 'CMS again')).toHaveLength(5);
});

test('a part that returns without answering counts as dead', async () => {
  const program = `if (!require('node:fs').existsSync('mute')) process.send('ready'); setInterval(() => {}, 1000);`;
  const { keeper, failed, dataDir, kill } = keep(program, { pauses: [0, 0], within: 1500 });
  await keeper.start('cms');
  writeFileSync(path.join(dataDir, 'mute'), '');
  kill();
  expect((await failed).message).toMatch(/^CMS ended 3 times .* CMS was not ready after 1\.5 seconds/);
});

test('a part that says it must not run ends everything, with its own sentence', async () => {
  const { keeper, said, failed, dataDir, kill } = keep(`
    if (require('node:fs').existsSync('taken')) process.send({ refusal: 'Another CMS is running.' }, () => process.exit(1));
    else { ${READY} }`);
  await keeper.start('cms');
  writeFileSync(path.join(dataDir, 'taken'), '');
  kill();
  expect((await failed).message).toBe('Another CMS is running.');
  expect(said.filter((line) => line === 'CMS again')).toHaveLength(1);
});

test('a stopped part stays stopped, even while waiting to be restarted', async () => {
  const program = `require('node:fs').appendFileSync('starts', 'x'); ${READY}`;
  const { keeper, said, kill, dataDir } = keep(program, { pauses: [300, 300] });
  await keeper.start('cms');
  kill();
  await vi.waitFor(() => expect(said).toHaveLength(1), SOON);
  await keeper.stopPart('cms');
  await keeper.start('cms');
  await keeper.stopPart('cms');
  // the pause of a part that dies later ends later
  await keeper.start('next');
  process.kill(keeper.pidOf('next'), 'SIGKILL');
  await vi.waitFor(() => expect(said).toContain('Site again'), SOON);
  expect(said.filter((line) => line.startsWith('CMS'))).toHaveLength(1);
  expect(readFileSync(path.join(dataDir, 'starts'), 'utf8')).toBe('xx');
});

test('a death before the stack is up ends the start', async () => {
  const { keeper, failed, said, kill, stack } = keep(READY, { isUp: false });
  await keeper.start('cms');
  expect(stack.isUp).toBe(false);
  kill();
  expect((await failed).message).toMatch(/^CMS was ended by SIGKILL\. /);
  expect(said).toEqual([]);
});

test('only the deaths of the last ten minutes count, separately per part, with growing pauses', () => {
  let now = 0;
  const patience = createRestartLimit({ now: () => now });
  const pauses = Array.from({ length: 6 }, () => patience('cms').pause);
  expect(pauses.slice(0, 5)).toEqual([...(pauses.slice(0, 5) as number[])].sort((one, other) => one - other));
  expect(pauses[5]).toBeUndefined();
  expect(patience('next')).toMatchObject({ count: 1, pause: pauses[0] });
  now += 10 * 60_000;
  expect(patience('cms')).toMatchObject({ count: 1, pause: pauses[0] });
});
