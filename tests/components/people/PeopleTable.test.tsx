import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { PeopleList } from '@/components/people/PeopleList';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { api, listed, one, server, strapiError } from '../../support/servers/server';
import { onDesktop } from '../../support/wide';

const person = (id: number, Name: string, given: object = {}) => ({
  id,
  Name,
  email: `${Name.toLowerCase()}@example.com`,
  phone: null,
  Rolee: 'User',
  blocked: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...given,
});
let asked: URLSearchParams[];
let me: { id: number };

beforeEach(() => {
  onDesktop();
  me = signInAs({ Rolee: 'Admin' });
  const people = [person(12, 'Luka'), person(13, 'Ana', { Rolee: 'Courier' }), person(me.id, 'Nino')];
  asked = listed('/users', people);
});
const open = (path = '/users') => renderPart(<PeopleList />, { path });
const chooseAll = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: 'Select every row of this page' }));

test('people are sorted by role, in the address', async () => {
  const { user } = open('/users?role=User');
  await user.click(await screen.findByRole('button', { name: 'Role' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('Rolee:asc'));
  expect(currentPath()).toBe('/users?role=User&sort=Rolee');
});

test('people are sorted by phone', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Phone' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('phone:asc'));
});

test('a role is given to several after one question; mine stays, refusals are named, and it can be undone', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/users/:id/role'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      if (params.id === '12' && sent.length === 1)
        return HttpResponse.json(strapiError(409, { code: 'person.listedAdmin' }), { status: 409 });
      return HttpResponse.json(one(person(Number(params.id), 'Ana')));
    }),
  );
  const { user } = open();
  await chooseAll(user);
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  await user.click(screen.getByRole('button', { name: 'Admin' }));
  const question = await screen.findByRole('dialog', { name: 'Change the role of 2 people to Admin?' });
  await user.click(within(question).getByRole('button', { name: 'Change role' }));
  await screen.findByText('Admin: 1 row done');
  expect(screen.getByText(/^Luka: .*ADMIN_EMAILS/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(sent).toEqual([
    ['12', { data: { Rolee: 'Admin' } }],
    ['13', { data: { Rolee: 'Admin' } }],
    ['13', { data: { Rolee: 'Courier' } }],
  ]);
});

test('several are blocked after a question, never oneself', async () => {
  const blocked: unknown[] = [];
  server.use(
    http.post(api('/users/:id/block'), ({ params }) => {
      blocked.push(params.id);
      return HttpResponse.json(one(person(Number(params.id), 'Ana')));
    }),
  );
  const { user } = open();
  await chooseAll(user);
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const question = await screen.findByRole('dialog', { name: 'Block 2 people?' });
  await user.click(within(question).getByRole('button', { name: 'Block' }));
  await screen.findByText('Block: 2 rows done');
  expect(blocked).toEqual(['12', '13']);
});

test('a row opens all actions for the person', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ana' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ana' });
  expect(within(dialog).getByRole('button', { name: /^Block\s?Ana$/ })).toBeVisible();
  expect(within(dialog).getByRole('combobox', { name: 'Role of Ana' })).toHaveValue('Courier');
});
