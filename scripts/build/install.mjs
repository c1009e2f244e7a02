import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../processes/processes.mjs';

/**
 * @import { Child } from '../processes/processes.mjs'
 * @import { Settings } from '../settings/env.mjs'
 */

/** @typedef {{ id: 'site' | 'cms' | 'emulator', title: string, dir: string }} Package */

/**
 * Returns the packages that these settings need; only the demo needs the Auth emulator's.
 * @param {Pick<Settings, 'root' | 'auth'>} settings
 * @returns {Package[]}
 */
export function packagesOf({ root, auth }) {
  /** @type {Package[]} */
  const packages = [
    { id: 'site', title: 'Packages of the site', dir: root },
    { id: 'cms', title: 'Packages of the CMS', dir: path.join(root, 'cms') },
    { id: 'emulator', title: 'Packages of the Auth emulator', dir: path.join(root, 'scripts/emulator') },
  ];
  return packages.filter(({ id }) => id !== 'emulator' || auth.mode === 'emulator');
}

/**
 * Installs a package from its lockfile unless the installed one matches; resolves to whether it installed. With
 * `isForProduction`, an install without development packages (`npm ci --omit=dev`) is enough.
 * @param {string} dir
 * @param {{ logFile: string, onStart?: (child: Child) => unknown, isForProduction?: boolean }} options
 */
export async function ensureInstalled(dir, { logFile, onStart, isForProduction = false }) {
  if (isInstalled(dir, { isForProduction })) return false;
  const args = [
    npmCli(),
    'ci',
    '--include=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=warn',
  ];
  const isDone = await runTool({
    name: `npm ci in ${path.basename(dir)}`,
    args,
    cwd: dir,
    env: npmEnv(),
    logFile,
    onStart,
  });
  if (isDone) writeStamp(dir);
  return true;
}

/**
 * Returns true if node_modules matches the lockfile, for this version of Node.
 * @param {string} dir
 * @param {{ isForProduction?: boolean }} [options]
 */
export function isInstalled(dir, { isForProduction = false } = {}) {
  const stamp = read(stampFile(dir))?.split(' ');
  if (stamp?.[0] === lockHash(dir) && stamp[1] === abi()) return true;
  const isSameNode = !stamp || stamp[1] === abi();
  // An `npm install` run by hand is fine too.
  if (!isSameNode || !agreesWithLock(dir, isForProduction)) return false;
  if (!isForProduction) writeStamp(dir);
  return true;
}

/** @param {string} dir @param {boolean} isForProduction */
function agreesWithLock(dir, isForProduction) {
  const hidden = read(path.join(dir, 'node_modules/.package-lock.json'));
  if (!hidden) return false;
  const installed = packagesIn(hidden);
  const wanted = packagesIn(readFileSync(path.join(dir, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const found = installed[place];
    return found
      ? found.version === entry.version
      : Boolean(entry.optional || entry.devOptional || (isForProduction && entry.dev));
  });
}

/**
 * Returns the packages that a lockfile lists, by their places.
 * @param {string} lockfile
 * @returns {Record<string, { version: string, optional?: boolean, devOptional?: boolean, dev?: boolean }>}
 */
const packagesIn = (lockfile) => JSON.parse(lockfile).packages;

/**
 * Returns the path of npm's program: the one that runs this script, else the one beside Node, else the one on the PATH.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npmCli(env = process.env) {
  const beside = path.join(
    path.dirname(realpathSync(process.execPath)),
    '../lib/node_modules/npm/bin/npm-cli.js',
  );
  const onPath = (env.PATH ?? '').split(path.delimiter).map((dir) => path.join(dir, 'npm'));
  const found = [env.npm_execpath, beside, ...onPath].find(
    (file) => file && existsSync(file) && realpathSync(file).endsWith('npm-cli.js'),
  );
  if (!found) throw new Error('npm was not found. It comes with Node: https://nodejs.org');
  return realpathSync(found);
}

// npm passes the root package's `ignore-scripts` on as a variable, which would disable the CMS's own install scripts.
function npmEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_config_ignore_scripts|NODE_ENV)$/i.test(name)),
  );
}

/** @param {string} dir */
const stampFile = (dir) => path.join(dir, 'node_modules/.supra-installed');
const abi = () => `${process.platform}-${process.arch}-${process.versions.modules}`;
/** @param {string} dir */
const lockHash = (dir) =>
  createHash('sha256')
    .update(readFileSync(path.join(dir, 'package-lock.json')))
    .digest('hex');
/** @param {string} dir */
const writeStamp = (dir) => writeFileSync(stampFile(dir), `${lockHash(dir)} ${abi()}`);
/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
