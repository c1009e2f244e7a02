import path from 'node:path';
import { SECRET_NAMES } from './secrets.mjs';
import { oneOf, required, SettingsError } from './values.mjs';

const DATABASES = ['sqlite', 'postgres'];
const BOOLEANS = ['true', 'false'];

/** Reads the database's settings. */
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

function checkPostgres(variable, url) {
  if (!/^postgres(ql)?:\/\/[^/]+\/.+/.test(url) || !URL.canParse(url))
    throw new SettingsError(variable, 'must look like postgres://user:password@host:5432/name.');
}

/** Reads the mail server's settings; undefined without a server. */
export function readMail(given) {
  const port = readCount(given, 'SMTP_PORT', 587, 65535);
  const secure = oneOf(given, 'SMTP_SECURE', BOOLEANS, 'false');
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password, SMTP_FROM: from } = given;
  return host && { host, port, secure, user, password, from };
}

/** Returns those of the CMS's secrets that are set. */
export const readSecrets = (given) =>
  Object.fromEntries(SECRET_NAMES.filter((name) => given[name]).map((name) => [name, given[name]]));

export function readCount(given, variable, usual, most, least = 1) {
  const count = given[variable] === undefined ? usual : Number(given[variable]);
  if (!Number.isInteger(count) || count < least || count > most)
    throw new SettingsError(
      variable,
      `must be a number between ${least} and ${most}, and is "${given[variable]}".`,
    );
  return count;
}

/** Returns the CMS's environment for a database. */
export const databaseEnv = (database) =>
  database.client === 'sqlite'
    ? { DATABASE_FILENAME: database.filename }
    : {
        DATABASE_URL: database.url,
        ...(database.readUrl && { DATABASE_READ_URL: database.readUrl }),
        DATABASE_SSL: database.ssl,
        DATABASE_POOL_MAX: `${database.poolMax}`,
      };

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
