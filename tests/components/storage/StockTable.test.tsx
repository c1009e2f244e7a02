import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { StorageView } from '@/components/storage/StorageView';
import * as files from '@/lib/browser/saveFile';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { answer, api, dataOf, one, server } from '../../support/servers/server';
import { onDesktop } from '../../support/wide';
import { write } from '../../support/write';

const product = (id: number, Name: string) => ({
  id,
  Name,
  NameKa: null,
  category: 'other',
  pieceName: null,
});
const lot = (id: number, of: object, given: object) => ({
  id,
  product: of,
  quantity: 500,
  reserved: 0,
  unit: 'gr',
  place: 'A1',
  expiresOn: null,
  minimum: null,
  ...given,
});
const SALT = product(1, 'Salt');
const RICE = product(2, 'Rice');

beforeEach(() => {
  onDesktop();
  answer('/live', {}, 503);
  answer('/stocks/held', {
    data: [
      lot(11, SALT, { quantity: 50, minimum: 80 }),
      lot(12, RICE, { place: 'B2', expiresOn: '2020-01-01' }),
      lot(13, RICE, { quantity: 20, reserved: 5 }),
    ],
  });
});
const open = (path = '/storage', role: 'Admin' | 'Courier' = 'Admin') => {
  signInAs({ Rolee: role });
  return renderPart(<StorageView />, { path });
};
const rows = () => screen.getAllByRole('rowheader').map((row) => row.textContent);

test('the note on low stock leads to just that', async () => {
  open('/storage?show=low');
  await screen.findByRole('rowheader', { name: 'Salt' });
  expect(rows()).toEqual(['Salt']);
});

test('products are sorted in the address, and a row opens its lots', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'In stock' }));
  expect(rows()).toEqual(['Salt', 'Rice']);
  await user.click(screen.getByRole('button', { name: 'In stock' }));
  expect(rows()).toEqual(['Rice', 'Salt']);
  expect(currentPath()).toBe('/storage?sort=-quantity');
  await user.click(screen.getByRole('button', { name: 'Rice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rice' });
  expect(within(dialog).getByText('2 lots')).toBeVisible();
});

test('low stock comes first, by level', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Level' }));
  expect(rows()[0]).toBe('Salt');
  await user.click(screen.getByRole('button', { name: 'Level' }));
  expect(rows().at(-1)).toBe('Salt');
});

test('one minimum is set for several products, and undone', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put(api('/stocks/:id'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return HttpResponse.json(one(lot(11, SALT, {})));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select every row of this page' }));
  await user.click(
    within(screen.getByRole('group', { name: 'With the selected rows' })).getByText('Minimum'),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Minimum of 2 products' });
  write(within(dialog).getByRole('textbox'), '120');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Minimum: 2 rows done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(sent.slice(0, 2)).toEqual([
    ['12', { data: { minimum: 120 } }],
    ['11', { data: { minimum: 120 } }],
  ]);
  expect(sent.slice(2)).toEqual([
    ['12', { data: { minimum: null } }],
    ['11', { data: { minimum: 80 } }],
  ]);
});

test('an unanswered question changes nothing', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Salt' }));
  await user.click(
    within(screen.getByRole('group', { name: 'With the selected rows' })).getByText('Minimum'),
  );
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/rows? done/)).toBeNull();
});

test('the file holds the filtered products', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const { user } = open('/storage?show=expired');
  await screen.findByRole('rowheader', { name: 'Rice' });
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull(); // "Export CSV" is the only one
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const text = await at(saved.mock.calls, 0)[0].text();
  expect(text).toMatch(/\r\nRice,500,gr,B2,2020-01-01,/);
  expect(text).not.toContain('Salt');
});

test('a courier keeps the cards', async () => {
  open('/storage', 'Courier');
  expect(await screen.findByRole('heading', { name: 'Rice' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the views show their product counts, for the searched name', async () => {
  open('/storage?q=i');
  await screen.findByRole('rowheader', { name: 'Rice' });
  const views = within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
  expect(views.map((view) => view.textContent)).toEqual([
    'Everything 1',
    'Running low 0',
    'Expires soon 1',
    'Expired 1',
  ]);
  expect(views[3]).toHaveAttribute('href', '/storage?q=i&show=expired');
});

test('a product with a minimum shows a bar beside its free amount', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: 'Salt' })).closest('tr');
  const bar = row?.querySelector('progress');
  expect([bar?.value, bar?.max, bar?.dataset.low]).toEqual([50, 160, 'true']);
  expect(screen.getByRole('rowheader', { name: 'Rice' }).closest('tr')?.querySelector('progress')).toBeNull();
});

test('expired stock is written off for all selected products at once, and undone', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/stocks/:id/move'), async ({ request, params }) => {
      sent.push([params.id, await dataOf(request)]);
      return HttpResponse.json(one(lot(12, RICE, {})));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select every row of this page' }));
  const name = 'Write off what has expired';
  await user.click(within(screen.getByRole('group', { name: 'With the selected rows' })).getByText(name));
  const question = await screen.findByRole('dialog', { name: `${name} of 1 product?` });
  await user.click(within(question).getByRole('button', { name }));
  await screen.findByText(`${name}: 1 row done`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(sent).toEqual([
    ['12', { delta: -500, reason: 'waste', note: 'Past its date' }],
    ['12', { delta: 500, reason: 'correction', note: 'Write-off undone' }],
  ]);
});
