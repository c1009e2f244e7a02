import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { AdminList } from '@/components/order/admin/AdminList';
import { at, given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { currentPath } from '../../../support/router';
import { answer, api, listedIn, many, one, server, strapiError } from '../../../support/servers/server';
import { onDesktop } from '../../../support/wide';

const order = (id: number, given: object = {}) => ({
  id,
  number: 1000 + id,
  state: 'placed',
  payment: 'cash',
  wantedFrom: '2020-11-23T08:00:00.000Z',
  wantedTo: '2020-11-23T10:00:00.000Z',
  createdAt: '2020-11-22T08:00:00.000Z',
  toPayTetri: 3460,
  recipient: { Name: 'Ana', phone: '+995555123456' },
  ...given,
});
let asked: URLSearchParams[];

beforeEach(() => {
  onDesktop();
  signInAs({ Rolee: 'Admin' });
  answer('/users', many([{ id: 7, Name: 'Giorgi' }]));
  const orders = [order(1), order(2, { state: 'delivered', isUnconfirmed: true }), order(3)];
  answer('/live', {}, 503);
  asked = listedIn('/orders', orders, (given) => {
    if (given.has('filters[wantedTo][$lt]')) return 2;
    return given.has('filters[isUnconfirmed][$eq]') ? 1 : 1057;
  });
});
const open = (path = '/orders') => renderPart(<AdminList />, { path });

test('the day’s note on late orders leads to open ones past their window', async () => {
  open('/orders?show=late');
  const row = given((await screen.findByRole('rowheader', { name: 'Order 1001' })).closest('tr'));
  expect(within(row).getByText('Late')).toBeVisible();
  const first = at(asked, 0);
  expect(first.get('filters[state][$in][0]')).toBe('placed');
  expect(Date.parse(first.get('filters[wantedTo][$lt]') ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('orders handed over without the code, sorted by the sum, are in the address', async () => {
  const { user } = open('/orders?show=unconfirmed');
  await user.click(await screen.findByRole('button', { name: 'To pay' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('toPayTetri:asc'));
  await waitFor(() => expect(asked.at(-1)?.get('filters[isUnconfirmed][$eq]')).toBe('true'));
  expect(currentPath()).toBe('/orders?show=unconfirmed&sort=toPayTetri');
});

test.each([
  ['Recipient', 'recipient'],
  ['Courier', 'courier'],
])('orders are sorted by %s', async (heading, sort) => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: heading }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe(`${sort}:asc`));
});

test('open orders are given to a courier together; a refused one is named', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/orders/:id/assign'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      if (params.id === '3') return HttpResponse.json(strapiError(409), { status: 409 });
      return HttpResponse.json(one(order(1)));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select every row of this page' }));
  await user.click(await screen.findByRole('button', { name: 'Give to a courier' }));
  await user.click(screen.getByRole('button', { name: 'Giorgi' }));
  await screen.findByText('Giorgi: 1 row done');
  expect(screen.getByText(/^Order 1003: /)).toBeVisible();
  expect(sent).toEqual([
    ['1', { data: { courier: 7 } }],
    ['3', { data: { courier: 7 } }],
  ]);
});

test('a row opens the whole order', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Order 1002' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order 1002' });
  expect(within(dialog).getByRole('article', { name: 'Order 1002' })).toBeVisible();
});

test('the views show their counts under the other filters, and lead there', async () => {
  open('/orders?state=placed');
  expect(await screen.findByRole('link', { name: 'All orders 1,057' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Late 2' })).toHaveAttribute(
    'href',
    '/orders?state=placed&show=late',
  );
  expect(screen.getByRole('link', { name: 'Handed over without the code 1' })).toBeInTheDocument();
});
