import { expect, test } from 'vitest';
import { api, people } from './support/api';

test('says that it stands, to anyone', async () => {
  const { status, body, headers } = await api().get('health');
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('knows the people of the suite by their roles', async () => {
  const roles = await Promise.all(
    Object.values(people()).map(async (person) => (await api(person).get('users/me')).body.Rolee),
  );
  expect(roles).toEqual(['Admin', 'User', 'User', 'User', 'Courier']);
});
