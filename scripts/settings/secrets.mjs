import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** @import { Given } from './values.mjs' */

const random = () => randomBytes(32).toString('base64');
/** @type {Record<string, () => string>} */
const MADE = {
  APP_KEYS: () => [random(), random()].join(','),
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  ENCRYPTION_KEY: random,
};

export const SECRET_NAMES = Object.keys(MADE);

/**
 * Returns the CMS's secrets: those given (settings.secrets), the others generated once into `<dataDir>/secrets.env`.
 * @param {string} dataDir
 * @param {Given} [given]
 * @returns {Record<string, string>}
 */
export function ensureSecrets(dataDir, given = {}) {
  const file = path.join(dataDir, 'secrets.env');
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const fresh = Object.entries(MADE).filter(([name]) => !given[name] && !kept[name]);
  for (const [name, make] of fresh) kept[name] = make();
  if (fresh.length > 0) write(file, kept);
  return Object.fromEntries(SECRET_NAMES.map((name) => [name, given[name] || (kept[name] ?? '')]));
}

/**
 * Creates the folder of database, pictures, secrets and logs, which no other user of the machine can read.
 * @param {string} dataDir
 */
export function prepareDataDir(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mkdirSync(path.join(dataDir, 'public/uploads'), { recursive: true });
}

/** @param {string} file @param {Given} secrets */
function write(file, secrets) {
  prepareDataDir(path.dirname(file));
  const lines = Object.entries(secrets).map(([name, value]) => `${name}="${value}"\n`);
  const half = `${file}.${process.pid}`;
  writeFileSync(
    half,
    `# Made by npm start. Keep it: sessions and stored secrets of the CMS hang on it.\n${lines.join('')}`,
    { mode: 0o600 },
  );
  renameSync(half, file);
}
