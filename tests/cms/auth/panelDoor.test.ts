import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFirstOperator, operatorProof } from '@/scripts/operator.mjs';
import { ensureSecrets } from '@/scripts/settings/secrets.mjs';
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { raw } from '../support/raw';

const FIRST = { firstname: 'Eva', lastname: 'Evil', email: 'eva@evil.example', password: 'Supra-test-1' };
const PANEL_URL = 'https://operators.example';

let cms: OwnCms;
beforeAll(async () => {
  cms = await startOwnCms({ env: { PANEL_URL } });
});
afterAll(() => cms.stop());

const home = () => new URL(cms.url).host;
const ask = async (path: string, headers: Record<string, string>, method = 'GET', body?: string) =>
  (await raw(path, { base: cms.url, method, headers, body })).status;
const json = { 'Content-Type': 'application/json' };

describe('the first operator of the panel', () => {
  const isThere = async () => {
    const answer = await raw('/admin/init', { base: cms.url });
    return JSON.parse(answer.bytes.toString()).data.hasAdmin as boolean;
  };

  test('is not made by a request alone, from a page or from a program on this machine', async () => {
    const form = new URLSearchParams(FIRST).toString();
    const formHead = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const wrong = operatorProof({ ADMIN_JWT_SECRET: 'another site’s secret' });
    for (const [headers, body] of [
      [{ ...formHead, Origin: 'https://evil.example' }, form],
      [formHead, form],
      [json, JSON.stringify(FIRST)],
      [{ ...json, 'X-Supra-Operator': '' }, JSON.stringify(FIRST)],
      [{ ...json, ...wrong }, JSON.stringify(FIRST)],
    ] as const)
      for (const path of ['/admin/register-admin', '/admin/register-admin/', '/ADMIN/Register-Admin'])
        expect(await ask(path, headers, 'POST', body), path).toBe(403);
    expect(await isThere()).toBe(false);
  });

  test('is not made by an invitation that nobody has sent', async () => {
    for (const registrationToken of [null, '', undefined, 0, {}, [], { $ne: null }, 'x'.repeat(40)]) {
      const body = JSON.stringify({ registrationToken, userInfo: FIRST });
      expect([400, 404]).toContain(await ask('/admin/register', json, 'POST', body));
    }
    expect(await isThere()).toBe(false);
  });

  test('is made once, by the command of a person who can read the secrets', async () => {
    const made = { cmsUrl: cms.url, secrets: ensureSecrets(cms.dataDir) };
    const password = await makeFirstOperator({ ...made, email: 'olga@supra.test' });
    const login = JSON.stringify({ email: 'olga@supra.test', password });
    expect(await ask('/admin/login', json, 'POST', login)).toBe(200);
    await expect(makeFirstOperator({ ...made, email: 'eva@evil.example' })).rejects.toThrow(/refuses it/);
  });
});

describe('the panel', () => {
  const paths = [
    '/admin/init',
    '/admin/login',
    '/content-manager/init',
    '/content-manager/collection-types/api::product.product',
    '/upload/settings',
    '/i18n/locales',
  ];

  test.each([
    ['a foreign Host', () => ({ Host: 'evil.example' })],
    ['a foreign Host at its port', () => ({ Host: `evil.example:${new URL(cms.url).port}` })],
    ['a Host that begins like its own', () => ({ Host: 'localhost.evil.example' })],
    ['a Host claimed by a page', () => ({ Host: 'evil.example', 'X-Forwarded-Host': 'localhost' })],
    ['a foreign Origin', () => ({ Host: home(), Origin: 'https://evil.example' })],
    ['an unreadable Origin', () => ({ Host: home(), Origin: 'null' })],
    ['the site’s own Origin', () => ({ Host: home(), Origin: 'http://localhost:3000' })],
    ['its own name as a foreign Origin', () => ({ Host: PANEL_URL.slice(8), Origin: `http://${home()}` })],
  ])('is closed for %s', async (_of, heads) => {
    for (const path of paths)
      for (const method of ['GET', 'POST', 'OPTIONS'])
        expect(await ask(path, heads(), method), `${method} ${path}`).toBe(403);
    expect(await ask('/api/health', { Host: heads().Host })).toBe(200);
  });

  test.each([
    ['this machine', () => ({ Host: home() })],
    ['a tunnel to it', () => ({ Host: 'localhost:9999', Origin: 'http://localhost:9999' })],
    ['IPv6', () => ({ Host: '[::1]:1337', Origin: 'http://[::1]:1337' })],
    ['PANEL_URL', () => ({ Host: 'operators.example', Origin: PANEL_URL })],
    ['a proxy that hides its own name', () => ({ Host: home(), Origin: PANEL_URL })],
  ])('is open for %s', async (_at, heads) => {
    expect(await ask('/admin/init', heads())).toBe(200);
    expect(await ask('/content-manager/init', heads())).toBe(401);
  });
});
