import path from 'node:path';
import { SECRET_NAMES } from './secrets.mjs';
import { oneOf, required, SettingsError } from './values.mjs';

/** @import { Given } from './values.mjs' */

/**
 * @typedef {{ client: 'sqlite', filename: string }} Sqlite
 * @typedef {{ client: 'postgres', url: string, readUrl?: string, ssl: 'true' | 'false', poolMax: number }} Postgres
 * @typedef {Sqlite | Postgres} Database
 * @typedef {{ host: string, port: number, secure: 'true' | 'false', user?: string, password?: string,
 *   from?: string }} Mail
 */

/** @type {Database['client'][]} */
const DATABASES = ['sqlite', 'postgres'];
/** @type {('true' | 'false')[]} */
const BOOLEANS = ['true', 'false'];

/**
 * Reads the database's settings.
 * @param {Given} given
 * @param {string} dataDir
 * @returns {Database}
 */
export function readDatabase(given, dataDir) {
  const client = oneOf(given, 'DATABASE_CLIENT', DATABASES, 'sqlite');
  const poolMax = readCount(given, 'DATABASE_POOL_MAX', 10, 1000);
  const ssl = oneOf(given, 'DATABASE_SSL', BOOLEANS, 'false');
  if (client === 'sqlite')
    return { client, filename: path.resolve(dataDir, given.DATABASE_FILENAME ?? 'supra.db') };
  const url = required(given, 'DATABASE_URL', 'where the PostgreSQL database is');
  const { DATABASE_READ_URL: readUrl } = given;
  checkPostgres('DATABASE_URL', url);
  if (readUrl) checkPostgres('DATABASE_READ_URL', readUrl);
  return { client, url, readUrl, ssl, poolMax };
}

/** @param {string} variable @param {string} url */
function checkPostgres(variable, url) {
  if (!/^postgres(ql)?:\/\/[^/]+\/.+/.test(url) || !URL.canParse(url))
    throw new SettingsError(variable, 'must look like postgres://user:password@host:5432/name.');
}

/**
 * Reads the mail server's settings; undefined without a server.
 * @param {Given} given
 * @returns {Mail | undefined}
 */
export function readMail(given) {
  const port = readCount(given, 'SMTP_PORT', 587, 65535);
  const secure = oneOf(given, 'SMTP_SECURE', BOOLEANS, 'false');
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password, SMTP_FROM: from } = given;
  return host === undefined ? undefined : { host, port, secure, user, password, from };
}

/**
 * Returns those of the CMS's secrets that are set.
 * @param {Given} given
 */
export const readSecrets = (given) =>
  Object.fromEntries(SECRET_NAMES.filter((name) => given[name]).map((name) => [name, given[name]]));

/**
 * @param {Given} given
 * @param {string} variable
 * @param {number} usual
 * @param {number} most
 * @param {number} [least]
 */
export function readCount(given, variable, usual, most, least = 1) {
  const count = given[variable] === undefined ? usual : Number(given[variable]);
  if (!Number.isInteger(count) || count < least || count > most)
    throw new SettingsError(
      variable,
      `must be a number between ${least} and ${most}, and is "${given[variable]}".`,
    );
  return count;
}

/**
 * Returns the CMS's environment for a database.
 * @param {Database} database
 * @returns {Record<string, string>}
 */
export const databaseEnv = (database) =>
  database.client === 'sqlite'
    ? { DATABASE_FILENAME: database.filename }
    : {
        DATABASE_URL: database.url,
        ...(database.readUrl && { DATABASE_READ_URL: database.readUrl }),
        DATABASE_SSL: database.ssl,
        DATABASE_POOL_MAX: `${database.poolMax}`,
      };

/** @param {Mail} [mail] @returns {Given} */
export function mailEnv(mail) {
  if (!mail) return {};
  const { host, port, secure, user, password, from } = mail;
  const given = { SMTP_USER: user, SMTP_PASSWORD: password, SMTP_FROM: from };
  return {
    SMTP_HOST: host,
    SMTP_PORT: `${port}`,
    SMTP_SECURE: secure,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}
