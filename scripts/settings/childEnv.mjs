import path from 'node:path';
import { filesEnv } from './bucket.mjs';
import { nodeEnv } from './nodes.mjs';
import { SECRET_NAMES } from './secrets.mjs';
import { databaseEnv, mailEnv } from './services.mjs';

/** @import { Settings } from './env.mjs' */

// Variables that only the launcher sets: a stray value of the shell must not reach a child without the checks of
// env.mjs.
const OWN = [
  ...SECRET_NAMES,
  'PORT',
  'HOST',
  'NEXT_PORT',
  'CMS_HOST',
  'CMS_PORT',
  'AUTH_EMULATOR_PORT',
  'DATA_DIR',
  'PUBLIC_URL',
  'PANEL_URL',
  'CMS_URL',
  'PARTS',
  'INNER_HOST',
  'CMS_URLS',
  'NEXT_URLS',
  'OWNS_SITE',
  'FRONTS',
  'METRICS_HOST',
  'METRICS_PORT',
  'SEED',
  'AUTH_MODE',
  'AUTH_PROVIDERS',
  'ADMIN_EMAILS',
  'TRUST_PROXY',
  'RATE_LIMITS',
  'OPEN_FOOD_FACTS',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
  'GCLOUD_PROJECT',
  'GOOGLE_CLOUD_PROJECT',
  'DATABASE_CLIENT',
  'DATABASE_FILENAME',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_SSL',
  'DATABASE_POOL_MAX',
  'DRAIN_MS',
  'FILES',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PREFIX',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_SECURE',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'SMTP_FROM',
  'NODE_ENV',
];
/** @param {string} name */
const isForeign = (name) => OWN.includes(name) || /^(npm_|VITEST|NEXT_PUBLIC_)/i.test(name);

/** Returns the shell's environment without the launcher's variables. */
export function outerEnv(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isForeign(name)));
}

const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  STRAPI_TELEMETRY_DISABLED: 'true',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
};

// Node 22 and later cache compiled code here between starts; Node 20 ignores it.
/** @param {Settings} settings */
const base = (settings) => ({
  ...outerEnv(),
  ...quiet,
  NODE_COMPILE_CACHE: path.join(settings.dataDir, 'cache'),
});

// Image processing needs much memory for a moment; with these limits the C library returns large blocks to the system.
const FRUGAL = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** @param {Settings} settings @param {Record<string, string>} secrets */
export function cmsEnv(settings, secrets) {
  const { auth, database, mail, ports } = settings;
  return {
    ...FRUGAL,
    ...base(settings),
    ...secrets,
    NODE_ENV: 'production',
    ...nodeEnv(settings),
    CMS_PORT: `${ports.cms}`,
    DATA_DIR: settings.dataDir,
    DATABASE_CLIENT: database.client,
    ...databaseEnv(database),
    DRAIN_MS: `${settings.drainMs}`,
    ...filesEnv(settings.files),
    ...mailEnv(mail),
    PUBLIC_URL: settings.publicUrl,
    ...(settings.panelUrl && { PANEL_URL: settings.panelUrl }),
    AUTH_MODE: auth.mode,
    FIREBASE_PROJECT_ID: auth.projectId,
    ...(auth.mode === 'emulator' && { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.emulator}` }),
    ADMIN_EMAILS: settings.adminEmails.join(','),
    SEED: settings.seed,
    OPEN_FOOD_FACTS: settings.openFoodFacts,
    RATE_LIMITS: settings.rateLimits,
  };
}

/**
 * Returns the variables that Next builds into the pages; a change of any of them requires a new build.
 * @param {Pick<Settings, 'auth'>} settings
 */
export const publicEnv = ({ auth }) => ({
  NEXT_PUBLIC_AUTH_MODE: auth.mode,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: auth.projectId,
  NEXT_PUBLIC_FIREBASE_API_KEY: auth.apiKey,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: auth.authDomain,
  NEXT_PUBLIC_FIREBASE_APP_ID: auth.appId,
  NEXT_PUBLIC_AUTH_PROVIDERS: auth.providers.join(','),
});

/** @param {Settings} settings */
export const nextEnv = (settings) => ({
  ...base(settings),
  ...publicEnv(settings),
  NODE_ENV: settings.dev ? 'development' : 'production',
  CMS_URL: settings.cmsUrls[0],
  PUBLIC_URL: settings.publicUrl,
});

/** @param {Settings} settings */
export const emulatorEnv = (settings) => ({
  ...base(settings),
  NODE_ENV: 'production',
  AUTH_EMULATOR_PORT: `${settings.ports.emulator}`,
  FIREBASE_PROJECT_ID: settings.auth.projectId,
  DATA_DIR: settings.dataDir,
  PUBLIC_URL: settings.publicUrl,
  SEED: settings.seed,
});

/** @param {Settings} settings */
export const frontEnv = (settings) => ({
  ...base(settings),
  NODE_ENV: 'production',
  HOST: settings.host,
  PORT: `${settings.ports.front}`,
  NEXT_PORT: `${settings.ports.next}`,
  CMS_PORT: `${settings.ports.cms}`,
  NEXT_URLS: settings.nextUrls.join(','),
  // other nodes may run another release
  OWNS_SITE: settings.parts.includes('next') && settings.nextUrls.length === 1 ? '1' : '',
  CMS_URLS: settings.cmsUrls.join(','),
  AUTH_EMULATOR_PORT: `${settings.ports.emulator}`,
  AUTH_MODE: settings.auth.mode,
  PUBLIC_URL: settings.publicUrl,
  TRUST_PROXY: settings.trustProxy ? '1' : '0',
  RATE_LIMITS: settings.rateLimits,
  DEV: settings.dev ? '1' : '',
});
