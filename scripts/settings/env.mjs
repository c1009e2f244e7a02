import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readFiles } from './bucket.mjs';
import { readNodes } from './nodes.mjs';
import { readCount, readDatabase, readMail, readSecrets } from './services.mjs';
import { filled, list, oneOf, required, SettingsError } from './values.mjs';

/**
 * @import { Part, Ports } from './nodes.mjs'
 * @import { Given } from './values.mjs'
 */

/**
 * @typedef {'emulator' | 'firebase'} AuthMode
 * @typedef {{ mode: AuthMode, projectId: string, apiKey: string, authDomain: string, appId: string,
 *   providers: string[] }} Auth
 * @typedef {ReturnType<typeof readSettings>} Settings
 */

/** @type {AuthMode[]} */
const AUTH_MODES = ['emulator', 'firebase'];
/** @type {('demo' | 'none')[]} */
const SEEDS = ['demo', 'none'];
const PROVIDERS = ['password', 'google', 'facebook', 'github', 'twitter', 'phone'];
/** @type {Record<Part, [variable: string, usual: number]>} */
const PORTS = {
  front: ['PORT', 3000],
  next: ['NEXT_PORT', 3001],
  cms: ['CMS_PORT', 1337],
  emulator: ['AUTH_EMULATOR_PORT', 9099],
};
/** Parts in the order in which their ports are read. */
export const WITH_PORTS = /** @type {const} */ (['front', 'next', 'cms', 'emulator']);
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/**
 * Returns the environment merged with `.env`; the shell takes precedence, and an empty value counts as unset.
 * @param {string} root
 * @param {Given} [env]
 */
export function loadEnv(root, env = process.env) {
  const file = env.SUPRA_ENV_FILE ?? path.join(root, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...filled(env) };
}

/**
 * Reads and checks every setting; throws a SettingsError for the first invalid one.
 * @param {Given} env
 * @param {{ root: string, dev?: boolean }} options
 */
export function readSettings(env, { root, dev = false }) {
  const given = filled(env);
  const ports = readPorts(given);
  const auth = readAuth(given);
  const dataDir = path.resolve(root, given.DATA_DIR ?? '.data');
  return {
    root,
    dev,
    dataDir,
    host: given.HOST ?? '127.0.0.1',
    ports,
    ...readNodes(given, ports),
    publicUrl: readOrigin('PUBLIC_URL', given.PUBLIC_URL ?? `http://localhost:${ports.front}`),
    panelUrl: given.PANEL_URL && readOrigin('PANEL_URL', given.PANEL_URL),
    trustProxy: oneOf(given, 'TRUST_PROXY', ['0', '1'], '0') === '1',
    auth,
    database: readDatabase(given, dataDir),
    drainMs: readCount(given, 'DRAIN_MS', 0, 60_000, 0),
    files: readFiles(given),
    adminEmails: readEmails(given),
    seed: readSeed(given, auth.mode),
    openFoodFacts: readOpenFoodFacts(given),
    rateLimits: readRateLimits(given, auth.mode),
    mail: readMail(given),
    secrets: readSecrets(given),
  };
}

/**
 * Returns true if other machines can reach the front.
 * @param {{ host: string }} settings
 */
export const isOpenToNetwork = ({ host }) => !LOOPBACK.includes(host);

/** @param {Given} given @returns {Auth} */
function readAuth(given) {
  const projectId = given.FIREBASE_PROJECT_ID;
  const isDemo = projectId?.startsWith('demo-');
  if (!given.AUTH_MODE && projectId) {
    const mode = isDemo ? 'emulator' : 'firebase';
    throw new SettingsError(
      'AUTH_MODE',
      `is missing: with FIREBASE_PROJECT_ID=${projectId} set AUTH_MODE=${mode}.`,
    );
  }
  const mode = oneOf(given, 'AUTH_MODE', AUTH_MODES, 'emulator');
  const providers = readProviders(given, mode);
  if (mode === 'emulator') {
    if (projectId && !isDemo) {
      throw new SettingsError(
        'FIREBASE_PROJECT_ID',
        `must begin with "demo-" when AUTH_MODE=emulator, and is "${projectId}".`,
      );
    }
    return {
      mode,
      projectId: projectId ?? 'demo-supra',
      apiKey: 'demo-api-key',
      authDomain: 'localhost',
      appId: 'demo',
      providers,
    };
  }
  if (isDemo) {
    throw new SettingsError(
      'FIREBASE_PROJECT_ID',
      `is a demo project ("${projectId}"): it goes with AUTH_MODE=emulator only.`,
    );
  }
  return {
    mode,
    projectId: required(given, 'FIREBASE_PROJECT_ID', 'the id of the Firebase project'),
    apiKey: required(given, 'FIREBASE_API_KEY', "the web API key of the Firebase project's settings"),
    authDomain: given.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    appId: given.FIREBASE_APP_ID ?? '',
    providers,
  };
}

/** @param {Given} given @param {AuthMode} mode */
function readProviders(given, mode) {
  const names = list(given.AUTH_PROVIDERS ?? (mode === 'emulator' ? 'password,google,phone' : 'password'));
  const unknown = names.find((name) => !PROVIDERS.includes(name));
  if (unknown !== undefined || names.length === 0) {
    throw new SettingsError(
      'AUTH_PROVIDERS',
      `takes a comma-separated list of ${PROVIDERS.join(', ')}${unknown ? `, not "${unknown}"` : ''}.`,
    );
  }
  return names;
}

/** @param {Given} given @returns {Ports} */
function readPorts(given) {
  const ports = { front: 0, next: 0, cms: 0, emulator: 0 };
  for (const part of WITH_PORTS) {
    const [variable, usual] = PORTS[part];
    const port = given[variable] === undefined ? usual : Number(given[variable]);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new SettingsError(variable, `must be a port between 1 and 65535, and is "${given[variable]}".`);
    }
    const twin = WITH_PORTS.find((other) => ports[other] === port);
    if (twin)
      throw new SettingsError(
        variable,
        `is ${port}, and so is ${PORTS[twin][0]}: give one of them another port.`,
      );
    ports[part] = port;
  }
  return ports;
}

/**
 * Returns the variable that sets a part's port.
 * @param {Part} part
 */
export const portVariable = (part) => PORTS[part][0];

/** @param {string} variable @param {string} text */
function readOrigin(variable, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  )
    return url.origin;
  throw new SettingsError(
    variable,
    `must be an address such as https://supra.example, without a path, and is "${text}".`,
  );
}

/** @param {Given} given */
function readOpenFoodFacts(given) {
  const text = given.OPEN_FOOD_FACTS ?? 'https://world.openfoodfacts.org';
  if (text !== 'off' && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new SettingsError('OPEN_FOOD_FACTS', `must be an address or "off", and is "${text}".`);
  return text;
}

/** @param {Given} given */
function readEmails(given) {
  const emails = list(given.ADMIN_EMAILS ?? '');
  const wrong = emails.find((email) => !/^[^\s@,]+@[^\s@,]+$/.test(email));
  if (wrong)
    throw new SettingsError('ADMIN_EMAILS', `takes comma-separated email addresses, not "${wrong}".`);
  return emails;
}

/** @param {Given} given @param {AuthMode} mode */
function readRateLimits(given, mode) {
  const limits = oneOf(given, 'RATE_LIMITS', ['on', 'off'], 'on');
  if (limits === 'off' && mode === 'firebase')
    throw new SettingsError('RATE_LIMITS', 'is "off": that goes with AUTH_MODE=emulator only.');
  return limits;
}

/** @param {Given} given @param {AuthMode} mode */
function readSeed(given, mode) {
  const seed = oneOf(given, 'SEED', SEEDS, mode === 'emulator' ? 'demo' : 'none');
  // The demo people's addresses and password are public.
  if (seed === 'demo' && mode === 'firebase')
    throw new SettingsError('SEED', 'is "demo": that goes with AUTH_MODE=emulator only.');
  return seed;
}
