import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build/build.mjs';
import { ask } from '../../scripts/front/health.mjs';
import { prepareDataDir } from '../../scripts/settings/secrets.mjs';
import { separateSettings } from '../../scripts/launch/stack.mjs';
import { insist } from './client.mjs';
import { ADMIN_EMAILS } from './people.mjs';

const LAUNCHER = fileURLToPath(new URL('./launcher.mjs', import.meta.url));
const PARTS = { whole: ['emulator', 'cms', 'next', 'front'], small: ['emulator', 'cms'] };

/**
 * Starts the stack of a campaign in its own processes, under a launcher that can be killed like the others. `isSmall`
 * leaves out the site, which is then not built.
 */
export async function openHouse(dataDir, { isSmall = false, env = {}, cmsEnv = {} } = {}) {
  const settings = await separateSettings({ dataDir, seed: 'none', env: { ADMIN_EMAILS, ...env } });
  prepareDataDir(dataDir);
  await ensureBuilt('cms', settings);
  if (!isSmall) await ensureBuilt('site', settings);
  const parts = isSmall ? PARTS.small : PARTS.whole;
  const local = (port) => `http://127.0.0.1:${port}`;
  const { ports, auth } = settings;
  let launcher;
  const house = {
    settings,
    dataDir,
    url: local(isSmall ? ports.cms : ports.front),
    cmsUrl: local(ports.cms),
    emulatorUrl: local(ports.emulator),
    projectId: auth.projectId,
    parts: [...parts, 'launcher'],
    async start(more = {}) {
      launcher = launch({
        settings,
        parts,
        cmsEnv: { NODE_ENV: 'test', LOG_REQUESTS: 'none', ...cmsEnv, ...more },
      });
      await launcher.ready;
    },
    async stop() {
      launcher.child.kill('SIGTERM');
      await launcher.ended;
    },
    /**
     * Kills a part with SIGKILL, like a power cut; the launcher restarts it, or this function restarts the launcher.
     */
    async kill(part) {
      const pids = await launcher.pids();
      process.kill(part === 'launcher' ? launcher.child.pid : pids[part], 'SIGKILL');
      if (part !== 'launcher') return;
      await launcher.ended;
      await insist(async () => {
        if (Object.values(pids).some(isAlive)) throw new Error('Parts outlive their launcher');
      }, 20);
      await house.start();
    },
    pids: () => launcher.pids(),
    /** Waits until every part answers. */
    whole: () =>
      insist(async () => {
        const isUp =
          (await ask(ports.cms, 'GET', '/api/health')) &&
          (isSmall || (await ask(ports.front, 'GET', '/health'))) &&
          (await ask(ports.emulator, 'GET', '/').then(() => true));
        if (!isUp) throw new Error('The stack has not come back');
      }),
  };
  await house.start();
  return house;
}

function launch(given) {
  const child = spawn(process.execPath, [LAUNCHER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, CAMPAIGN_HOUSE: JSON.stringify(given) },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const said = (word) =>
    new Promise((resolve, reject) => {
      child.on('message', (message) => word in message && resolve(message[word]));
      void ended.then(() => reject(new Error('The launcher has ended')));
    });
  const ready = said('ready');
  const pids = () => {
    const told = said('pids');
    child.send('pids');
    return told;
  };
  return { child, ended, ready, pids };
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
