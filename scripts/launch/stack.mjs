import { fileURLToPath } from 'node:url';
import { ensureBuilt, placePanel } from '../build/build.mjs';
import { portVariable, readSettings, WITH_PORTS } from '../settings/env.mjs';
import { createSupervisor } from './supervisor.mjs';
import { partsOf } from './parts.mjs';
import { freePorts } from '../processes/ports.mjs';
import { ensureSecrets, prepareDataDir } from '../settings/secrets.mjs';

/**
 * @import { Child } from '../processes/processes.mjs'
 * @import { BuildName } from '../build/build.mjs'
 * @import { Settings } from '../settings/env.mjs'
 * @import { Part } from '../settings/nodes.mjs'
 * @import { Steps } from './steps.mjs'
 */

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** @type {Steps} */
const plainSteps = { step: async (name, work) => work(), print: () => undefined };
/** @type {Installed} */
const ready = { site: Promise.resolve(), cms: Promise.resolve(), emulator: Promise.resolve() };

/**
 * @typedef {{ dataDir?: string, seed?: 'demo' | 'none', env?: Record<string, string>, dev?: boolean }} Separate
 * @typedef {{ site: Promise<unknown>, cms: Promise<unknown>, emulator: Promise<unknown> }} Installed
 * @typedef {Awaited<ReturnType<typeof startStack>>} Stack
 * @typedef {{ settings: Settings, steps: Steps, pauses?: number[], isBuilt: boolean, isPanelAwaited: boolean,
 *   cmsEnv: Record<string, string> }} Launching
 */

/**
 * Returns settings for a separate stack: free ports, its own folder, nothing from the shell or `.env`, and no rate
 * limits unless it uses a real Firebase project.
 * @param {Separate} separate
 */
export async function separateSettings({ dataDir, seed = 'demo', env = {}, dev = false }) {
  const ports = await freePorts();
  const rateLimits = env.AUTH_MODE === 'firebase' ? 'on' : 'off';
  const given = WITH_PORTS.map((part) => [portVariable(part), `${ports[part]}`]);
  return readSettings(
    { ...Object.fromEntries(given), DATA_DIR: dataDir, SEED: seed, RATE_LIMITS: rateLimits, ...env },
    { root: ROOT, dev },
  );
}

/**
 * Builds what has changed and starts the whole stack, for `npm start`, tests, screenshots and benchmarks. Takes
 * `settings`, or `dataDir` (and `seed`, `env`) for a separate stack.
 * `pauses`: ms before each restart of a part that has died. `isBuilt`: builds nothing. `isPanelAwaited`: the operators'
 * panel will be built later. `cmsEnv`: more environment of the CMS, for tests only.
 * @param {Separate & Partial<Launching> & { installed?: Installed, signal?: AbortSignal }} options
 */
export async function startStack({
  settings,
  steps = plainSteps,
  installed = ready,
  signal,
  pauses,
  isBuilt = false,
  isPanelAwaited = false,
  cmsEnv = {},
  ...separate
}) {
  const stack = createStack({
    settings: settings ?? (await separateSettings(separate)),
    steps,
    pauses,
    isBuilt,
    isPanelAwaited,
    cmsEnv,
  });
  signal?.addEventListener('abort', () => stack.giveUp(new Error('The start was broken off.')));
  try {
    await stack.start(installed);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack.handle;
}

/** @param {Launching} launching */
function createStack({ settings, steps, pauses, isBuilt, isPanelAwaited, cmsEnv }) {
  const { ports, dev, auth, dataDir, reached } = settings;
  /** @param {Part} part */
  const has = (part) => settings.parts.includes(part);
  prepareDataDir(dataDir);
  const parts = partsOf(settings, ensureSecrets(dataDir, settings.secrets));
  Object.assign(parts.cms.env, cmsEnv);
  /** @type {Set<Child>} */
  const tools = new Set();
  let isUp = false;
  /** @type {(error: Error) => void} */
  let giveUp = () => undefined;
  /** @type {Promise<Error>} */
  const failed = new Promise((resolve) => (giveUp = resolve));
  const keeper = createSupervisor({ parts, settings, steps, isUp: () => isUp, giveUp, pauses });

  /** @param {Part} id */
  const startStep = (id) => steps.step(parts[id].name, () => keeper.start(id));
  /** @param {BuildName} name @param {string} title */
  const build = async (name, title) =>
    isBuilt || steps.step(title, () => ensureBuilt(name, settings, { onStart: (tool) => tools.add(tool) }));

  /** @param {Installed} installed */
  async function startSite(installed) {
    await installed.site;
    if (!has('next')) return;
    if (!dev) await build('site', 'Pages built');
    await startStep('next');
  }
  /** @param {Installed} installed */
  async function startCms(installed) {
    await installed.cms;
    if (!has('cms')) return;
    await build('cms', 'CMS built');
    if (isPanelAwaited) placePanel(settings, { isAwaited: true });
    await startStep('cms');
  }
  /** @param {Installed} installed */
  async function startEmulator(installed) {
    await installed.emulator;
    if (auth.mode === 'emulator' && has('emulator')) await startStep('emulator');
  }
  /** @param {Installed} installed */
  async function start(installed) {
    await firstFailure([startEmulator(installed), startSite(installed), startCms(installed)], failed);
    if (has('front')) await firstFailure([startStep('front')], failed);
    isUp = true;
  }
  const stop = () => keeper.stop(tools);

  /** @param {number} port @param {string} [host] */
  const local = (port, host = '127.0.0.1') => `http://${host}:${port}`;
  const handle = {
    settings,
    url: local(ports.front),
    nextUrl: local(ports.next, reached),
    cmsUrl: local(ports.cms, reached),
    emulatorUrl: auth.mode === 'emulator' ? local(ports.emulator) : undefined,
    projectId: auth.projectId,
    dataDir,
    /** Resolves to a ChildFailure when a part has ended once too often, or must not run. */
    failed,
    stop,
    /** Builds the operators' panel at low priority. */
    buildAdmin: () => ensureBuilt('admin', settings, { isNice: true, onStart: (tool) => tools.add(tool) }),
    /** For fault tests: stops and starts a single part. */
    stopPart: keeper.stopPart,
    startPart: keeper.start,
    pidOf: keeper.pidOf,
  };
  return { start, stop, giveUp, handle };
}

/**
 * Waits for all, but rejects with the first failure, or when a part that was already up ends.
 * @param {Promise<unknown>[]} works
 * @param {Promise<Error>} failed
 */
function firstFailure(works, failed) {
  const all = Promise.all(works);
  return Promise.race([all, failed.then((error) => Promise.reject(error))]);
}
