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
import { runTool } from '../processes/processes.mjs';
import { SettingsError } from '../settings/values.mjs';

const SITE = [
  'pages',
  'components',
  'context',
  'lib',
  'locales',
  'styles',
  'types',
  'public',
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
/** Stays in Next's own folder for its next build and for the compiler; the rest that lies there is the build. */
const STAYS_WITH_NEXT = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types'];
const COMPILED = ['config', 'database', 'scripts', 'src', '.tsbuildinfo'];
const NOTICE =
  '<!doctype html><meta http-equiv="refresh" content="10"><title>Supra</title><p>The admin panel is being built. This page tries again by itself.</p>\n';

/**
 * Lists every kind of build: its sources, the home of its folders (the CMS's lie in `cms`, from where it finds its packages), and
 * how one is made.
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

const kindOf = (settings, name) => ({ name, root: settings.root, ...builds(settings)[name] });

/** Lets Next work in its own folder, where its cache lies and which the compiler knows, and moves the build out of there. */
async function makeSite(half, { settings, run }) {
  const { root } = settings;
  const isBuilt = await run('site', {
    // Webpack takes longer than Turbopack and makes pages 6 to 8 kB lighter, which people feel and we do not.
    args: ['node_modules/next/dist/bin/next', 'build', '--webpack'],
    cwd: root,
    env: nextEnv({ ...settings, dev: false }),
  });
  if (!isBuilt) return false;
  moveAll(path.join(root, '.next'), path.join(half, '.next'), STAYS_WITH_NEXT);
  cpSync(path.join(root, 'public'), path.join(half, 'public'), { recursive: true });
  // after the pages, because it names all their files
  return run('worker', { args: ['scripts/serviceWorker/build.mjs', half], cwd: root, env: toolEnv() });
}

async function makeCms(half, { settings, run, last }) {
  const cwd = path.join(settings.root, 'cms');
  // The compiler goes on from there and writes what has changed.
  if (last)
    for (const one of COMPILED) cpSync(path.join(last, one), path.join(half, one), { recursive: true });
  const to = ['--outDir', half, '--tsBuildInfoFile', path.join(half, '.tsbuildinfo')];
  const isBuilt = await run('cms', { args: npm('build:server', '--', ...to), cwd, env: toolEnv() });
  // Strapi takes the folder for the whole application.
  copyFileSync(path.join(cwd, 'package.json'), path.join(half, 'package.json'));
  mkdirSync(path.join(half, 'notice'));
  writeFileSync(path.join(half, 'notice/index.html'), NOTICE);
  return isBuilt;
}

/** Lets Strapi build its panel where its own compiler writes to, and moves it out of there. */
async function makeAdmin(half, { settings, run }) {
  const cwd = path.join(settings.root, 'cms');
  const isBuilt = await run('admin', { args: npm('build:admin'), cwd, env: toolEnv() });
  if (isBuilt) moveAll(path.join(cwd, 'dist/build'), path.join(half, 'panel'));
  return isBuilt;
}

const npm = (script, ...more) => [npmCli(), 'run', script, ...more];
const toolEnv = () => ({ ...outerEnv(), NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' });

function moveAll(from, to, except = []) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!except.includes(name)) renameSync(path.join(from, name), path.join(to, name));
}

// Holds by kind and settings which build this process runs: a part that is started again is the one that ran before.
const chosen = new Map();
const keyOf = ({ home, name, also = {} }) => JSON.stringify([home, name, also]);

/** Builds unless a build of these sources (and of the settings built in) is there; says whether it did. */
export async function ensureBuilt(name, settings, { onStart, isNice } = {}) {
  const kind = kindOf(settings, name);
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
 * The folder of the build that this process runs: the one that it has ensured, else the one of the sources as they are, else the
 * one used last. Throws where there is none.
 */
export function buildDir(settings, name) {
  const found = findBuilt(settings, name);
  if (!found) throw new Error(`There is no build of the ${name}.`);
  return found;
}

function findBuilt(settings, name) {
  const kind = kindOf(settings, name);
  const found = chosen.get(keyOf(kind)) ?? findFolder(kind);
  if (found) chosen.set(keyOf(kind), found);
  return found;
}

/**
 * Chooses what "npm run build" has made last. Throws a SettingsError where something is not built, or the pages are built for
 * another Firebase project than is set.
 */
export function assertBuilt(settings) {
  for (const name of Object.keys(builds(settings))) {
    const kind = kindOf(settings, name);
    const [newest, ...older] = foldersOf(kind);
    if (!newest)
      throw new SettingsError(
        '--built',
        `starts what "npm run build" has made, and there is no build of the ${name}.`,
      );
    const fitting = [newest, ...older].find((folder) => !strayIn(folder, kind));
    if (!fitting) {
      const stray = strayIn(newest, kind);
      throw new SettingsError(
        stray.name.replace('NEXT_PUBLIC_', ''),
        `is "${kind.also[stray.name]}", and the pages were built for "${stray.was}": build them anew.`,
      );
    }
    hold(fitting);
    chosen.set(keyOf(kind), fitting);
  }
  placePanel(settings);
}

/** Lets the CMS serve the operators' panel; where it `isAwaited`, a page in its place until it is built. */
export function placePanel(settings, { isAwaited = false } = {}) {
  const [cms, admin] = ['cms', 'admin'].map((name) => findBuilt(settings, name));
  if (cms && admin) link(cms, path.join('..', path.basename(admin), 'panel'));
  else if (cms && isAwaited) link(cms, 'notice');
}

function link(cms, target) {
  const place = path.join(cms, 'build');
  if (existsSync(place) && readlinkSync(place) === target) return;
  // A CMS may be serving from it: renamed, one is there at every moment.
  const fresh = `${place}.${process.pid}`;
  symlinkSync(target, fresh);
  renameSync(fresh, place);
}

/** The build of the panel that a build of the CMS serves. */
function panelOf(cms) {
  const place = path.join(cms, 'build');
  return existsSync(place) && path.resolve(cms, readlinkSync(place), '..');
}
