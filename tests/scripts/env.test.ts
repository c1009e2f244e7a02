import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { cmsEnv, nextEnv } from '@/scripts/settings/childEnv.mjs';
import { loadEnv, readSettings } from '@/scripts/settings/env.mjs';
import { ensureSecrets, SECRET_NAMES } from '@/scripts/settings/secrets.mjs';
import { given } from '@/tests/support/at';
import { ownFolder } from './folder';

type Env = Record<string, string>;

const read = (env: Env = {}) => readSettings(env, { root: '/supra' });
const REAL: Env = { AUTH_MODE: 'firebase', FIREBASE_PROJECT_ID: 'supra-home', FIREBASE_API_KEY: 'AIza' };

const BUCKET: Env = {
  FILES: 's3',
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'supra',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('settings', () => {
  test('default to the demo on loopback', () => {
    const settings = read();
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: '/supra/.data',
      seed: 'demo',
      auth: { mode: 'emulator', projectId: 'demo-supra', providers: ['password', 'google', 'phone'] },
      database: { client: 'sqlite', filename: '/supra/.data/supra.db' },
    });
  });

  test('move the public address with PORT', () => {
    expect(read({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  test('ignore an empty value', () => {
    expect(read({ AUTH_MODE: '', FIREBASE_PROJECT_ID: ' ' }).auth.mode).toBe('emulator');
  });

  test('take a real project’s domain from its id, without a seed', () => {
    const settings = read(REAL);
    expect(settings.auth).toMatchObject({ mode: 'firebase', authDomain: 'supra-home.firebaseapp.com' });
    expect(settings.seed).toBe('none');
  });

  test.each<[string, Env]>([
    ['AUTH_MODE', { FIREBASE_PROJECT_ID: 'demo-supra' }],
    ['AUTH_MODE', { FIREBASE_PROJECT_ID: 'supra-home' }],
    ['AUTH_MODE', { AUTH_MODE: 'none' }],
    ['FIREBASE_PROJECT_ID', { AUTH_MODE: 'emulator', FIREBASE_PROJECT_ID: 'supra-home' }],
    ['FIREBASE_PROJECT_ID', { AUTH_MODE: 'firebase' }],
    ['FIREBASE_PROJECT_ID', { ...REAL, FIREBASE_PROJECT_ID: 'demo-supra' }],
    [
      'FIREBASE_PROJECT_ID',
      { AUTH_MODE: 'emulator', FIREBASE_PROJECT_ID: 'supra-home', NODE_ENV: 'production' },
    ],
    ['FIREBASE_API_KEY', { ...REAL, FIREBASE_API_KEY: '' }],
    ['AUTH_PROVIDERS', { AUTH_PROVIDERS: 'password,gogle' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['NEXT_PORT', { NEXT_PORT: '3000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'supra.example' }],
    ['PANEL_URL', { PANEL_URL: 'operators.example' }],
    ['PANEL_URL', { PANEL_URL: 'https://operators.example/admin' }],
    ['OPEN_FOOD_FACTS', { OPEN_FOOD_FACTS: 'no' }],
    ['OPEN_FOOD_FACTS', { OPEN_FOOD_FACTS: 'ftp://facts.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://supra.example/app' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['DATABASE_CLIENT', { DATABASE_CLIENT: 'mysql' }],
    ['DATABASE_URL', { DATABASE_CLIENT: 'postgres' }],
    ['DATABASE_URL', { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'localhost' }],
    ['ADMIN_EMAILS', { ADMIN_EMAILS: 'nino@example.com, nobody' }],
    ['SEED', { SEED: 'yes' }],
    ['SEED', { ...REAL, SEED: 'demo' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'none' }],
    ['RATE_LIMITS', { ...REAL, RATE_LIMITS: 'off' }],
    ['SMTP_PORT', { SMTP_PORT: 'smtp' }],
    ['SMTP_SECURE', { SMTP_HOST: 'smtp.example', SMTP_SECURE: 'yes' }],
    [
      'DATABASE_READ_URL',
      { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://u:p@h/d', DATABASE_READ_URL: 'standby' },
    ],
    ['DATABASE_POOL_MAX', { DATABASE_POOL_MAX: '0' }],
    ['DRAIN_MS', { DRAIN_MS: '-1' }],
    ['PARTS', { PARTS: 'cms,site' }],
    ['CMS_URLS', { PARTS: 'front', NEXT_URLS: 'http://10.0.0.1:3001' }],
    ['NEXT_URLS', { PARTS: 'front', CMS_URLS: 'http://10.0.0.1:1337' }],
    ['CMS_URLS', { CMS_URLS: 'http://10.0.0.1:1337, 10.0.0.2:1337' }],
    ['CMS_URLS', { CMS_URLS: 'http://10.0.0.1:1337/cms' }],
    ['INNER_HOST', { INNER_HOST: 'node-1' }],
    ['FRONTS', { FRONTS: '10.0.0.0/24,front' }],
    ['APP_KEYS', { FRONTS: '10.0.0.9' }],
    ['METRICS_PORT', { METRICS_PORT: '0' }],
    ['METRICS_HOST', { METRICS_PORT: '9100', METRICS_HOST: 'all' }],
    ['FILES', { FILES: 'cloud' }],
    ['S3_ENDPOINT', { FILES: 's3' }],
    ['S3_ENDPOINT', { ...BUCKET, S3_ENDPOINT: 's3.example' }],
    ['S3_BUCKET', { ...BUCKET, S3_BUCKET: '' }],
    ['S3_ACCESS_KEY_ID', { ...BUCKET, S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...BUCKET, S3_SECRET_ACCESS_KEY: '' }],
    ['S3_PREFIX', { ...BUCKET, S3_PREFIX: '/other/' }],
  ])('stop on a wrong or missing %s, naming it: %o', (variable, env) => {
    expect(() => read(env)).toThrow(expect.objectContaining({ name: 'SettingsError', variable }));
    expect(() => read(env)).toThrow(new RegExp(`^${variable} `));
  });

  test('prefer the shell over .env', () => {
    const root = ownFolder();
    writeFileSync(
      path.join(root, '.env'),
      'PORT=4000\nSEED=none\n# a comment\nADMIN_EMAILS="a@b.ge, c@d.ge"\n',
    );
    const env = loadEnv(root, { PORT: '5000', SEED: '' });
    expect(readSettings(env, { root })).toMatchObject({
      ports: { front: 5000 },
      seed: 'none',
      adminEmails: ['a@b.ge', 'c@d.ge'],
    });
  });
});

/** Variables that only a test's own CMS gets. */
const OF_TESTS = ['NODE_ENV', 'SQLITE_MAX_PAGES'];

describe('.env.example', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));

  test('states the defaults: it changes nothing', () => {
    expect(read(example as Env)).toEqual(read());
  });

  test('has every setting and every secret, each with an explanation', () => {
    const sources = [
      'scripts/settings/env.mjs',
      'scripts/settings/services.mjs',
      'scripts/settings/bucket.mjs',
      'scripts/settings/nodes.mjs',
      'cms/config/database.ts',
      'cms/config/plugins.ts',
    ]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const words = [...sources.matchAll(/'([A-Z][A-Z0-9_]+[A-Z])'|given\.([A-Z0-9_]+)/g)].map(
      ([, word, name]) => given(word ?? name),
    );
    const settings = [...new Set([...words, 'PORT', 'HOST', 'SEED', 'FILES', 'PARTS', 'FRONTS'])].filter(
      (name) => /_|^(PORT|HOST|SEED|FILES|PARTS|FRONTS)$/.test(name) && !OF_TESTS.includes(name),
    );
    expect(Object.keys(example).sort()).toEqual([...settings, ...SECRET_NAMES].sort());
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const unsaid = lines.filter(
      (line, i) => /^[A-Z0-9_]+=/.test(line) && !/^(#|[A-Z0-9_]+=)/.test(given(lines[i - 1])),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('the children’s environment', () => {
  test('gives the CMS the emulator in emulator mode, and never for a real project', () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:1';
    try {
      expect(cmsEnv(read(), {}).FIREBASE_AUTH_EMULATOR_HOST).toBe('127.0.0.1:9099');
      expect(cmsEnv(read(REAL), {})).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
    } finally {
      delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    }
  });

  test('tells the CMS the panel’s address if it differs', () => {
    process.env.PANEL_URL = 'https://stray.example';
    try {
      expect(cmsEnv(read(), {})).not.toHaveProperty('PANEL_URL');
      const { PANEL_URL } = cmsEnv(read({ PANEL_URL: 'https://operators.example/' }), {});
      expect(PANEL_URL).toBe('https://operators.example');
    } finally {
      delete process.env.PANEL_URL;
    }
  });

  test('gives the pages the public half of the settings and no secret', () => {
    const env = nextEnv(read({ ...REAL, AUTH_PROVIDERS: 'password,github' }));
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      NEXT_PUBLIC_AUTH_MODE: 'firebase',
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'supra-home',
      NEXT_PUBLIC_AUTH_PROVIDERS: 'password,github',
    });
    for (const name of SECRET_NAMES) expect(env).not.toHaveProperty(name);
  });
});

describe('secrets', () => {
  test('are made once, readable only by the owner', () => {
    const dir = ownFolder();
    const first = ensureSecrets(dir, {});
    const file = path.join(dir, 'secrets.env');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(ensureSecrets(dir, {})).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(SECRET_NAMES.length);
    expect(given(first.APP_KEYS).split(',')).toHaveLength(2);
  });

  test('from the environment are used and not stored', () => {
    const dir = ownFolder();
    const secrets = ensureSecrets(dir, { ADMIN_JWT_SECRET: 'from-the-vault' });
    expect(secrets.ADMIN_JWT_SECRET).toBe('from-the-vault');
    expect(readFileSync(path.join(dir, 'secrets.env'), 'utf8')).not.toContain('from-the-vault');
  });
});
