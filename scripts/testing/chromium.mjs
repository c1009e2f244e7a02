import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { messageOf } from '../processes/errors.mjs';
import { withLock } from '../processes/lock.mjs';

/** @import { BrowserType, LaunchOptions } from 'playwright-core' */

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/supra/chromium', import.meta.url));
// A name that makes @sparticuz/chromium unpack its bundled system libraries too.
const PLACE_WITHOUT_LIBRARIES = 'AWS_Lambda_nodejs20.x';

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const USUAL_PATHS = {
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].map(
    (name) => `/usr/bin/${name}`,
  ),
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    path.join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

// Chromium sometimes dies of SIGSEGV during its start.
const TRIES = 3;

/**
 * Starts a headless Chromium: CHROME_PATH, else the one of our packages (Linux x64), else an installed one. A failed
 * start is repeated, three attempts in all; throws the last error. `launcher` replaces Playwright's in a test.
 * @param {LaunchOptions} [options]
 * @param {Pick<BrowserType, 'launch'>} [launcher]
 */
export async function launchChromium(options = {}, launcher = chromium) {
  const launch = { ...(await launching()), ...options };
  return tried(() => launcher.launch(launch));
}

/**
 * Same, with a profile in a folder: all pages, Lighthouse's included, share the stored data.
 * @param {string} dir
 * @param {Parameters<BrowserType['launchPersistentContext']>[1]} [options]
 * @param {Pick<BrowserType, 'launchPersistentContext'>} [launcher]
 */
export async function launchProfile(dir, options = {}, launcher = chromium) {
  const launch = { ...(await launching()), ...options };
  return tried(() => launcher.launchPersistentContext(dir, launch));
}

/** @template T @param {() => Promise<T>} start */
async function tried(start) {
  for (let left = TRIES - 1; left > 0; left -= 1) {
    try {
      return await start();
    } catch (error) {
      console.error(`Chromium did not start, it is tried again: ${messageOf(error)}`);
    }
  }
  return start();
}

async function launching() {
  const { executablePath, env } = await findChromium();
  return {
    executablePath,
    env: { ...process.env, ...env },
    args: ['--font-render-hinting=none', '--disable-background-networking'],
  };
}

/** Returns the path of a Chromium, and the environment that it needs. */
export async function findChromium() {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked();
  const executablePath = USUAL_PATHS[process.platform]?.find(existsSync);
  if (executablePath) return { executablePath, env: {} };
  throw new Error('No Chrome or Chromium was found. Install one, or set CHROME_PATH to where it is.');
}

/** Unpacks the packages' Chromium once into its own cache; a lock keeps two processes from interfering. */
async function unpacked() {
  const dir = path.join(CACHE, packageVersion());
  await withLock(`${CACHE}.lock`, async () => {
    if (existsSync(dir)) return;
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(`${dir}.part`, { recursive: true });
    const { default: bundle } = await import('@sparticuz/chromium');
    await withEnv({ TMPDIR: `${dir}.part`, AWS_EXECUTION_ENV: PLACE_WITHOUT_LIBRARIES }, () =>
      bundle.executablePath(),
    );
    renameSync(`${dir}.part`, dir);
  });
  const executablePath = path.join(dir, 'chromium');
  return { executablePath, env: { ...librariesFor(executablePath, dir), ...fontsIn(dir) } };
}

function packageVersion() {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = main.slice(0, main.indexOf(`${path.sep}build${path.sep}`));
  return JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')).version;
}

/**
 * Returns the path of the bundled libraries, only if the system lacks one.
 * @param {string} executablePath
 * @param {string} dir
 * @returns {Record<string, string>}
 */
function librariesFor(executablePath, dir) {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  if (!stdout?.includes('not found')) return {};
  const known = process.env.LD_LIBRARY_PATH;
  return { LD_LIBRARY_PATH: [path.join(dir, 'al2023/lib'), known].filter(Boolean).join(':') };
}

/** @param {string} dir @returns {Record<string, string>} */
const fontsIn = (dir) =>
  existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(dir, 'fonts') };

/**
 * @template T
 * @param {Record<string, string>} values
 * @param {() => Promise<T>} work
 */
async function withEnv(values, work) {
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, process.env[name]]));
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
