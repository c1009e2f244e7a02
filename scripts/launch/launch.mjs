import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { sweepStage } from '../backup/stage.mjs';
import { assertBuilt } from '../build/build.mjs';
import { isOpenToNetwork, loadEnv, readSettings } from '../settings/env.mjs';
import { lockFolder } from '../processes/folderLock.mjs';
import { ensureInstalled, packagesOf } from '../build/install.mjs';
import { isAlive } from '../processes/lock.mjs';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../settings/people.mjs';
import { assertPortsFree } from '../processes/ports.mjs';
import { ROOT, startStack } from './stack.mjs';
import { createSteps } from './steps.mjs';
import { SettingsError } from '../settings/values.mjs';
import { messageOf, toldOf } from '../processes/errors.mjs';
import { watchCms } from '../build/watch.mjs';

/**
 * @import { Child } from '../processes/processes.mjs'
 * @import { Package } from '../build/install.mjs'
 * @import { Settings } from '../settings/env.mjs'
 * @import { Installed, Stack } from './stack.mjs'
 * @import { Steps } from './steps.mjs'
 */

/**
 * @typedef {{ tools: Set<Child>, stack?: Promise<Stack>, breakOff: AbortController, isEnding: boolean }} Running
 */

const PARENT_CHECK_MS = 1000;
const ALL_PARTS = 4;

/**
 * `npm start` and `npm run dev`: goes from a fresh clone to a printed address, and stops in order. With `isBuilt`
 * nothing is installed or built: the last result of `npm run build` is started.
 * @param {{ dev: boolean, withPanel: boolean, isBuilt?: boolean }} options
 */
export async function launch({ dev, withPanel, isBuilt = false }) {
  const began = performance.now();
  const steps = createSteps();
  /** @type {Running} */
  const running = { tools: new Set(), breakOff: new AbortController(), isEnding: false };
  onEnd(async (sign) => {
    steps.print(`\nEnding (${sign}) …`);
    await end(running);
    process.exit(0);
  });
  try {
    const settings = readSettings(loadEnv(ROOT), { root: ROOT, dev });
    await assertPortsFree(settings);
    lockFolder(settings);
    sweepStage(settings.dataDir);
    steps.print(`Logs of every step lie in ${shown(path.join(settings.dataDir, 'logs'))}`);
    if (isBuilt) assertBuilt(settings);
    const installed = isBuilt ? undefined : install(settings, steps, running.tools);
    const isPanelAwaited = withPanel && !isBuilt;
    const { signal } = running.breakOff;
    running.stack = startStack({ settings, steps, installed, isBuilt, isPanelAwaited, signal });
    const stack = await running.stack;
    steps.print(greeting(settings, performance.now() - began));
    if (dev) watchCms(stack, steps);
    else if (isPanelAwaited && settings.parts.includes('cms')) void buildAdmin(stack, steps);
    throw await stack.failed;
  } catch (error) {
    if (running.isEnding) return;
    await end(running);
    console.error(`\n${toldOf(error, ['SettingsError', 'ChildFailure'])}`);
    if (error instanceof SettingsError)
      console.error('Settings come from the environment and from .env; .env.example lists them all.');
    process.exit(1);
  }
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Set<Child>} tools
 */
function install(settings, steps, tools) {
  /** @param {Package} each */
  const one = ({ id, title, dir }) =>
    steps.step(title, () =>
      ensureInstalled(dir, {
        logFile: path.join(settings.dataDir, 'logs', `install-${id}.log`),
        onStart: (tool) => tools.add(tool),
      }),
    );
  const done = Promise.resolve();
  /** @type {Installed} */
  const installed = { site: done, cms: done, emulator: done };
  for (const each of packagesOf(settings)) installed[each.id] = one(each);
  // In a fresh clone the lock needs the packages first.
  installed.cms = installed.cms.then(() => lockFolder(settings));
  // Keeps an unhandled rejection from ending the process; those who wait for one of these promises still see its error.
  for (const work of Object.values(installed)) work.catch(() => undefined);
  return installed;
}

/** @param {Stack} stack @param {Steps} steps */
async function buildAdmin(stack, steps) {
  const address = `http://127.0.0.1:${stack.settings.ports.cms}/admin`;
  try {
    if (await stack.buildAdmin()) steps.print(`The operators' panel is built: ${address}`);
  } catch (error) {
    steps.print(`The operators' panel could not be built; everything else works. ${messageOf(error)}`);
  }
}

/** @param {Settings} settings @param {number} ms */
function greeting({ auth, publicUrl, ports, dataDir, host, parts, ...settings }, ms) {
  if (parts.length < ALL_PARTS)
    return `\n${parts.join(', ')}: up after ${(ms / 1000).toFixed(1)} s, as a part of ${publicUrl}\n`;
  const lines = ['', `Supra is up after ${(ms / 1000).toFixed(1)} s:  ${publicUrl}`, ''];
  if (auth.mode === 'emulator') {
    lines.push(`  Sign in as one of these, password ${DEMO_PASSWORD}:`);
    lines.push(
      ...DEMO_PEOPLE.map(
        ({ email, name, role, note }) =>
          `    ${email.padEnd(22)} ${name.padEnd(20)} ${[role, note].filter(Boolean).join(', ')}`,
      ),
      '',
    );
    lines.push(`  Mails and messages to them: ${shown(path.join(dataDir, 'logs/emulator.log'))}`);
    lines.push(
      '  AUTH_MODE=emulator: sign-in is for trying out, its tokens are unsigned and anyone who reaches this address can be anyone.',
    );
    if (isOpenToNetwork({ host })) lines.push(`  HOST=${host}: this address is open to the network.`);
  }
  lines.push(
    `  Operators' panel: http://127.0.0.1:${ports.cms}/admin${settings.dev ? '' : ' (built in the background the first time)'}`,
    '  Its first operator is made by: npm run operator -- EMAIL',
  );
  lines.push('  Ctrl-C ends everything.', '');
  return lines.join('\n');
}

/** @param {Running} running */
async function end(running) {
  running.isEnding = true;
  running.breakOff.abort();
  await Promise.all([...running.tools].map((tool) => tool.stop()));
  const stack = await running.stack?.catch(() => undefined);
  await stack?.stop();
}

/**
 * Calls `act` on Ctrl-C, a closed terminal, or the end of npm; a second signal ends the process at once.
 * @param {(sign: string) => unknown} act
 */
function onEnd(act) {
  let isAsked = false;
  /** @param {string} sign */
  const ask = (sign) => {
    // The children end with this process, however it ends.
    if (isAsked) process.exit(1);
    isAsked = true;
    void act(sign);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ask(signal));
  if (!process.env.npm_lifecycle_event) return;
  const npm = npmAbove(process.ppid);
  setInterval(() => {
    if (!isAlive(npm) && !isAsked) ask('npm is gone');
  }, PARENT_CHECK_MS).unref();
}

/**
 * Returns npm's process id; npm runs a script through a shell, which outlives it.
 * @param {number} parent
 */
function npmAbove(parent) {
  const asked = spawnSync('ps', ['-o', 'ppid=,args=', '-p', `${parent}`], { encoding: 'utf8' });
  const [, grandparent, args] = /^\s*(\d+)\s+(.*)/.exec(asked.stdout ?? '') ?? [];
  return args?.includes('sh -c') ? Number(grandparent) : parent;
}

/** @param {string} file */
const shown = (file) => path.relative(process.cwd(), file) || file;
