import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import type { PantryChange } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData } from '@/lib/offline/queue';
import PantryPage from '@/pages/pantry';
import { at } from '@/tests/support/at';
import { signInAs } from '../support/builders/auth';
import { offerOf } from '../support/builders/food';
import { buildThing } from '../support/builders/pantry';
import { renderApp } from '../support/render';
import { answer, api, dataOf, many, one, record, server, strapiError } from '../support/servers/server';
import { write } from '../support/write';

const EGGS = buildThing();
const SALT = buildThing({
  id: 2,
  key: '00000000-0000-4000-8000-000000000002',
  Name: 'Salt',
  amount: 0,
  level: 'some',
  place: 'cupboard',
});
const NINO = { data: record({ id: 5, Name: 'Nino' }) };
const HOME = {
  id: 3,
  Name: 'Vake',
  myRole: 'owner',
  owner: NINO,
  members: { data: [] },
  invitations: [],
  joinToken: 'abc',
};
const asRecord = ({ product, owner, ...item }: PantryItem) => ({
  ...item,
  product: { data: product && record(product) },
  owner: { data: owner && record(owner) },
});

/** Placeholder for the key that the browser makes for a new item. */
const ITS_OWN = 'its own';

interface Given {
  readonly items?: readonly PantryItem[];
  /** Items in the CMS after the first change, the second and so on. */
  readonly afterwards?: readonly (readonly PantryItem[])[];
  readonly households?: readonly object[];
  readonly path?: string;
  readonly query?: Record<string, string>;
}

/** Renders the page of a person who has eggs and salt; returns the changes sent. */
async function setUp({
  items = [EGGS, SALT],
  afterwards = [],
  households = [],
  path = '/pantry',
  query = {},
}: Given = {}) {
  const sent: PantryChange[] = [];
  let kept = [...items];
  signInAs();
  answer('/products', many([]));
  answer('/products/offer', offerOf());
  answer('/foods/names', { data: [] });
  answer('/households', many(households as never));
  server.use(
    http.get(api('/live'), () => new HttpResponse(null, { status: 503 })),
    http.get(api('/pantry-items'), () => HttpResponse.json(many(kept.map(asRecord)))),
    http.post(api('/pantry-items/change'), async ({ request }) => {
      const data = await dataOf<PantryChange>(request);
      const next = afterwards[sent.push(data) - 1] ?? kept;
      kept = next.map((item) => (item.key === ITS_OWN ? { ...item, key: data.key } : item));
      const item = kept.find(({ key }) => key === data.key);
      return HttpResponse.json(item ? one(asRecord(item)) : { data: null });
    }),
  );
  const { user } = renderApp(<PantryPage />, { path, pathname: '/pantry', query });
  await screen.findByRole('heading', { level: 1, name: 'At home' });
  return { user, sent };
}

afterEach(async () => {
  act(() => switchOff(false));
  await act(() => clearOfflineData());
});

const place = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('one tap counts, and another undoes it by the step’s key', async () => {
  const { user, sent } = await setUp({
    afterwards: [
      [{ ...EGGS, amount: 5 }, SALT],
      [EGGS, SALT],
    ],
  });
  await user.click(await button(/^Use 1.*: Eggs$/));
  expect(await place('Fridge').findByText(/^5/)).toBeInTheDocument();
  await user.click(await button('Undo: Eggs'));
  await waitFor(() => expect(sent).toHaveLength(2));
  const moved = at(sent, 0);
  expect(sent).toMatchObject([
    { op: 'move', key: EGGS.key, delta: -1, reason: 'cooked' },
    { op: 'undo', key: EGGS.key, undoes: 'move' in moved && moved.move },
  ]);
  expect(await place('Fridge').findByText(/^6/)).toBeInTheDocument();
});

test('the same two buttons step a word down and up; a used-up item moves to its own group, and returns', async () => {
  const { user, sent } = await setUp({
    afterwards: [
      [EGGS, { ...SALT, level: 'low' }],
      [EGGS, { ...SALT, level: 'gone' }],
      [EGGS, { ...SALT, level: 'low' }],
    ],
  });
  await user.click(await button('A little less: Salt'));
  expect(await place('Cupboard').findByText('Low')).toBeInTheDocument();
  await user.click(await button('A little less: Salt'));
  expect(await screen.findByRole('region', { name: 'Used up' })).toHaveTextContent('Salt');
  expect(screen.queryByRole('region', { name: 'Cupboard' })).toBeNull();
  expect(await button('A little less: Salt')).toHaveAttribute('aria-disabled', 'true');
  expect(await button('A little less: Salt')).toHaveFocus();
  await user.click(await button('Undo: Salt'));
  expect(await screen.findByRole('region', { name: 'Cupboard' })).toHaveTextContent('Salt');
  await waitFor(() =>
    expect(sent).toMatchObject([{ op: 'set', level: 'low' }, { op: 'set', level: 'gone' }, { op: 'undo' }]),
  );
});

test('an offline count waits visibly, and is sent once online', async () => {
  const { user, sent } = await setUp({
    afterwards: [
      [{ ...EGGS, amount: 7 }, SALT],
      [{ ...EGGS, amount: 8 }, SALT],
    ],
  });
  const more = await button(/^Add 1.*: Eggs$/);
  act(() => switchOff(true));
  await user.click(more);
  await user.click(more);
  expect(await place('Fridge').findByText(/^8/)).toBeInTheDocument();
  expect(screen.getByText('Waiting to sync')).toBeInTheDocument();
  expect(sent).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toMatchObject([{ delta: 1 }, { delta: 1 }]));
  await waitFor(() => expect(screen.queryByText('Waiting to sync')).toBeNull());
  expect(place('Fridge').getByText(/^8/)).toBeInTheDocument();
});

test('an item is moved to another place, and removed after a question', async () => {
  const { user, sent } = await setUp({ afterwards: [[{ ...EGGS, place: 'freezer' }, SALT], [SALT]] });
  await user.click(await button('More: Eggs'));
  await user.selectOptions(await screen.findByLabelText('Place'), 'Freezer');
  expect(await screen.findByRole('region', { name: 'Freezer' })).toHaveTextContent('Eggs');
  expect(screen.getByText('Eggs: Freezer')).toBeInTheDocument();
  // it stays open in its new place
  await user.click(await button('Remove'));
  const question = within(await screen.findByRole('dialog', { name: 'Remove Eggs?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Eggs')).toBeNull());
  await waitFor(() => expect(sent).toMatchObject([{ op: 'set', place: 'freezer' }, { op: 'remove' }]));
});

test('Enter puts away the typed text, not the nearest match', async () => {
  const { user, sent } = await setUp({ items: [] });
  const wine = { id: 31, Name: 'Wine vinegar', NameKa: null, category: 'pantry' };
  answer('/products/offer', offerOf([wine]));
  const field = await screen.findByRole('combobox');
  await user.click(field);
  write(field, 'wine');
  const row = await screen.findByRole('option', { name: 'Wine vinegar' });
  expect(row).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{Enter}');
  write(field, '500 ml wine vinegar');
  await screen.findByRole('option', { name: 'Wine vinegar' });
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { op: 'add', Name: 'wine', level: 'some' },
      { op: 'add', Name: 'Wine vinegar', product: 31, amount: 500, unit: 'ml', place: 'cupboard' },
    ]),
  );
  expect(await screen.findByText('Added to At home: Wine vinegar')).toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('text typed faster than the CMS answers is put away at once, and becomes the product of that name', async () => {
  const { user, sent } = await setUp({ items: [] });
  const eggs = { id: 10, Name: 'Egg', NameKa: 'კვერცხი', category: 'dairy' };
  answer('/products/offer', offerOf([eggs]));
  await user.type(await screen.findByRole('combobox'), '10 eggs{Enter}');
  await waitFor(() => expect(sent.map(({ op }) => op)).toEqual(['add', 'remove', 'add']));
  expect(sent).toMatchObject([
    { Name: 'eggs', amount: 10 },
    {},
    { product: 10, amount: 10, place: 'fridge' },
  ]);
});

test('an item’s form shows faults at their fields, and its staple minimum', async () => {
  const cyclamens = buildThing({ Name: 'cyclamens', amount: 3, place: 'cupboard' });
  const put = { ...cyclamens, amount: 4, place: 'Balcony', expiresOn: '2031-01-05', staple: { minimum: 5 } };
  const { user, sent } = await setUp({ items: [cyclamens], afterwards: [[put]] });
  await user.click(await button('More: cyclamens'));
  await user.click(await button('Edit'));
  const form = within(await screen.findByRole('dialog', { name: 'Edit: cyclamens' }));
  const amount = form.getByLabelText('Amount');
  expect(amount).toHaveValue('3');
  write(amount, 'some');
  await user.selectOptions(form.getByLabelText('Place'), 'Another place …');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please enter a valid amount')).toBeInTheDocument();
  expect(form.getByText('This field is required')).toBeInTheDocument();
  write(amount, '4');
  write(form.getByLabelText(/^Name of the place/), 'Balcony');
  write(form.getByLabelText('Best before'), '2031-01-05');
  await user.click(form.getByLabelText('Always at home'));
  write(form.getByLabelText('At least'), '5');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('region', { name: 'Balcony' })).toHaveTextContent(/cyclamens.*Running low/);
  await waitFor(() =>
    expect(sent).toMatchObject([
      { op: 'set', amount: 4, place: 'Balcony', expiresOn: '2031-01-05', staple: { minimum: 5 } },
    ]),
  );
});

test('a search narrows many items by name', async () => {
  const more = Array.from({ length: 8 }, (_, at) => ({
    ...SALT,
    id: 10 + at,
    key: `jar-${at}`,
    Name: `Jar ${at}`,
  }));
  const { user } = await setUp({ items: [EGGS, SALT, ...more] });
  await screen.findByText('Eggs');
  await user.type(screen.getByRole('searchbox'), 'sal{Enter}');
  await waitFor(() => expect(screen.queryByText('Eggs')).toBeNull());
  expect(screen.getByText('Salt')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'sa{Enter}');
  expect(await screen.findByText('Nothing at home matches “salsa”.')).toBeInTheDocument();
});

test('the ledger shows who took what, and undoes any step', async () => {
  const { user, sent } = await setUp();
  const step = { key: 'k1', by: NINO, delta: 6, amount: 6, level: null, undoes: null };
  const taken = { ...step, key: 'k2', delta: -2, amount: 4, reason: 'cooked' };
  const createdAt = '2026-11-20T10:00:00.000Z';
  answer(
    '/pantry-movements',
    many([
      { id: 9, ...taken, createdAt },
      { id: 8, ...step, reason: 'bought', createdAt },
    ]),
  );
  await user.click(await button('More: Eggs'));
  await user.click(await button('History'));
  const book = within(await screen.findByRole('dialog', { name: 'History: Eggs' }));
  expect((await book.findAllByText(/Nino/)).length).toBe(2);
  await user.click(book.getByRole('button', { name: /^Undo: Used −2/ }));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'undo', undoes: 'k2' }]));
});

test('a person makes a household and invites people by email and by a link', async () => {
  const told: unknown[] = [];
  const { user } = await setUp();
  server.use(
    http.post(api('/households'), async ({ request }) => {
      told.push(await request.json());
      answer('/households', many([HOME]));
      return HttpResponse.json(one(HOME));
    }),
    http.post(api('/households/3/invite'), async ({ request }) => {
      told.push(await request.json());
      const refusal = strapiError(400, {
        errors: [{ path: ['email'], key: 'memberInvited', message: 'Twice' }],
      });
      return HttpResponse.json(refusal, { status: 400 });
    }),
  );
  await user.click(await button('Share'));
  write(await screen.findByLabelText('Name of the household'), 'Vake');
  await user.click(await button('Create a household'));
  await user.click(await button('Household'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vake' }));
  expect(dialog.getByText('Nino (owner)')).toBeInTheDocument();
  expect(await dialog.findByText(/\/pantry\?join=abc$/)).toBeInTheDocument();
  write(dialog.getByLabelText('Invite by email'), 'gio@example.com');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByLabelText('Invite by email')).toBeInvalid());
  expect(told).toEqual([{ data: { Name: 'Vake' } }, { data: { email: 'gio@example.com' } }]);
});

test('an open invitation is accepted, and a person in a household leaves it first', async () => {
  const asked = { ...HOME, id: 4, Name: 'Didube', myRole: 'invited' };
  const { user } = await setUp({ households: [asked] });
  const accepted: unknown[] = [];
  server.use(
    http.post(api('/households/4/accept'), () => {
      accepted.push(4);
      answer('/households', many([{ ...asked, myRole: 'member' }]));
      return HttpResponse.json(one(asked));
    }),
  );
  await user.click(await button('Join'));
  expect(await button('Household')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('You are invited to a household')).toBeNull());
  expect(accepted).toEqual([4]);
});

const LINKED = { path: '/pantry?join=abc', query: { join: 'abc' } };

test('a link leads into the household', async () => {
  answer('/households/join/abc', one({ id: 3, Name: 'Vake', owner: NINO }));
  const { user } = await setUp(LINKED);
  expect(await screen.findByText(/^Nino shares what is at home with you: “Vake”/)).toBeInTheDocument();
  const joined: unknown[] = [];
  server.use(
    http.post(api('/households/join/abc'), () => {
      joined.push('abc');
      answer('/households', many([{ ...HOME, myRole: 'member' }]));
      return HttpResponse.json(one(HOME));
    }),
  );
  await user.click(await button('Join'));
  await waitFor(() => expect(joined).toEqual(['abc']));
  expect(await button('Household')).toBeInTheDocument();
});

test('an invalid link says so', async () => {
  answer('/households/join/abc', strapiError(404), 404);
  await setUp(LINKED);
  expect(await screen.findByText(/^This link does not work/)).toBeInTheDocument();
});
