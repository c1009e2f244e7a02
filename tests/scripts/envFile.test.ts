import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadEnv, readSettings } from '@/scripts/settings/env.mjs';
import { partsOf, startPart } from '@/scripts/launch/parts.mjs';
import { freePorts } from '@/scripts/processes/ports.mjs';
import { ensureSecrets, SECRET_NAMES } from '@/scripts/settings/secrets.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { given } from '@/tests/support/at';
import { ownFolder } from './folder';

type Env = Record<string, string | undefined>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what Strapi is given
type Config = any;

/** Returns the parts of a stack that is configured by a file; the shell only says where that file is. */
function stackOf(values: Record<string, string>) {
  const root = ownFolder();
  const text = Object.entries(values).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(path.join(root, 'house.env'), text.join(''));
  const settings = readSettings(loadEnv(root, { SUPRA_ENV_FILE: path.join(root, 'house.env') }), {
    root: ROOT,
  });
  const parts = partsOf(settings, ensureSecrets(settings.dataDir, settings.secrets));
  return { settings, parts };
}

/** Returns Strapi's environment reader, as a configuration gets it. */
function readerOf(env: Env) {
  const read = (name: string, usual?: unknown) => env[name] ?? usual;
  return Object.assign(read, {
    int: (name: string, usual?: number) => (env[name] === undefined ? usual : parseInt(env[name], 10)),
    bool: (name: string, usual?: boolean) => (env[name] === undefined ? usual : env[name] === 'true'),
    array: (name: string) => env[name]?.split(',').map((one) => one.trim()),
  });
}

/**
 * Reads the CMS's configuration with the environment of its process. The CMS has separate types that the site's
 * tsconfig does not know, so it is loaded here, not imported.
 */
async function cmsConfig(env: Env) {
  const read = async (name: string): Promise<Config> =>
    (await import(path.join(ROOT, 'cms/config', `${name}.ts`))).default({ env: readerOf(env) });
  const middlewares: Config[] = await read('middlewares');
  return {
    admin: await read('admin'),
    database: (await read('database')).connection,
    standby: (await read('database')).standby,
    mail: (await read('plugins')).email?.config,
    server: await read('server'),
    origins: middlewares.find((one) => one.name === 'strapi::cors')?.config.origin,
  };
}

const DEMO = {
  PUBLIC_URL: 'https://supra.example',
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  AUTH_MODE: 'emulator',
  FIREBASE_PROJECT_ID: 'demo-from-file',
  AUTH_PROVIDERS: 'password,github',
  ADMIN_EMAILS: 'boss@supra.example',
  DATABASE_CLIENT: 'sqlite',
  DATABASE_FILENAME: 'other.db',
  SEED: 'demo',
  RATE_LIMITS: 'off',
  OPEN_FOOD_FACTS: 'https://facts.supra.example',
  SMTP_HOST: 'smtp.supra.example',
  SMTP_PORT: '465',
  SMTP_SECURE: 'true',
  SMTP_USER: 'postman',
  SMTP_PASSWORD: 'open # sesame',
  SMTP_FROM: 'Supra <post@supra.example>',
  ...Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-of-the-file`])),
};
const REAL = {
  AUTH_MODE: 'firebase',
  FIREBASE_PROJECT_ID: 'supra-home',
  FIREBASE_API_KEY: 'key-of-the-file',
  FIREBASE_AUTH_DOMAIN: 'login.supra.example',
  FIREBASE_APP_ID: 'app-of-the-file',
  DATABASE_CLIENT: 'postgres',
  DATABASE_URL: 'postgres://keti:secret@db.supra.example:5433/house',
  DATABASE_READ_URL: 'postgres://keti:secret@standby.supra.example:5433/house',
  DATABASE_SSL: 'true',
  DATABASE_POOL_MAX: '23',
  DRAIN_MS: '2500',
  FILES: 's3',
  S3_ENDPOINT: 'https://s3.supra.example',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'house',
  S3_ACCESS_KEY_ID: 'key-of-the-bucket',
  S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
  S3_PREFIX: 'of/supra',
  PARTS: 'front,cms',
  INNER_HOST: '0.0.0.0',
  CMS_URLS: 'http://10.0.0.1:1337,http://10.0.0.2:1337',
  NEXT_URLS: 'http://10.0.0.1:3001',
  FRONTS: '10.0.0.9,10.1.0.0/16',
  PANEL_URL: 'https://operators.example',
  METRICS_PORT: '9100',
  METRICS_HOST: '10.0.0.1',
  ...Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-of-all-nodes`])),
};

describe('a file alone sets', () => {
  const seen = new Set<string>();
  const sees = (...names: string[]) => names.forEach((name) => seen.add(name));
  let demo: ReturnType<typeof stackOf>;
  let real: ReturnType<typeof stackOf>;
  let dataDir: string;
  const ends: (() => Promise<unknown> | void)[] = [];

  beforeAll(async () => {
    const ports = await freePorts();
    dataDir = path.join(ownFolder(), 'data');
    const own = {
      PORT: ports.front,
      NEXT_PORT: ports.next,
      CMS_PORT: ports.cms,
      AUTH_EMULATOR_PORT: ports.emulator,
    };
    const places = Object.fromEntries(Object.entries(own).map(([name, port]) => [name, `${port}`]));
    demo = stackOf({ ...DEMO, ...places, DATA_DIR: dataDir });
    real = stackOf({ ...REAL, DATA_DIR: ownFolder() });
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test('the front’s address, its upstream, and its trust in a proxy', async () => {
    const { settings, parts } = demo;
    const asked: Record<string, http.IncomingHttpHeaders> = {};
    for (const part of ['next', 'cms'] as const) {
      const one = http.createServer((req, res) => {
        asked[part] = req.headers;
        res.end(part);
      });
      await new Promise<void>((resolve) => one.listen(settings.ports[part], '127.0.0.1', resolve));
      ends.push(() => void one.close());
    }
    const front = await startPart(parts.front, settings, 'front', () => undefined);
    ends.push(() => front.stop());
    const call = async (place: string) =>
      (
        await fetch(`http://127.0.0.1:${settings.ports.front}${place}`, {
          headers: { 'X-Forwarded-Proto': 'https', Connection: 'close' },
        })
      ).text();
    expect([await call('/dishes'), await call('/api/dishes')]).toEqual(['next', 'cms']);
    expect(given(asked.next)['x-forwarded-proto']).toBe('https');
    sees('HOST', 'PORT', 'NEXT_PORT', 'CMS_PORT', 'TRUST_PROXY');
  });

  test('the emulator: its port, project, people, and the target of its mails', async () => {
    const { settings, parts } = demo;
    const emulator = await startPart(parts.emulator, settings, 'emulator', () => undefined);
    ends.push(() => emulator.stop());
    const url = `http://127.0.0.1:${settings.ports.emulator}/identitytoolkit.googleapis.com/v1`;
    const call = async (place: string, body: object) =>
      (
        await fetch(`${url}/${place}`, {
          method: 'POST',
          headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const { users } = await call('projects/demo-from-file/accounts:lookup', { email: ['user@example.com'] });
    expect(users).toHaveLength(1);
    await call('accounts:sendOobCode?key=k', { requestType: 'PASSWORD_RESET', email: 'user@example.com' });
    const letter = 'https://supra.example/user/action?mode=resetPassword';
    await vi.waitFor(() => expect(emulator.log.tail()).toContain(letter), 10_000);
    expect(existsSync(path.join(dataDir, 'auth/demo-from-file.json'))).toBe(true);
    sees('AUTH_EMULATOR_PORT', 'FIREBASE_PROJECT_ID', 'SEED', 'PUBLIC_URL', 'DATA_DIR', 'AUTH_MODE');
  });

  test('the CMS’s addresses, database, mail and secrets', async () => {
    const { settings, parts } = demo;
    const config = await cmsConfig(parts.cms.env);
    expect(config.server).toMatchObject({ port: settings.ports.cms, url: 'https://supra.example' });
    expect(config.origins).toEqual(['https://supra.example']);
    expect(config.database).toMatchObject({
      client: 'sqlite',
      connection: { filename: path.join(dataDir, 'other.db') },
    });
    expect(config.mail).toEqual({
      provider: 'nodemailer',
      providerOptions: {
        host: 'smtp.supra.example',
        port: 465,
        secure: true,
        auth: { user: 'postman', pass: 'open # sesame' },
      },
      settings: { defaultFrom: DEMO.SMTP_FROM, defaultReplyTo: DEMO.SMTP_FROM },
    });
    expect(config.server.app.keys).toEqual(['APP_KEYS-of-the-file']);
    expect(config.admin).toMatchObject({
      auth: { secret: 'ADMIN_JWT_SECRET-of-the-file' },
      apiToken: { salt: 'API_TOKEN_SALT-of-the-file' },
      transfer: { token: { salt: 'TRANSFER_TOKEN_SALT-of-the-file' } },
      secrets: { encryptionKey: 'ENCRYPTION_KEY-of-the-file' },
    });
    expect(existsSync(path.join(dataDir, 'secrets.env'))).toBe(false);
    expect(parts.cms.env).toMatchObject({ ADMIN_EMAILS: 'boss@supra.example', RATE_LIMITS: 'off' });
    expect(parts.cms.env.OPEN_FOOD_FACTS).toBe('https://facts.supra.example');
    expect(parts.front.env.RATE_LIMITS).toBe('off');
    sees(
      'OPEN_FOOD_FACTS',
      'RATE_LIMITS',
      ...SECRET_NAMES,
      'ADMIN_EMAILS',
      'DATABASE_CLIENT',
      'DATABASE_FILENAME',
    );
    sees(...Object.keys(DEMO).filter((name) => name.startsWith('SMTP_')));
  });

  test('a PostgreSQL, and its number of connections', async () => {
    const { database, standby } = await cmsConfig(real.parts.cms.env);
    expect(database).toMatchObject({
      client: 'postgres',
      connection: { connectionString: REAL.DATABASE_URL, ssl: true },
      pool: { max: 23 },
    });
    expect(standby).toEqual({ connectionString: REAL.DATABASE_READ_URL, ssl: true, connections: 23 });
    expect(real.parts.cms.env.DRAIN_MS).toBe('2500');
    expect(real.parts.cms.patience).toBeGreaterThan(2500);
    sees('DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_SSL', 'DATABASE_POOL_MAX', 'DRAIN_MS');
  });

  test('a bucket for files', () => {
    const names = Object.keys(REAL).filter((name) => /^(FILES|S3_)/.test(name));
    for (const name of names) expect(real.parts.cms.env).toHaveProperty(name, Reflect.get(REAL, name));
    expect(demo.parts.cms.env).not.toHaveProperty('FILES');
    sees(...names);
  });

  test('the parts that run here, and the addresses of the rest', () => {
    const { cms, front } = real.parts;
    const { FRONTS, METRICS_HOST, METRICS_PORT, PANEL_URL, CMS_URLS, NEXT_URLS } = REAL;
    expect(cms.env).toMatchObject({ CMS_HOST: '0.0.0.0', FRONTS, METRICS_HOST, METRICS_PORT, PANEL_URL });
    expect(front.env).toMatchObject({ CMS_URLS, NEXT_URLS });
    expect(real.settings.parts).toEqual(['front', 'cms']);
    expect(demo.parts.cms.env).toMatchObject({ CMS_HOST: '127.0.0.1' });
    for (const name of ['METRICS_PORT', 'PANEL_URL']) expect(demo.parts.cms.env).not.toHaveProperty(name);
    sees(
      'PARTS',
      'INNER_HOST',
      'CMS_URLS',
      'NEXT_URLS',
      'FRONTS',
      'METRICS_HOST',
      'METRICS_PORT',
      'PANEL_URL',
    );
  });

  test('the sign-in of the pages', () => {
    expect(real.parts.next.env).toMatchObject({
      NEXT_PUBLIC_AUTH_MODE: 'firebase',
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'supra-home',
      NEXT_PUBLIC_FIREBASE_API_KEY: 'key-of-the-file',
      NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'login.supra.example',
      NEXT_PUBLIC_FIREBASE_APP_ID: 'app-of-the-file',
      NEXT_PUBLIC_AUTH_PROVIDERS: 'password',
    });
    expect(demo.parts.next.env.NEXT_PUBLIC_AUTH_PROVIDERS).toBe('password,github');
    sees('FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_APP_ID', 'AUTH_PROVIDERS');
  });

  test('everything in .env.example', () => {
    expect([...seen].toSorted()).toEqual(
      Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).toSorted(),
    );
  });
});

test('nothing that the shell overrides, in the CMS’s environment too', () => {
  const root = ownFolder();
  writeFileSync(path.join(root, '.env'), 'SMTP_HOST=file.example\nSMTP_PORT=2525\nAPP_KEYS=of-the-file\n');
  const settings = readSettings(loadEnv(root, { SMTP_HOST: 'shell.example', APP_KEYS: 'of-the-shell' }), {
    root,
  });
  const { env } = partsOf(settings, ensureSecrets(ownFolder(), settings.secrets)).cms;
  expect(env).toMatchObject({ SMTP_HOST: 'shell.example', SMTP_PORT: '2525', APP_KEYS: 'of-the-shell' });
});

test('nothing for a stray shell value, which reaches no part', () => {
  process.env.SMTP_HOST = 'stray.example';
  process.env.DATABASE_POOL_MAX = '999';
  try {
    const { cms } = partsOf(readSettings({}, { root: '/supra' }), {});
    expect(cms.env).not.toHaveProperty('SMTP_HOST');
    expect(cms.env).not.toHaveProperty('DATABASE_POOL_MAX');
  } finally {
    delete process.env.SMTP_HOST;
    delete process.env.DATABASE_POOL_MAX;
  }
});
