import { createHmac } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { api, people } from '../support/api';
import { makeSigningKey } from '../support/certificate';
import { ownFolder, removeFolder, startCms, type RunningCms } from '../support/running';
import { claimsFor, PROJECT, serveKeys, signed, unsigned } from '../support/tokens';

const key = makeSigningKey();
const otherKey = makeSigningKey();
const dataDir = ownFolder();
const BOSS = 'boss';
let keys: Awaited<ReturnType<typeof serveKeys>>;
let cms: RunningCms;

const env = () => ({
  AUTH_MODE: 'firebase',
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIREBASE_KEYS_URL: keys.url,
  ADMIN_EMAILS: `${BOSS}@example.com`,
});

beforeAll(async () => {
  keys = await serveKeys([key]);
  cms = await startCms(dataDir, env());
});
afterAll(async () => {
  await cms?.stop();
  await keys?.stop();
  removeFolder(dataDir);
});

const as = (token: string) => api({ token }, cms.url);
const statusOf = async (token: string) => (await as(token).get('users/me')).status;
const now = () => Math.floor(Date.now() / 1000);

describe('a CMS of a real Firebase project', () => {
  test('accepts a token signed by the project, raw and behind Bearer', async () => {
    const token = await signed(claimsFor('nino'), key);
    const { status, body } = await as(token).get('users/me');
    expect({ status, email: body.email, Rolee: body.Rolee, Name: body.Name }).toEqual({
      status: 200,
      email: 'nino@example.com',
      Rolee: 'User',
      Name: 'ნინო',
    });
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
  });

  test('fetches the keys once for many people and calls', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, at) => signed(claimsFor(`p${at}`), key)));
    for (const token of tokens) expect(await statusOf(token)).toBe(200);
    expect(keys.fetches).toBe(1);
  });

  test('makes no Admin of an unverified address in ADMIN_EMAILS', async () => {
    const early = await signed(claimsFor(BOSS, { email_verified: false }), key);
    expect((await as(early).get('users/me')).body.Rolee).toBe('User');
    const later = await signed(claimsFor(BOSS), key);
    expect((await as(later).get('users/me')).body.Rolee).toBe('Admin');
    expect((await as(later).get('users')).status).toBe(200);
  });

  test('accepts people without an email, by phone alone', async () => {
    const claims = claimsFor('phone-only', {
      email: undefined,
      email_verified: undefined,
      name: undefined,
      phone_number: '+995555123456',
    });
    const { status, body } = await as(await signed(claims, key)).get('users/me');
    expect({ status, email: body.email, phone: body.phone }).toEqual({
      status: 200,
      email: null,
      phone: '+995555123456',
    });
  });

  test('accepts a token from a clock that runs a little ahead', async () => {
    const token = await signed(claimsFor('early', { iat: now() + 20, auth_time: now() + 20 }), key);
    expect(await statusOf(token)).toBe(200);
  });

  test('forgets a cached token as soon as it expires', async () => {
    const token = await signed(claimsFor('brief', { exp: now() + 5 }), key);
    expect(await statusOf(token)).toBe(200);
    await vi.waitFor(async () => expect(await statusOf(token)).toBe(401), { timeout: 15_000, interval: 100 });
    expect(await statusOf(token)).toBe(401);
  });
});

describe('a bad token gets 401, twice', () => {
  const hmac = (claims: JWTPayload, secret: string) => {
    const head = unsigned(claims, { alg: 'HS256', kid: key.kid }).slice(0, -1);
    return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
  };
  const claims = (changes = {}) => claimsFor('nino', changes);
  const FORGED: Record<string, () => string | Promise<string>> = {
    'of another project': () =>
      signed(claims({ aud: 'other', iss: 'https://securetoken.google.com/other' }), key),
    'for another audience': () => signed(claims({ aud: 'other' }), key),
    'of another issuer': () => signed(claims({ iss: 'https://accounts.google.com' }), key),
    'of no issuer': () => signed(claims({ iss: undefined }), key),
    expired: () => signed(claims({ iat: now() - 7200, exp: now() - 60 }), key),
    'without an expiry': () => signed(claims({ exp: undefined }), key),
    'begun in the future': () => signed(claims({ iat: now() + 600, auth_time: now() + 600 }), key),
    'issued in the future': () => signed(claims({ iat: now() + 600 }), key),
    'whose person signs in in the future': () => signed(claims({ auth_time: now() + 600 }), key),
    'with an email that is no text': () => signed(claims({ sub: 'odd', email: { toLowerCase: 1 } }), key),
    'with an email that is a number': () => signed(claims({ sub: 'odd', email: 7 }), key),
    'with a phone that is no text': () => signed(claims({ sub: 'odd', phone_number: ['1'] }), key),
    'of nobody': () => signed(claims({ sub: '' }), key),
    'without a subject': () => signed(claims({ sub: undefined }), key),
    'of a uid of 129': () => signed(claims({ sub: 'x'.repeat(129) }), key),
    'of an unknown key': () => signed(claims(), otherKey),
    "of another key under the project's name": () => signed(claims(), { ...otherKey, kid: key.kid }),
    'without a key id': () => signed(claims(), key, { kid: undefined }),
    'of another algorithm of the same key': () => signed(claims(), key, { alg: 'RS512' }),
    'alg none': () => unsigned(claims(), { alg: 'none' }),
    'alg none with a key id': () => unsigned(claims(), { alg: 'none', kid: key.kid }),
    'alg None': () => unsigned(claims(), { alg: 'None', kid: key.kid }),
    'RS256 with the signature left out': () => unsigned(claims(), { alg: 'RS256', kid: key.kid }),
    'HS256 under the certificate as secret': () => hmac(claims(), key.certificate),
    'HS256 under nothing': () => hmac(claims(), ''),
    'of the emulator': () => people().user.token,
    'changed after it was signed': async () => {
      const [head, , signature] = (await signed(claims(), key)).split('.');
      return [head, unsigned(claims({ sub: 'boss' }), {}).split('.')[1], signature].join('.');
    },
    'cut short': async () => (await signed(claims(), key)).slice(0, -10),
  };

  test.each(Object.entries(FORGED))('%s', async (_what, forge) => {
    const token = await forge();
    for (let round = 0; round < 2; round += 1) {
      expect(await statusOf(token)).toBe(401);
      expect((await as(token).get('dishes')).status).toBe(401);
      expect((await as(token).post('dishes', { Name: 'Khachapuri' })).status).toBe(401);
    }
  });

  test('and no bad token has created a person or fetched the keys again and again', async () => {
    const admin = as(await signed(claimsFor(BOSS), key));
    const { data } = await admin.get('users?pagination[pageSize]=100');
    const names = data.map(({ attributes }: { attributes: { email: string } }) => attributes.email);
    expect(names.filter((email: string | null) => email?.startsWith('nino'))).toEqual(['nino@example.com']);
    expect(keys.fetches).toBeLessThan(10);
  });
});

test('starts again after a kill, with everything it has answered', async () => {
  const token = await signed(claimsFor('nino'), key);
  const { id } = (await as(token).post('dishes', { Name: 'Answered just now' })).data;
  await cms.kill();
  cms = await startCms(dataDir, env());
  expect((await as(token).get(`dishes/${id}`)).data.attributes.Name).toBe('Answered just now');
  expect((await as(token).get('dishes?_q=answered')).data).toHaveLength(1);
});

test('does not start if the emulator would check the tokens of a real project', async () => {
  const emulator = {
    AUTH_MODE: 'emulator',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    NODE_ENV: 'production',
  };
  const none = ownFolder();
  try {
    await expect(
      startCms(none, { ...emulator, FIREBASE_PROJECT_ID: 'supra-prod' }, { from: 'nothing' }),
    ).rejects.toThrow(/FIREBASE_PROJECT_ID.*demo-/);
  } finally {
    removeFolder(none);
  }
});
