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
/** Builds and templates of databases are taken along, so that only what a mutant touches is made anew. */
const BUILDS = ['cms/.builds', 'node_modules/.cache/supra'];

/**
 * Copies a working tree to a temporary folder, with builds of its own and the same packages. Nothing that is written there
 * reaches the tree, and `remove` leaves nothing of it.
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

/** Each package is linked by itself, so that what tools keep beside them (.cache, .vite) is the copy's own. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (['.cache', '.vite', '.vite-temp'].includes(name)) continue;
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** The CMS is built already, and of what a mutant changes each file is compiled by itself (write.mjs): the whole would take 20 times as long. */
function leaveBuildAlone(file) {
  const told = JSON.parse(readFileSync(file, 'utf8'));
  told.scripts['build:server'] = 'npm run domain';
  writeFileSync(file, JSON.stringify(told));
}
