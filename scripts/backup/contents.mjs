import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What went wrong in one sentence, for the person who asked. */
export class BackupError extends Error {
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
/** People's files, each of which is written once under a name that is never used again. */
export const FILE_FOLDERS = ['public/uploads', 'private'];
export const PEOPLE_FOLDER = 'auth';

const SAFE = '[^/\\\\\\x00-\\x1f]+';
const ALLOWED = new RegExp(
  `^(${MANIFEST}|${DATABASE}|${DUMP}|${SECRETS}|(${[...FILE_FOLDERS, PEOPLE_FOLDER].join('|')})(/${SAFE})+)$`,
);

/** Whether an archive of ours may hold an entry of that name. */
export const mayHold = (name) =>
  ALLOWED.test(name) && !name.split('/').some((part) => part === '..' || part === '.');

/** The files below a folder, by their names relative to `root`, with `/`. */
export function filesBelow(root, folder = '') {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(root, name);
    return entry.isFile() ? [name] : [];
  });
}

/** What is known of a file, to compare it with. */
export async function printOf(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}
