import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextEnv, outerEnv, publicEnv } from './childEnv.mjs';
import { fingerprint } from './fingerprint.mjs';
import { npmCli } from './install.mjs';
import { withLock } from './lock.mjs';
import { runTool } from './processes.mjs';
import { SettingsError } from './values.mjs';

const SITE = [
  'pages',
  'components',
  'context',
  'lib',
  'locales',
  'styles',
  'types',
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

/** What is built, from what, and how one sees that it is there. */
export function builds(settings) {
  const npm = (script) => [npmCli(), 'run', script];
  const env = { ...outerEnv(), NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };
  return {
    site: {
      inputs: [...SITE, 'package-lock.json'],
      also: publicEnv(settings),
      made: '.next/BUILD_ID',
      // Webpack takes longer than Turbopack and makes pages 6 to 8 kB lighter, which people feel and we do not.
      args: ['node_modules/next/dist/bin/next', 'build', '--webpack'],
      cwd: settings.root,
      env: nextEnv({ ...settings, dev: false }),
    },
    // after the pages, because it names all their files
    worker: {
      inputs: ['scripts/serviceWorker', '.next/BUILD_ID', 'public/fonts', 'package-lock.json'],
      made: 'public/sw.js',
      args: ['scripts/serviceWorker/build.mjs'],
      cwd: settings.root,
      env,
    },
    cms: {
      inputs: [...CMS, 'cms/package-lock.json'],
      without: ['cms/src/domain', 'cms/src/admin'],
      made: 'cms/dist/src/index.js',
      args: npm('build:server'),
      cwd: path.join(settings.root, 'cms'),
      env,
      // The compiler leaves behind what came from files that are gone, and Strapi would load it.
      sweep: () => sweep(path.join(settings.root, 'cms/dist'), ['build']),
    },
    admin: {
      inputs: [...ADMIN, 'cms/package-lock.json'],
      made: 'cms/dist/build/index.html',
      // Strapi compiles the server too while it is at it; broken off in the middle, that would leave half a server.
      alsoMakes: 'cms',
      args: npm('build:admin'),
      cwd: path.join(settings.root, 'cms'),
      env,
    },
  };
}

/** Builds if the sources (or the settings built in) are not those of the last build; says whether it did. */
export function ensureBuilt(name, settings, options = {}) {
  const lock = path.join(settings.root, 'node_modules/.cache/supra', `${name}.lock`);
  return withLock(lock, () => buildIfChanged(name, settings, options));
}

async function buildIfChanged(name, settings, { onStart, isNice }) {
  const build = builds(settings)[name];
  const now = fingerprint(settings.root, build.inputs, build);
  const before = readStamp(settings.root, name);
  if (before?.all === now.all && before.made === madeOf(settings.root, build)) return false;
  if (before?.names !== now.names) build.sweep?.();
  const logFile = path.join(settings.dataDir, 'logs', `build-${name}.log`);
  const beside = build.alsoMakes && setAside(settings, build.alsoMakes);
  const isDone = await runTool({ name: `Build of the ${name}`, ...build, logFile, onStart, isNice });
  if (isDone) writeStamp(settings.root, name, { ...now, made: madeOf(settings.root, build) });
  if (isDone) beside?.putBack();
  if (isDone && name === 'site') writeFileSync(builtFor(settings.root), JSON.stringify(build.also));
  return isDone;
}

/** Takes another build's stamp away, so that it is made anew unless it is put back. */
function setAside(settings, name) {
  const { root } = settings;
  const stamp = readStamp(root, name);
  rmSync(stampFile(root, name), { force: true });
  return {
    putBack: () => stamp && writeStamp(root, name, { ...stamp, made: madeOf(root, builds(settings)[name]) }),
  };
}

const builtFor = (root) => path.join(root, '.next/built-for.json');

/** Throws a SettingsError where something is not built, or the pages are built for another Firebase project than is set. */
export function assertBuilt(settings) {
  const { root } = settings;
  for (const [name, { made }] of Object.entries(builds(settings)))
    if (!existsSync(path.join(root, made)))
      throw new SettingsError(
        '--built',
        `starts what "npm run build" has made, and there is no build of the ${name}.`,
      );
  const were = JSON.parse(readFileSync(builtFor(root), 'utf8'));
  for (const [name, value] of Object.entries(publicEnv(settings)))
    if (were[name] !== value)
      throw new SettingsError(
        name.replace('NEXT_PUBLIC_', ''),
        `is "${value}", and the pages were built for "${were[name]}": build them anew.`,
      );
}

/** A page in the admin panel's place, so that the CMS serves the panel as soon as it is built. */
export function placeAdminNotice(settings) {
  const file = path.join(settings.root, builds(settings).admin.made);
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    '<!doctype html><meta http-equiv="refresh" content="10"><title>Supra</title><p>The admin panel is being built. This page tries again by itself.</p>\n',
  );
}

// Beside the packages, so that a fresh install asks for a fresh build.
const stampFile = (root, name) => path.join(root, 'node_modules/.cache/supra', `${name}.json`);
const readStamp = (root, name) =>
  existsSync(stampFile(root, name)) ? JSON.parse(readFileSync(stampFile(root, name), 'utf8')) : undefined;

function writeStamp(root, name, stamp) {
  mkdirSync(path.dirname(stampFile(root, name)), { recursive: true });
  writeFileSync(stampFile(root, name), JSON.stringify(stamp));
}

/** What the build's main file says: somebody's own build in between shows, one of the same sources does not. */
function madeOf(root, { made }) {
  const file = path.join(root, made);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'nothing';
}

function sweep(dir, kept) {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir)) {
    if (!kept.includes(name)) rmSync(path.join(dir, name), { recursive: true });
  }
}
