import { expect, test } from 'vitest';
import { api, newPerson, people } from './support/api';
import { made, makePublic, unique } from './support/records';

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

test('what public pages show has a state, which changes with every write to it and with no other', async () => {
  const state = async () => {
    const { status, body } = await api().get('health/published');
    expect([status, Object.keys(body)]).toEqual([200, ['state']]);
    return String(body.state);
  };
  const person = await newPerson();
  const dish = await makePublic(person);
  const before = await state();
  expect(await state()).toBe(before);
  made(await api(person).post('shoplists', { Name: unique('List') }));
  expect(await state()).toBe(before);
  await api(person).put(`dishes/${dish.id}`, { visibility: 'private' });
  expect(await state()).not.toBe(before);
});
