// Stands in for npm while tests/scripts/image.test.ts runs the Dockerfile's steps; the first argument is the
// repository.
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildDir } from '../../scripts/build/build.mjs';
import { readSettings } from '../../scripts/settings/env.mjs';

const [root = '', ...args] = process.argv.slice(2);
const prefix = args.includes('--prefix') ? (args[args.indexOf('--prefix') + 1] ?? '.') : '.';
/** @param {string} kind */
const omits = (kind) => args.includes(`--omit=${kind}`);

if (args.includes('ci')) install();
else if (args[0] === 'run' && args[1] === 'build') build();
else if (args[0] !== 'cache')
  throw new Error(`npm ${args.join(' ')}: no step of the Dockerfile is known by that.`);

/** Leaves out the packages that the lockfile marks as such; without --omit it links all of them in place. */
function install() {
  const from = path.join(root, prefix);
  /** @type {{ packages: Record<string, { dev?: boolean, devOptional?: boolean, optional?: boolean }> }} */
  const lock = JSON.parse(readFileSync(path.join(prefix, 'package-lock.json'), 'utf8'));
  if (!omits('dev')) return symlinkSync(path.join(from, 'node_modules'), path.join(prefix, 'node_modules'));
  for (const [place, entry] of Object.entries(lock.packages)) {
    const isLeftOut = entry.dev || entry.devOptional || (omits('optional') && entry.optional);
    if (place === '' || isLeftOut || !existsSync(path.join(from, place))) continue;
    link(path.join(from, place), path.join(prefix, place));
  }
}

/** @param {string} from @param {string} to */
function link(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else linkOrCopy(source, target);
  }
}

/** @param {string} source @param {string} target */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // on another disk
  }
}

/** Takes the builds that the suites make; none of them builds the operators' panel. */
function build() {
  const settings = readSettings({}, { root });
  for (const name of /** @type {const} */ (['site', 'cms'])) {
    const built = buildDir(settings, name);
    cpSync(built, path.relative(root, built), { recursive: true, verbatimSymlinks: true });
  }
  const panel = `cms/.builds/admin-${'0'.repeat(16)}`;
  mkdirSync(path.join(panel, 'held'), { recursive: true });
  writeFileSync(path.join(panel, 'build.json'), JSON.stringify({ names: '', also: {} }));
}
