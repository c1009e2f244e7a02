import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf } from '../processes/errors.mjs';
import { BackupError, filesBelow, FORMAT, MANIFEST, mayHold, printOf } from './contents.mjs';

/**
 * @import { ReadEntry } from 'tar'
 * @import { Manifest, Print } from './contents.mjs'
 */

/**
 * The package that is loaded once it is installed.
 * @typedef {typeof import('tar')} Tar
 */

const MANIFEST_LIMIT = 64 * 1024 * 1024;

/**
 * Packs the files of `stage` into one archive; its first entry is a manifest of every file with its hash.
 * @param {{ tar: Tar, stage: string, archive: string, about: Omit<Manifest, 'format' | 'entries'> }} options
 */
export async function pack({ tar, stage, archive, about }) {
  const names = filesBelow(stage).filter((name) => name !== MANIFEST);
  const odd = names.find((name) => !mayHold(name));
  if (odd) throw new BackupError(`${odd} has a name that an archive cannot hold.`);
  /** @type {Record<string, Print>} */
  const entries = {};
  for (const name of names) entries[name] = await printOf(path.join(stage, name));
  writeFileSync(path.join(stage, MANIFEST), JSON.stringify({ format: FORMAT, ...about, entries }, null, 1), {
    mode: 0o600,
  });
  mkdirSync(path.dirname(archive), { recursive: true, mode: 0o700 });
  const half = `${archive}.half`;
  try {
    await tar.create({ file: half, cwd: stage, gzip: true, portable: true, strict: true, mode: 0o600 }, [
      MANIFEST,
      ...names,
    ]);
    flush(half);
    renameSync(half, archive);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
  return entries;
}

/** @param {string} file */
function flush(file) {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Reads an archive's manifest and checks that the archive holds the listed files and nothing else, before anything is
 * unpacked.
 * @param {{ tar: Tar, archive: string }} options
 */
export async function inspect({ tar, archive }) {
  /** @type {Map<string, number>} */
  const found = new Map();
  let text = '';
  /** @type {string | undefined} */
  let odd;
  /** @param {ReadEntry} entry */
  const onReadEntry = (entry) => {
    const { path: name, type, size } = entry;
    const isManifest = name === MANIFEST && found.size === 0 && size <= MANIFEST_LIMIT;
    // An error thrown here would reach nobody.
    if (!mayHold(name) || type !== 'File' || found.has(name) || (found.size === 0 && !isManifest))
      odd ??= name;
    found.set(name, size);
    if (isManifest) entry.on('data', (chunk) => (text += chunk.toString()));
    else entry.resume();
  };
  try {
    await tar.list({ file: archive, strict: true, onReadEntry });
  } catch (error) {
    throw damaged(archive, messageOf(error));
  }
  if (odd !== undefined) throw foreign(odd);
  const manifest = read(text, archive);
  const { entries } = manifest;
  const names = Object.keys(entries);
  const wrong =
    names.find((name) => found.get(name) !== entries[name]?.bytes) ??
    [...found.keys()].find((name) => name !== MANIFEST && !entries[name]);
  if (wrong) throw damaged(archive, `${wrong} is not as its list says`);
  return manifest;
}

/**
 * @param {string} text
 * @param {string} archive
 * @returns {Manifest}
 */
function read(text, archive) {
  let manifest;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw damaged(archive, 'it has no list of what it holds');
  }
  if (manifest.format > FORMAT)
    throw new BackupError(
      `${archive} was made by a newer Supra (${manifest.supra}): restore it with that one.`,
    );
  if (manifest.format !== FORMAT || typeof manifest.entries !== 'object')
    throw damaged(archive, 'it has no list of what it holds');
  return manifest;
}

/**
 * Unpacks an inspected archive and verifies every file's size and hash.
 * @param {{ tar: Tar, archive: string, to: string, entries: Record<string, Print> }} options
 */
export async function unpack({ tar, archive, to, entries }) {
  try {
    await tar.extract({ file: archive, cwd: to, strict: true, preserveOwner: false, dmode: 0o700 });
  } catch (error) {
    const isOfDisk = ['ENOSPC', 'EROFS', 'EACCES'].includes(codeOf(error) ?? '');
    throw isOfDisk ? error : damaged(archive, messageOf(error));
  }
  for (const [name, { bytes, sha256 }] of Object.entries(entries)) {
    const print = await printOf(path.join(to, name));
    if (print.bytes !== bytes || print.sha256 !== sha256) throw damaged(archive, `${name} has changed since`);
  }
}

/** @param {string} name */
const foreign = (name) =>
  new BackupError(`The archive holds ${JSON.stringify(name)}, which is none of Supra's: it is not restored.`);
/** @param {string} archive @param {string} why */
const damaged = (archive, why) =>
  new BackupError(`${archive} is damaged or no backup of Supra's (${why}): it is not restored.`);
