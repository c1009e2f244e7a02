import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build/build.mjs';
import { isAnswering } from '../../scripts/front/health.mjs';
import { prepareDataDir } from '../../scripts/settings/secrets.mjs';
import { separateSettings } from '../../scripts/launch/stack.mjs';
import { insist } from './client.mjs';
import { ADMIN_EMAILS } from './people.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { Part } from '../../scripts/settings/nodes.mjs'
 */

/**
 * @typedef {{ isSmall?: boolean, env?: Record<string, string>, cmsEnv?: Record<string, string> }} HouseOptions
 * @typedef {Awaited<ReturnType<typeof openHouse>>} House
 * @typedef {{ settings: Settings, parts: Part[], cmsEnv: Record<string, string> }} Given
 * @typedef {Record<string, number>} Pids
 */

const LAUNCHER = fileURLToPath(new URL('./launcher.mjs', import.meta.url));
/** @type {Record<'whole' | 'small', Part[]>} */
const PARTS = { whole: ['emulator', 'cms', 'next', 'front'], small: ['emulator', 'cms'] };

/**
 * Starts the stack of a campaign in its own processes, under a launcher that can be killed like the others. `isSmall`
 * leaves out the site, which is then not built.
 * @param {string} dataDir
 * @param {HouseOptions} [options]
 */
export async function openHouse(dataDir, { isSmall = false, env = {}, cmsEnv = {} } = {}) {
  const settings = await separateSettings({ dataDir, seed: 'none', env: { ADMIN_EMAILS, ...env } });
  prepareDataDir(dataDir);
  await ensureBuilt('cms', settings);
  if (!isSmall) await ensureBuilt('site', settings);
  const parts = isSmall ? PARTS.small : PARTS.whole;
  /** @param {number} port */
  const local = (port) => `http://127.0.0.1:${port}`;
  const { ports, auth } = settings;
  /** @type {ReturnType<typeof launch> | undefined} */
  let launcher;
  const running = () => {
    if (!launcher) throw new Error('The launcher was not started.');
    return launcher;
  };
  const house = {
    settings,
    dataDir,
    url: local(isSmall ? ports.cms : ports.front),
    cmsUrl: local(ports.cms),
    emulatorUrl: local(ports.emulator),
    projectId: auth.projectId,
    parts: [...parts, 'launcher'],
    /** @param {Record<string, string>} [more] */
    async start(more = {}) {
      launcher = launch({
        settings,
        parts,
        cmsEnv: { NODE_ENV: 'test', LOG_REQUESTS: 'none', ...cmsEnv, ...more },
      });
      await launcher.ready;
    },
    async stop() {
      running().child.kill('SIGTERM');
      await running().ended;
    },
    /**
     * Kills a part with SIGKILL, like a power cut; the launcher restarts it, or this function restarts the launcher.
     * @param {string} part
     */
    async kill(part) {
      const { child, ended, pids: ask } = running();
      const pids = await ask();
      const pid = part === 'launcher' ? child.pid : pids[part];
      if (pid === undefined) throw new Error(`${part} does not run.`);
      process.kill(pid, 'SIGKILL');
      if (part !== 'launcher') return;
      await ended;
      await insist(async () => {
        if (Object.values(pids).some(isAlive)) throw new Error('Parts outlive their launcher');
      }, 20);
      await house.start();
    },
    pids: () => running().pids(),
    /** Waits until every part answers. */
    whole: () =>
      insist(async () => {
        const isUp =
          (await isAnswering(ports.cms, 'GET', '/api/health')) &&
          (isSmall || (await isAnswering(ports.front, 'GET', '/health'))) &&
          (await isAnswering(ports.emulator, 'GET', '/').then(() => true));
        if (!isUp) throw new Error('The stack has not come back');
      }),
  };
  await house.start();
  return house;
}

/** @param {Given} given */
function launch(given) {
  const child = spawn(process.execPath, [LAUNCHER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, CAMPAIGN_HOUSE: JSON.stringify(given) },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /**
   * @template T
   * @param {'ready' | 'pids'} word
   * @returns {Promise<T>}
   */
  const said = (word) =>
    new Promise((resolve, reject) => {
      child.on('message', (/** @type {Record<string, T>} */ message) => {
        const found = message[word];
        if (found !== undefined) resolve(found);
      });
      void ended.then(() => reject(new Error('The launcher has ended')));
    });
  const ready = said('ready');
  /** @returns {Promise<Pids>} */
  const pids = () => {
    /** @type {Promise<Pids>} */
    const told = said('pids');
    child.send('pids');
    return told;
  };
  return { child, ended, ready, pids };
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
