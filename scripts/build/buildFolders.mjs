import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { codeOf } from '../processes/errors.mjs';
import { isAlive, withLock } from '../processes/lock.mjs';

/** @typedef {{ folder?: string, isNew: boolean }} Made */

/** Number of unused builds that are kept, so that switching between two branches finds both again. */
const IDLE_KEPT = 2;
const MOST_TRIES = 3;
const HALF = '.half';
const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Describes a kind of build, whose folders are in `home` and are named `<name>-<fingerprint>` after their sources.
 * @typedef {{ name: string, root: string, home: string, inputs: string[], without?: string[],
 *   also?: Record<string, string>, isNeeded?: (folder: string) => boolean }} Kind
 */

/**
 * Finds the build of the present sources, or lets `make` fill a folder, which takes its place once it is complete. The
 * build is held until this process ends. `folder` is undefined if `make` was aborted.
 * @param {Kind} kind
 * @param {(half: string, last?: string) => Promise<boolean>} make `last`: the last build of files of the same names
 * @returns {Promise<Made>}
 */
export function ensureFolder(kind, make) {
  return withLock(path.join(kind.home, `${kind.name}.lock`), async () => {
    sweepHalves(kind);
    const made = await findOrMake(kind, make);
    if (made.folder) hold(made.folder);
    prune(kind);
    return made;
  });
}

/**
 * @param {Kind} kind
 * @param {(half: string, last?: string) => Promise<boolean>} make
 * @returns {Promise<Made>}
 */
async function findOrMake(kind, make) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { folder, names } = present(kind);
    if (existsSync(folder)) return { folder, isNew: false };
    const half = folder + HALF;
    try {
      mkdirSync(path.join(half, 'held'), { recursive: true });
      writeFileSync(path.join(half, 'build.json'), JSON.stringify({ names, also: kind.also ?? {} }));
      const last = foldersOf(kind).find((one) => read(one).names === names);
      if (!(await make(half, last))) return { isNew: false };
      // A build whose sources changed meanwhile belongs neither to the old sources nor to the new.
      if (present(kind).folder !== folder) continue;
      renameSync(half, folder);
      return { folder, isNew: true };
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  throw new Error(`The sources of the ${kind.name} changed ${MOST_TRIES} times while it was being built.`);
}

/** @param {Kind} kind */
function present({ name, root, home, inputs, without, also }) {
  const { names, all } = fingerprint(root, inputs, { without, also });
  return { names, folder: path.join(home, `${name}-${all.slice(0, 16)}`) };
}

/**
 * Returns the build to run: that of the present sources, else the one used last with the same settings; undefined if
 * there is none.
 * @param {Kind} kind
 */
export function findFolder(kind) {
  const { folder } = present(kind);
  return existsSync(folder) ? folder : foldersOf(kind).find((one) => strayIn(one, kind) === undefined);
}

/**
 * Returns every complete build of a kind, the one used last first.
 * @param {Pick<Kind, 'name' | 'home'>} kind
 */
export function foldersOf({ name, home }) {
  if (!existsSync(home)) return [];
  // Another process may be removing it.
  /** @param {string} folder */
  const used = (folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readdirSync(home)
    .filter((one) => new RegExp(`^${name}-[0-9a-f]{16}$`).test(one))
    .map((one) => path.join(home, one))
    .sort((one, other) => used(other) - used(one));
}

/**
 * Returns the first setting whose value differs from the build's; undefined if all are the same.
 * @param {string} folder
 * @param {Pick<Kind, 'also'>} kind
 * @returns {{ name: string, was?: string } | undefined}
 */
export function strayIn(folder, { also = {} }) {
  /** @param {string} name */
  const was = (name) => read(folder).also[name];
  const name = Object.keys(also).find((one) => was(one) !== also[one]);
  return name === undefined ? undefined : { name, was: was(name) };
}

/** @param {string} folder @returns {{ names: string, also: Record<string, string> }} */
const read = (folder) => JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8'));

/**
 * Marks a build as used last and holds it for as long as this process lives.
 * @param {string} folder
 */
export function hold(folder) {
  const now = new Date();
  try {
    writeFileSync(path.join(folder, 'held', `${process.pid}`), '');
    utimesSync(folder, now, now);
  } catch (error) {
    // In an image the files belong to another user, and nobody removes a build.
    if (!READ_ONLY.includes(codeOf(error) ?? '')) throw error;
  }
}

/**
 * Returns true if a living process holds the build; removes the marks of dead ones.
 * @param {string} folder
 */
function isHeld(folder) {
  const held = path.join(folder, 'held');
  for (const pid of readdirSync(held))
    if (!isAlive(Number(pid))) rmSync(path.join(held, pid), { force: true });
  return readdirSync(held).length > 0;
}

/** @param {Kind} kind */
function prune(kind) {
  const idle = foldersOf(kind).filter((folder) => !isHeld(folder) && !kind.isNeeded?.(folder));
  // Renamed first, so that an aborted removal leaves nothing that counts as a build.
  for (const folder of idle.slice(IDLE_KEPT)) renameSync(folder, folder + HALF);
  sweepHalves(kind);
}

/** @param {Pick<Kind, 'name' | 'home'>} kind */
function sweepHalves({ name, home }) {
  for (const one of readdirSync(home))
    if (one.startsWith(`${name}-`) && one.endsWith(HALF))
      rmSync(path.join(home, one), { recursive: true, force: true });
}
