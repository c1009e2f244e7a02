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
import { isAlive, withLock } from '../processes/lock.mjs';

/** Keeps this many of the builds that nobody holds, so that switching between two branches finds both again. */
const IDLE_KEPT = 2;
const MOST_TRIES = 3;
const HALF = '.half';
const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Describes a kind of build, whose folders lie in `home` and are called `<name>-<fingerprint>` by their sources.
 * @typedef {{ name: string, root: string, home: string, inputs: string[], without?: string[],
 *   also?: Record<string, string>, isNeeded?: (folder: string) => boolean }} Kind
 */

/**
 * Finds the build of the sources as they are, or has `make` fill a folder that takes its place once it is whole. The build is held
 * until this process ends. `folder` is undefined where `make` says that it was broken off.
 * @param {Kind} kind
 * @param {(half: string, last?: string) => Promise<boolean>} make `last`: the last build of files of the same names
 * @returns {Promise<{ folder?: string, isNew: boolean }>}
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
      // A build that sources changed under is of neither the old ones nor the new.
      if (present(kind).folder !== folder) continue;
      renameSync(half, folder);
      return { folder, isNew: true };
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  throw new Error(`The sources of the ${kind.name} changed ${MOST_TRIES} times while it was being built.`);
}

function present({ name, root, home, inputs, without, also }) {
  const { names, all } = fingerprint(root, inputs, { without, also });
  return { names, folder: path.join(home, `${name}-${all.slice(0, 16)}`) };
}

/**
 * The build to run: that of the sources as they are, else the one used last that is made for the same settings; undefined where
 * there is none.
 */
export function findFolder(kind) {
  const { folder } = present(kind);
  return existsSync(folder) ? folder : foldersOf(kind).find((one) => strayIn(one, kind) === undefined);
}

/** Every whole build of a kind, the one used last first. */
export function foldersOf({ name, home }) {
  if (!existsSync(home)) return [];
  // Another process may be removing it.
  const used = (folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readdirSync(home)
    .filter((one) => new RegExp(`^${name}-[0-9a-f]{16}$`).test(one))
    .map((one) => path.join(home, one))
    .sort((one, other) => used(other) - used(one));
}

/** The first setting that a build was made with another value of; undefined where all are the same. */
export function strayIn(folder, { also = {} }) {
  const was = (name) => read(folder).also[name];
  const name = Object.keys(also).find((one) => was(one) !== also[one]);
  return name && { name, was: was(name) };
}

const read = (folder) => JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8'));

/** Marks a build as the last one used, which stays for as long as this process lives. */
export function hold(folder) {
  const now = new Date();
  try {
    writeFileSync(path.join(folder, 'held', `${process.pid}`), '');
    utimesSync(folder, now, now);
  } catch (error) {
    // In an image, whose files are another user's, nobody removes it either.
    if (!READ_ONLY.includes(error.code)) throw error;
  }
}

/** Whether a living process holds it; dead ones are struck off. */
function isHeld(folder) {
  const held = path.join(folder, 'held');
  for (const pid of readdirSync(held))
    if (!isAlive(Number(pid))) rmSync(path.join(held, pid), { force: true });
  return readdirSync(held).length > 0;
}

function prune(kind) {
  const idle = foldersOf(kind).filter((folder) => !isHeld(folder) && !kind.isNeeded?.(folder));
  // Renamed first: a removal that is broken off leaves nothing that counts as built.
  for (const folder of idle.slice(IDLE_KEPT)) renameSync(folder, folder + HALF);
  sweepHalves(kind);
}

function sweepHalves({ name, home }) {
  for (const one of readdirSync(home))
    if (one.startsWith(`${name}-`) && one.endsWith(HALF))
      rmSync(path.join(home, one), { recursive: true, force: true });
}
