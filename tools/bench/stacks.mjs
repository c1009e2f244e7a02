import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildDir, ensureBuilt } from '../../scripts/build/build.mjs';
import { cmsEnv } from '../../scripts/settings/childEnv.mjs';
import { isAnswering } from '../../scripts/front/health.mjs';
import { partsOf, startPart } from '../../scripts/launch/parts.mjs';
import { freePort } from '../../scripts/processes/ports.mjs';
import { runTool, startChild, waitUntilReady } from '../../scripts/processes/processes.mjs';
import { ensureSecrets, prepareDataDir } from '../../scripts/settings/secrets.mjs';
import { separateSettings, startStack } from '../../scripts/launch/stack.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { Child } from '../../scripts/processes/processes.mjs'
 */

/**
 * A running CMS with its identity provider.
 * @typedef {{ cmsUrl: string, emulatorUrl?: string, projectId: string }} BenchStack
 */

const MINUTE = 60_000;

/**
 * Starts a stack on free ports. `remembers` sets the CMS's caches: 'all', 'totals' (the counts of lists, until a record
 * changes) or 'none'.
 * @param {Settings} settings
 * @param {string} [remembers]
 */
export async function openStack(settings, remembers = 'all') {
  process.env.LOG_REQUESTS = 'none';
  process.env.REMEMBER = remembers;
  return startStack({ settings });
}

/**
 * Starts only the CMS and the identity provider; the site is not built.
 * @param {Settings} settings
 * @param {string} [remembers]
 */
export async function openCms(settings, remembers = 'all') {
  process.env.LOG_REQUESTS = 'none';
  process.env.REMEMBER = remembers;
  prepareDataDir(settings.dataDir);
  const parts = partsOf(settings, ensureSecrets(settings.dataDir, settings.secrets));
  await ensureBuilt('cms', settings);
  /** @type {Child[]} */
  const running = [];
  for (const id of /** @type {const} */ (['emulator', 'cms']))
    await startPart(parts[id], settings, id, (child) => running.unshift(child));
  const pid = running[0]?.pid ?? 0;
  /** @param {number} port */
  const local = (port) => `http://127.0.0.1:${port}`;
  const { cms, emulator } = settings.ports;
  const stop = async () => {
    for (const child of running) await child.stop();
  };
  const { projectId } = settings.auth;
  return { cmsUrl: local(cms), emulatorUrl: local(emulator), projectId, pid, stop };
}

/**
 * Starts one more CMS on another one's database, with the same emulator; it can be killed and restarted.
 * @param {string} dataDir
 * @param {{ env?: Record<string, string> }} postgres
 * @param {{ ports: Settings['ports'] }} first
 */
export async function openNode(dataDir, { env }, { ports }) {
  mkdirSync(dataDir, { recursive: true });
  const settings = await separateSettings({
    dataDir,
    env: { ...env, AUTH_EMULATOR_PORT: `${ports.emulator}` },
  });
  const { cms } = partsOf(settings, ensureSecrets(dataDir));
  /** @type {Child | undefined} */
  let child;
  const running = () => {
    if (!child) throw new Error('The CMS was not started.');
    return child;
  };
  const start = () => startPart(cms, settings, 'cms', (one) => (child = one));
  await start();
  return {
    url: `http://127.0.0.1:${settings.ports.cms}`,
    pid: () => running().pid,
    start,
    stop: () => running().stop(),
  };
}

/** @param {Settings} settings @param {number} dishes */
export async function fill(settings, dishes) {
  await runTool({
    name: 'The seed',
    args: [path.join(buildDir(settings, 'cms'), 'scripts/seed.js'), '--dishes', `${dishes}`],
    cwd: path.join(settings.root, 'cms'),
    env: cmsEnv(settings, ensureSecrets(settings.dataDir, settings.secrets)),
    logFile: path.join(settings.dataDir, 'logs/seed.log'),
    echo: (text) => process.stdout.write(text),
  });
}

/**
 * Copies the database as it is now, its WAL included.
 * @param {Settings} settings
 * @param {string} filename
 */
function copyDatabase({ database }, filename) {
  if (database.client !== 'sqlite') throw new Error('Only the file of SQLite can be copied.');
  const Database = createRequire(new URL('../../cms/package.json', import.meta.url))('better-sqlite3');
  const db = new Database(database.filename);
  db.exec(`VACUUM INTO '${filename}'`);
  db.close();
}

/**
 * Starts Strapi's own controller on a copy of the database: of the SQLite file, or the one at `url`.
 * @param {Settings} settings
 * @param {string} [url]
 */
export async function openPlain(settings, url) {
  const port = await freePort();
  const filename = path.join(settings.dataDir, 'plain.db');
  if (!url) copyDatabase(settings, filename);
  const env = {
    ...cmsEnv(settings, ensureSecrets(settings.dataDir, settings.secrets)),
    CMS_PORT: `${port}`,
    ...(url ? { DATABASE_URL: url } : { DATABASE_FILENAME: filename }),
    SEED: 'none',
  };
  const child = startChild({
    name: 'Plain Strapi',
    args: [path.join(buildDir(settings, 'cms'), 'scripts/plain.js')],
    cwd: path.join(settings.root, 'cms'),
    env,
    logFile: path.join(settings.dataDir, 'logs/plain.log'),
  });
  await waitUntilReady(child, () => isAnswering(port, 'GET', '/api/health'), MINUTE);
  const origin = `http://127.0.0.1:${port}`;
  /** @param {number} count @returns {Promise<string[]>} */
  const documentIds = async (count) => {
    const answer = await fetch(`${origin}/api/plain/dishes?fields=Name&pagination[pageSize]=${count}`);
    return (await answer.json()).data.map(
      (/** @type {{ documentId: string }} */ { documentId }) => documentId,
    );
  };
  return { url: origin, documentIds, stop: () => child.stop() };
}

/**
 * Starts the bare server on a copy of the database.
 * @param {Settings} settings
 */
export async function openBare(settings) {
  const filename = path.join(settings.dataDir, 'bare.db');
  copyDatabase(settings, filename);
  return openServer(settings, 'bare', filename);
}

/**
 * Starts the bare server that inserts and commits, on its own database.
 * @param {Settings} settings
 * @param {string} [url]
 */
export const openBareWrites = (settings, url) =>
  openServer(settings, 'bareWrites', url ?? path.join(settings.dataDir, 'inserts.db'));

/**
 * @param {Settings} settings
 * @param {string} script
 * @param {string} database
 */
async function openServer(settings, script, database) {
  const port = await freePort();
  const child = startChild({
    name: 'Bare server',
    args: [`tools/bench/${script}.mjs`, database, `${port}`],
    cwd: settings.root,
    env: process.env,
    logFile: path.join(settings.dataDir, `logs/${script}.log`),
  });
  await waitUntilReady(child, (one) => one.said.has('ready'), MINUTE);
  return { url: `http://127.0.0.1:${port}`, stop: () => child.stop() };
}
