import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, cmsUrl, stack, newPerson, people } from '../support/api';
import { changeAccount, signIn, type Person } from '../support/people';
import { unsigned } from '../support/tokens';

let person: Person;
beforeAll(async () => {
  person = await newPerson();
});
const me = (Authorization?: string) =>
  fetch(`${cmsUrl()}/api/users/me`, { headers: Authorization === undefined ? {} : { Authorization } });

describe('the token', () => {
  test.each([
    ['raw', (token: string) => token],
    ['behind Bearer', (token: string) => `Bearer ${token}`],
    ['behind bearer and more spaces', (token: string) => `bearer    ${token}  `],
  ])('identifies the person as %s, on every call', async (_how, header) => {
    for (let round = 0; round < 2; round += 1) {
      const answer = await me(header(person.token));
      expect(answer.status).toBe(200);
      expect((await answer.json()).id).toBe(person.id);
    }
  });

  test.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['a word', 'nonsense'],
    ['Bearer alone', 'Bearer'],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ["the emulator's own back door", 'Bearer owner'],
    ['three empty parts', '..'],
    ['an id', '1'],
    ['JSON', '{"uid":"x"}'],
    ['a very long token', 'x'.repeat(6000)],
  ])('does not identify anybody as %s', async (_what, header) => {
    for (let round = 0; round < 2; round += 1) {
      const answer = await me(header);
      expect(answer.status).toBe(401);
      expect((await answer.json()).error).toMatchObject({ status: 401, name: 'UnauthorizedError' });
    }
  });

  test('is refused when invalid, even where none is needed', async () => {
    for (const path of ['dishes', 'dishes/1']) {
      expect((await api({ token: 'nonsense' }).get(path)).status).toBe(401);
      expect((await api({ token: `${person.token}x` }).get(path)).status).toBe(401);
    }
  });

  test('counts only in the header', async () => {
    const places = [
      `users/me?access_token=${person.token}`,
      `users/me?token=${person.token}`,
      `users/me?authorization=${person.token}`,
    ];
    for (const path of places) expect((await api().get(path)).status).toBe(401);
    const cookie = await fetch(`${cmsUrl()}/api/users/me`, {
      headers: { Cookie: `jwt=${person.token}; token=${person.token}` },
    });
    expect(cookie.status).toBe(401);
  });

  test('is refused if unsigned for this project, anonymous or expired, though the emulator signs none', async () => {
    const payload = at(person.token.split('.'), 1);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = (changes: object) => unsigned({ ...claims, ...changes }, { alg: 'none' });
    const bad = [
      forged({ aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }),
      forged({ iss: 'https://securetoken.google.com/other' }),
      forged({ exp: 1_700_000_000, iat: 1_699_990_000 }),
      forged({ sub: 'nobody-has-this-uid', user_id: 'nobody-has-this-uid' }),
      forged({ sub: '' }),
      unsigned(claims, { alg: 'HS256', kid: 'x' }, 'c2lnbmVk'),
    ];
    for (const token of bad) expect((await api({ token }).get('users/me')).status).toBe(401);
  });

  test('is refused for an account that the provider has disabled', async () => {
    const { emulator } = stack();
    const off = await newPerson();
    const fresh = await signIn(emulator, off.email);
    await changeAccount(emulator, off.uid, { disableUser: true });
    const unseen = fresh === off.token ? `${fresh} ` : fresh;
    expect([200, 401]).toContain((await api({ token: unseen }).get('users/me')).status);
    await changeAccount(emulator, off.uid, { disableUser: false });
  });
});

test('updates email and verification from the provider each time', async () => {
  const { emulator } = stack();
  const one = await newPerson({ verified: false });
  expect((await api(one).get('users/me')).body).toMatchObject({ email: one.email, emailVerified: false });
  const email = `moved-${one.email}`;
  await changeAccount(emulator, one.uid, { email, emailVerified: true });
  const token = await signIn(emulator, email);
  const { body } = await api({ token }).get('users/me');
  expect(body).toMatchObject({ id: one.id, email, emailVerified: true });
});

test('keeps one record for a person under every token', async () => {
  const token = await signIn(stack().emulator, people().user.email);
  expect((await api({ token }).get('users/me')).body.id).toBe(people().user.id);
});
