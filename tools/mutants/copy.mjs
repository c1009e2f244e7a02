import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from './places.mjs';

const PACKAGES = ['node_modules', 'cms/node_modules', 'scripts/emulator/node_modules'];
/** Builds and database templates that are copied too, so that only what a mutant touches is made anew. */
const BUILDS = ['cms/.builds', 'node_modules/.cache/supra'];

/**
 * Copies a working tree to a temporary folder, with its own builds and the same packages. Writes to the copy never
 * reach the tree; `remove` deletes it completely.
 * @param {string} root
 */
export function copyTree(root) {
  const dir = mkdtempSync(path.join(tmpdir(), 'supra-mutants-'));
  for (const file of filesOf(root)) cpSync(path.join(root, file), path.join(dir, file));
  for (const folder of PACKAGES) linkPackages(path.join(root, folder), path.join(dir, folder));
  for (const build of BUILDS) {
    if (existsSync(path.join(root, build)))
      cpSync(path.join(root, build), path.join(dir, build), { recursive: true, preserveTimestamps: true });
  }
  leaveBuildAlone(path.join(dir, 'cms/package.json'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/**
 * Links each package separately, so that the caches of tools beside them (.cache, .vite) are the copy's own.
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (['.cache', '.vite', '.vite-temp'].includes(name)) continue;
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/**
 * Turns off the CMS's build in the copy: write.mjs compiles each changed file separately, as the whole build would take
 * 20 times as long.
 * @param {string} file
 */
function leaveBuildAlone(file) {
  const told = JSON.parse(readFileSync(file, 'utf8'));
  told.scripts['build:server'] = 'npm run domain';
  writeFileSync(file, JSON.stringify(told));
}
