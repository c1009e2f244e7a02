import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ensureFolder, findFolder, foldersOf, hold, strayIn } from './buildFolders.mjs';
import { nextEnv, outerEnv, publicEnv } from '../settings/childEnv.mjs';
import { npmCli } from './install.mjs';
import { packSite } from './pack.mjs';
import { runTool } from '../processes/processes.mjs';
import { SettingsError } from '../settings/values.mjs';

/**
 * @import { Settings } from '../settings/env.mjs'
 * @import { Child, Program } from '../processes/processes.mjs'
 * @import { Kind } from './buildFolders.mjs'
 */

/**
 * @typedef {'site' | 'cms' | 'admin'} BuildName
 * @typedef {(part: string, tool: Pick<Program, 'args' | 'cwd' | 'env'>) => Promise<boolean>} Run
 */

/**
 * `last`: the last build of files of the same names.
 * @typedef {(half: string, tools: { settings: Settings, run: Run, last?: string }) => Promise<boolean>} Make
 */

/** @type {BuildName[]} */
export const BUILDS = ['site', 'cms', 'admin'];
const SITE = [
  'pages',
  'components',
  'context',
  'lib',
  'locales',
  'styles',
  'types',
  'public',
  'scripts/build/pack.mjs',
  'scripts/serviceWorker',
  'proxy.ts',
  'next.config.js',
  'tsconfig.json',
];
const CMS = [
  'cms/src',
  'cms/config',
  'cms/database',
  'cms/types',
  'cms/scripts',
  'cms/tsconfig.json',
  'cms/package.json',
  'lib/domain',
];
const ADMIN = ['cms/src/admin', 'cms/config/admin.ts', 'cms/config/plugins.ts'];
/** Entries that stay in Next's own folder for its next build and for the compiler; all others are the build. */
const STAYS_WITH_NEXT = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types'];
const COMPILED = ['config', 'database', 'scripts', 'src', '.tsbuildinfo'];
const NOTICE =
  '<!doctype html><meta http-equiv="refresh" content="10"><title>Supra</title><p>The admin panel is being built. This page tries again by itself.</p>\n';

/**
 * Returns every kind of build with its sources, the home of its folders (the CMS's are in `cms`, where its packages are
 * found), and the function that makes it.
 * @param {Settings} settings
 * @returns {Record<BuildName, Omit<Kind, 'name' | 'root'> & { make: Make }>}
 */
export function builds(settings) {
  const { root } = settings;
  const cms = path.join(root, 'cms');
  return {
    site: {
      home: path.join(root, '.builds'),
      inputs: [...SITE, 'package-lock.json'],
      also: publicEnv(settings),
      make: makeSite,
    },
    cms: {
      home: path.join(cms, '.builds'),
      inputs: [...CMS, 'cms/package-lock.json'],
      without: ['cms/src/domain', 'cms/src/admin'],
      make: makeCms,
    },
    admin: {
      home: path.join(cms, '.builds'),
      inputs: [...ADMIN, 'cms/package-lock.json'],
      make: makeAdmin,
      isNeeded: (folder) => foldersOf(kindOf(settings, 'cms')).some((one) => panelOf(one) === folder),
    },
  };
}

/** @param {Settings} settings @param {BuildName} name */
const kindOf = (settings, name) => ({ name, root: settings.root, ...builds(settings)[name] });

/**
 * Builds with Next in its own folder, which holds its cache and which the compiler knows, then moves the build out.
 * @param {string} half
 * @param {Parameters<Make>[1]} tools
 */
async function makeSite(half, { settings, run, last }) {
  const { root } = settings;
  const isBuilt = await run('site', {
    // Webpack takes longer than Turbopack but makes pages 6 to 8 kB lighter.
    args: ['node_modules/next/dist/bin/next', 'build', '--webpack'],
    cwd: root,
    env: nextEnv({ ...settings, dev: false }),
  });
  if (!isBuilt) return false;
  moveAll(path.join(root, '.next'), path.join(half, '.next'), STAYS_WITH_NEXT);
  cpSync(path.join(root, 'public'), path.join(half, 'public'), { recursive: true });
  // after the pages, as it lists all their files
  const worker = { args: ['scripts/serviceWorker/build.mjs', half], cwd: root, env: toolEnv() };
  if (!(await run('worker', worker))) return false;
  await packSite(half, last);
  return true;
}

/** @param {string} half @param {Parameters<Make>[1]} tools */
async function makeCms(half, { settings, run, last }) {
  const cwd = path.join(settings.root, 'cms');
  // The compiler continues from the last build and writes only what has changed.
  if (last)
    for (const one of COMPILED) cpSync(path.join(last, one), path.join(half, one), { recursive: true });
  const to = ['--outDir', half, '--tsBuildInfoFile', path.join(half, '.tsbuildinfo')];
  const isBuilt = await run('cms', { args: npm('build:server', '--', ...to), cwd, env: toolEnv() });
  // Strapi takes this folder for the whole application.
  copyFileSync(path.join(cwd, 'package.json'), path.join(half, 'package.json'));
  mkdirSync(path.join(half, 'notice'));
  writeFileSync(path.join(half, 'notice/index.html'), NOTICE);
  return isBuilt;
}

/**
 * Builds Strapi's panel in Strapi's own output folder, then moves it out.
 * @param {string} half
 * @param {Parameters<Make>[1]} tools
 */
async function makeAdmin(half, { settings, run }) {
  const cwd = path.join(settings.root, 'cms');
  const isBuilt = await run('admin', { args: npm('build:admin'), cwd, env: toolEnv() });
  if (isBuilt) moveAll(path.join(cwd, 'dist/build'), path.join(half, 'panel'));
  return isBuilt;
}

/** @param {string} script @param {string[]} more */
const npm = (script, ...more) => [npmCli(), 'run', script, ...more];
const toolEnv = () => ({ ...outerEnv(), NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' });

/**
 * @param {string} from
 * @param {string} to
 * @param {string[]} [except]
 */
function moveAll(from, to, except = []) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!except.includes(name)) renameSync(path.join(from, name), path.join(to, name));
}

// Builds that this process runs, by kind and settings: a restarted part runs the same build as before.
/** @type {Map<string, string>} */
const chosen = new Map();
/** @param {Kind} kind */
const keyOf = ({ home, name, also = {} }) => JSON.stringify([home, name, also]);

/**
 * Builds unless there is a build of these sources and of the built-in settings; resolves to whether it did.
 * @param {BuildName} name
 * @param {Settings} settings
 * @param {{ onStart?: (child: Child) => unknown, isNice?: boolean }} [options]
 */
export async function ensureBuilt(name, settings, { onStart, isNice } = {}) {
  const kind = kindOf(settings, name);
  /** @type {Run} */
  const run = (part, tool) => {
    const logFile = path.join(settings.dataDir, 'logs', `build-${part}.log`);
    return runTool({ name: `Build of the ${part}`, ...tool, logFile, onStart, isNice });
  };
  const { folder, isNew } = await ensureFolder(kind, (half, last) =>
    kind.make(half, { settings, run, last }),
  );
  if (folder) chosen.set(keyOf(kind), folder);
  if (folder && name !== 'site') placePanel(settings);
  return isNew;
}

/**
 * Returns the folder of the build that this process runs: the one it has ensured, else the one of the present sources,
 * else the one used last. Throws if there is none.
 * @param {Settings} settings
 * @param {BuildName} name
 */
export function buildDir(settings, name) {
  const found = findBuilt(settings, name);
  if (!found) throw new Error(`There is no build of the ${name}.`);
  return found;
}

/**
 * Returns the folder of the build that this process runs; undefined if there is none.
 * @param {Settings} settings
 * @param {BuildName} name
 */
export function findBuilt(settings, name) {
  const kind = kindOf(settings, name);
  const found = chosen.get(keyOf(kind)) ?? findFolder(kind);
  if (found) chosen.set(keyOf(kind), found);
  return found;
}

/**
 * Selects the last result of "npm run build". Throws a SettingsError if something is not built, or if the pages were
 * built for another Firebase project.
 * @param {Settings} settings
 */
export function assertBuilt(settings) {
  for (const name of BUILDS) {
    const kind = kindOf(settings, name);
    const [newest, ...older] = foldersOf(kind);
    if (!newest)
      throw new SettingsError(
        '--built',
        `starts what "npm run build" has made, and there is no build of the ${name}.`,
      );
    const stray = strayIn(newest, kind);
    const fitting = stray && older.find((folder) => !strayIn(folder, kind));
    if (stray && !fitting)
      throw new SettingsError(
        stray.name.replace('NEXT_PUBLIC_', ''),
        `is "${kind.also?.[stray.name]}", and the pages were built for "${stray.was}": build them anew.`,
      );
    const folder = fitting ?? newest;
    hold(folder);
    chosen.set(keyOf(kind), folder);
  }
  placePanel(settings);
}

/**
 * Lets the CMS serve the operators' panel; with `isAwaited`, a placeholder page until the panel is built.
 * @param {Settings} settings
 * @param {{ isAwaited?: boolean }} [options]
 */
export function placePanel(settings, { isAwaited = false } = {}) {
  const [cms, admin] = [findBuilt(settings, 'cms'), findBuilt(settings, 'admin')];
  if (cms && admin) link(cms, path.join('..', path.basename(admin), 'panel'));
  else if (cms && isAwaited) link(cms, 'notice');
}

/** @param {string} cms @param {string} target */
function link(cms, target) {
  const place = path.join(cms, 'build');
  if (existsSync(place) && readlinkSync(place) === target) return;
  // A CMS may be serving from this link: a rename replaces it without a gap.
  const fresh = `${place}.${process.pid}`;
  symlinkSync(target, fresh);
  renameSync(fresh, place);
}

/**
 * Returns the build of the panel that a build of the CMS serves.
 * @param {string} cms
 */
function panelOf(cms) {
  const place = path.join(cms, 'build');
  return existsSync(place) && path.resolve(cms, readlinkSync(place), '..');
}
