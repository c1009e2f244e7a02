import { expect, test } from 'vitest';
import { api, people } from './support/api';

test('the health check answers everybody', async () => {
  const { status, body, headers } = await api().get('health');
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the CMS keeps a connection much longer than the front uses it', async () => {
  expect((await api().get('health')).headers.get('keep-alive')).toBe('timeout=65');
});

test('the CMS knows the suite’s people by their roles', async () => {
  const roles = await Promise.all(
    Object.entries(people()).map(async ([name, person]) => [
      name,
      (await api(person).get('users/me')).body.Rolee,
    ]),
  );
  expect(Object.fromEntries(roles)).toEqual({
    admin: 'Admin',
    user: 'User',
    friend: 'User',
    stranger: 'User',
    courier: 'Courier',
  });
});
