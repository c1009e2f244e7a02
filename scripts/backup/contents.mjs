import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ bytes: number, sha256: string }} Print
 * @typedef {{ format: number, supra: string, made: string, database: 'sqlite' | 'postgres', entries: Record<string,
 *   Print> }} Manifest
 */

/** An error with a one-sentence message for the person who ran the command. */
export class BackupError extends Error {
  /** @param {string} text */
  constructor(text) {
    super(text);
    this.name = 'BackupError';
  }
}

export const FORMAT = 1;
export const MANIFEST = 'supra.json';
export const DATABASE = 'database.db';
export const DUMP = 'database.dump';
export const SECRETS = 'secrets.env';
/** Folders of people's files; each file is written once, under a name that is never reused. */
export const FILE_FOLDERS = ['public/uploads', 'private'];
export const PEOPLE_FOLDER = 'auth';

const SAFE = '[^/\\\\\\x00-\\x1f]+';
const ALLOWED = new RegExp(
  `^(${MANIFEST}|${DATABASE}|${DUMP}|${SECRETS}|(${[...FILE_FOLDERS, PEOPLE_FOLDER].join('|')})(/${SAFE})+)$`,
);

/**
 * Returns true if one of our archives may hold an entry of that name.
 * @param {string} name
 */
export const mayHold = (name) =>
  ALLOWED.test(name) && !name.split('/').some((part) => part === '..' || part === '.');

/**
 * Returns the files below a folder as paths relative to `root`, with `/`.
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
export function filesBelow(root, folder = '') {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(root, name);
    return entry.isFile() ? [name] : [];
  });
}

/**
 * Returns a file's size and hash, for comparisons.
 * @param {string} file
 * @returns {Promise<Print>}
 */
export async function printOf(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}
