import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFront } from '@/scripts/front.mjs';
import { partsOf, startPart } from '@/scripts/launch/parts.mjs';
import { createDemoPeople, DEMO_PASSWORD, DEMO_PEOPLE } from '@/scripts/settings/people.mjs';
import { separateSettings } from '@/scripts/launch/stack.mjs';
import { at } from '@/tests/support/at';
import { ownFolder } from './folder';
import { portOf } from '@/tests/support/servers/portOf';

type Body = Record<string, unknown>;

const STARTS_WITHIN = 60_000;
const KEPT = { timeout: 10_000, interval: 20 };
const OWNER = { Authorization: 'Bearer owner' };
let emulator: Awaited<ReturnType<typeof startPart>>;
let settings: Awaited<ReturnType<typeof separateSettings>>;
let url: string;

beforeAll(async () => {
  const dataDir = ownFolder();
  settings = await separateSettings({ dataDir, env: { PUBLIC_URL: 'https://supra.example' } });
  url = `http://127.0.0.1:${settings.ports.emulator}`;
  await start();
}, STARTS_WITHIN);

afterAll(() => emulator.stop(), STARTS_WITHIN);

async function start() {
  emulator = await startPart(partsOf(settings, {}).emulator, settings, 'emulator', () => undefined);
}

/** Kills the emulator as soon as the last change is on the disk; the emulator writes it without being asked. */
async function killAndStart(isKept: (text: string) => boolean) {
  const file = path.join(settings.dataDir, 'auth/demo-supra.json');
  await vi.waitUntil(() => existsSync(file) && isKept(readFileSync(file, 'utf8')), KEPT);
  process.kill(emulator.pid, 'SIGKILL');
  await emulator.ended;
  await start();
}

async function call(method: string, body: Body, headers: Record<string, string> = {}, base = url) {
  const answer = await fetch(`${base}/identitytoolkit.googleapis.com/v1/${method}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const signIn = (email: string, password: string) =>
  call('accounts:signInWithPassword', { email, password, returnSecureToken: true });
const lookup = async (idToken: string) => (await call('accounts:lookup', { idToken })).users?.[0];
const withGoogle = (email: string) =>
  call('accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    returnSecureToken: true,
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify({ sub: `g-${email}`, email, email_verified: true }))}`,
  });

async function withPhone(phoneNumber: string, code?: string) {
  const { sessionInfo } = await call('accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'x' });
  const sent = new RegExp(`message to \\${phoneNumber}: your code is (\\d{6})`).exec(
    emulator.log.tail(5),
  )?.[1];
  return call('accounts:signInWithPhoneNumber', { sessionInfo, code: code ?? sent });
}

test.each(
  DEMO_PEOPLE.map(({ email, uid, name }: Record<'email' | 'uid' | 'name', string>) => [email, uid, name]),
)('%s signs in with the printed password, verified', async (email, localId, displayName) => {
  const { idToken } = await signIn(email, DEMO_PASSWORD);
  expect(await lookup(idToken)).toMatchObject({ localId, displayName, email, emailVerified: true });
});

test('a connection is kept much longer than the front uses it', async () => {
  expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=65');
});

test('making the demo people again changes nobody', async () => {
  const before = await lookup((await signIn('user@example.com', DEMO_PASSWORD)).idToken);
  await createDemoPeople(url, settings.auth.projectId);
  const after = await lookup((await signIn('user@example.com', DEMO_PASSWORD)).idToken);
  expect({ ...after, lastLoginAt: 0, lastRefreshAt: 0 }).toEqual({
    ...before,
    lastLoginAt: 0,
    lastRefreshAt: 0,
  });
});

describe('the settings of a new real project', () => {
  test('answer a wrong password and an unknown address alike', async () => {
    const wrong = await signIn('user@example.com', 'not it at all');
    const unknown = await signIn('nobody@example.com', 'not it at all');
    expect(wrong.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(unknown.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    const reset = await call('accounts:sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'nobody@example.com',
    });
    expect(reset.status).toBe(200);
  });

  test('admit nobody anonymously, by a link, or into another project', async () => {
    expect((await call('accounts:signUp', { returnSecureToken: true })).status).toBe(400);
    expect(
      (await call('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'user@example.com' })).status,
    ).toBe(400);
    const account = { email: 'x@example.com', password: 'long enough' };
    expect((await call('accounts:signUp', { ...account, tenantId: 'other' })).status).toBe(400);
    expect((await call('projects/other/accounts', account, OWNER)).status).toBe(400);
  });
});

describe('the emulator through the front', () => {
  let door: ReturnType<typeof createFront>;
  let base: string;

  beforeAll(async () => {
    const { ports } = settings;
    door = createFront({
      ports: { cms: ports.cms, next: ports.next, auth: ports.emulator },
      write: () => undefined,
    });
    await new Promise<void>((resolve) => door.server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${portOf(door.server)}`;
  });
  afterAll(() => door.close());

  test('answers the first request of a sign-in by phone', async () => {
    for (const path of ['v1/recaptchaParams', 'v2/recaptchaConfig']) {
      const answer = await fetch(`${base}/identitytoolkit.googleapis.com/${path}?key=demo`);
      expect(answer.status).toBe(200);
    }
  });

  test('lets a person sign up and in', async () => {
    const account = { email: 'through@example.com', password: 'long enough', returnSecureToken: true };
    expect(await call('accounts:signUp', account, {}, base)).toMatchObject({
      status: 200,
      idToken: expect.any(String),
    });
    expect(await call('accounts:signInWithPassword', account, {}, base)).toMatchObject({ status: 200 });
  });

  test.each<[string, Body]>([
    ['accounts:lookup', { localId: ['demo-admin'] }],
    ['accounts:lookup', { email: ['admin@example.com'] }],
    ['accounts:update', { localId: 'demo-user', password: 'taken over' }],
    ['accounts:update', { localId: 'demo-user', target_project_id: 'demo-supra', password: 'taken over' }],
    ['accounts:delete', { localId: 'demo-user' }],
    ['accounts:signUp', { localId: 'chosen', email: 'chosen@example.com', password: 'long enough' }],
    [
      'accounts:sendOobCode',
      { requestType: 'PASSWORD_RESET', email: 'user@example.com', returnOobLink: true },
    ],
  ])('refuses the owner’s %s %o even with the owner’s own header', async (method, body) => {
    const answer = await call(method, body, OWNER, base);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer)).not.toMatch(/oobCode=|passwordHash/);
    expect((await signIn('user@example.com', DEMO_PASSWORD)).status).toBe(200);
  });
});

describe('after kill -9', () => {
  test(
    'people, passwords, providers, phones, sessions and pending letters are all there',
    async () => {
      const tamar = {
        email: 'tamar@example.com',
        password: 'first password',
        displayName: 'თამარი',
        returnSecureToken: true,
      };
      const before = await call('accounts:signUp', tamar);
      await call('accounts:update', { idToken: before.idToken, displayName: 'თამარ ქავთარაძე' });
      const google = await withGoogle('googler@example.com');
      const phone = await withPhone('+995599123456');
      await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: tamar.email });
      const oobs = await fetch(`${url}/emulator/v1/projects/${settings.auth.projectId}/oobCodes`).then(
        (answer) => answer.json(),
      );
      const people = await fetch(
        `${url}/identitytoolkit.googleapis.com/v1/projects/demo-supra/accounts:batchGet?maxResults=100`,
        { headers: OWNER },
      );
      const { users } = await people.json();

      await killAndStart((text) => text.includes(oobs.oobCodes.at(-1).oobCode));

      const again = await fetch(
        `${url}/identitytoolkit.googleapis.com/v1/projects/demo-supra/accounts:batchGet?maxResults=100`,
        { headers: OWNER },
      );
      expect((await again.json()).users).toEqual(users);
      // An earlier session continues: nobody has to sign in again after a server restart.
      expect(await lookup(before.idToken)).toMatchObject({
        email: tamar.email,
        displayName: 'თამარ ქავთარაძე',
      });
      expect(await signIn(tamar.email, tamar.password)).toMatchObject({
        status: 200,
        localId: before.localId,
      });
      expect(await withGoogle('googler@example.com')).toMatchObject({ localId: google.localId });
      expect(await withPhone('+995599123456')).toMatchObject({ localId: phone.localId });
      const { oobCode } = oobs.oobCodes.at(-1);
      expect(await call('accounts:resetPassword', { oobCode, newPassword: 'second password' })).toMatchObject(
        { status: 200 },
      );
      expect(await signIn(tamar.email, 'second password')).toMatchObject({ status: 200 });
    },
    3 * STARTS_WITHIN,
  );

  test(
    'a deleted account stays deleted, a demo person’s too',
    async () => {
      const { idToken } = await signIn('friend@example.com', DEMO_PASSWORD);
      await call('accounts:delete', { idToken });
      await killAndStart((text) => !text.includes('friend@example.com'));
      expect(await signIn('friend@example.com', DEMO_PASSWORD)).toMatchObject({ status: 400 });
    },
    3 * STARTS_WITHIN,
  );

  test('the stored data is readable only by the stack’s owner', () => {
    const dir = path.join(settings.dataDir, 'auth');
    expect(readdirSync(dir)).toEqual(['demo-supra.json']);
    expect(statSync(path.join(dir, 'demo-supra.json')).mode & 0o777).toBe(0o600);
  });
});

describe('mail links', () => {
  const ask = async (body: Body) => {
    await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'user@example.com', ...body });
    const line = at(emulator.log.tail(1).split('\n'), 0);
    return new URL(/^\S+ mail to user@example\.com \(PASSWORD_RESET\): (\S+)$/.exec(line)?.[1] ?? '');
  };

  test('lead to the site’s own page', async () => {
    const link = await ask({ continueUrl: 'https://supra.example/dishes' });
    expect(link.href).toMatch(/^https:\/\/supra\.example\/user\/action\?mode=resetPassword&oobCode=[\w-]+&/);
    expect(link.searchParams.get('continueUrl')).toBe('https://supra.example/dishes');
  });

  test('lead nowhere else', async () => {
    const link = await ask({ continueUrl: 'https://evil.example/dishes' });
    expect(link.searchParams.has('continueUrl')).toBe(false);
  });

  test('have a known code for the test numbers, and no others', async () => {
    expect(await withPhone('+995555000001', '123456')).toMatchObject({
      status: 200,
      phoneNumber: '+995555000001',
    });
    expect(await withPhone('+995599000001', '123456')).toMatchObject({ status: 400 });
  });
});
