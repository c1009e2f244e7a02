import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { MyOrders } from '@/components/order/mine/MyOrders';
import type { OrderState } from '@/lib/domain/order/types';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { api, many, server } from '../../../support/servers/server';

const HOURS: readonly OrderState[] = ['accepted', 'packed', 'onTheWay', 'delivered'];
/** Order as its customer reads it, each step an hour after the previous one, from 09:00 UTC. */
const order = (state: OrderState, given: object = {}) => ({
  id: 7,
  number: 1042,
  state,
  customer: { id: 3, Name: 'Nino' },
  courier: state === 'placed' ? null : { id: 5, Name: 'Luka Beridze' },
  lines: [{ key: 'a', product: null, Name: 'Salt', amount: 500, unit: 'gr', ifMissing: 'call' }],
  history: HOURS.slice(0, HOURS.indexOf(state) + 1).map((one, index) => ({
    key: one,
    state: one,
    by: null,
    note: null,
    at: `2026-11-20T${String(9 + index).padStart(2, '0')}:00:00.000Z`,
  })),
  lineCount: 1,
  weightGrams: 500,
  feeTetri: 500,
  estimatedTetri: 12000,
  toPayTetri: 12000,
  payment: 'cash',
  Note: null,
  deliveryCode: '0421',
  createdAt: '2026-11-20T08:00:00.000Z',
  wantedFrom: '2126-11-21T08:00:00.000Z',
  wantedTo: '2126-11-21T10:00:00.000Z',
  deliveredAt: null,
  ...given,
});

function setUp(orders: readonly object[], language: 'en' | 'ka' = 'en') {
  signInAs({ id: 3, Name: 'Nino', Rolee: 'User' });
  const now = { orders, streams: 0 };
  server.use(
    http.get(api('/live'), () => {
      now.streams += 1;
      return new HttpResponse(null, { status: 503 });
    }),
    http.get(api('/orders'), () => HttpResponse.json(many(now.orders as { id: number }[]))),
    http.get(api('/shop'), () =>
      HttpResponse.json({ data: [{ id: 1, attributes: { phone: '+995 32 2 11 22 33' } }] }),
    ),
  );
  return { now, ...renderPart(<MyOrders />, { language }) };
}
const card = async (name = 'Order 1042') => within(await screen.findByRole('article', { name }));
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('an order shows its steps with times, the wanted window and a call to the courier', async () => {
  setUp([order('packed', { courierPhone: '+995 599 77 66 55' })]);
  const shown = await card();
  // the lines of the order appear below, once they have loaded
  const way = at(shown.getAllByRole('list'), 0);
  const steps = within(way).getAllByRole('listitem');
  expect(steps.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Placed.*12:00$/),
    expect.stringMatching(/^Accepted.*13:00$/),
    expect.stringMatching(/^Packed.*14:00$/),
    'On the way',
    'Delivered≈ 12:00–\u206014:00',
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(shown.getByText(/^Delivery: .*12:00–\u206014:00$/)).toBeInTheDocument();
  expect(shown.getByText('Courier: Luka')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Call the courier' })).toHaveAttribute('href', 'tel:+995599776655');
  expect(shown.queryByText('Late')).not.toBeInTheDocument();
  expect(shown.queryByText(/^The total was/)).not.toBeInTheDocument();
});

test('the shop can be called if the courier gave no phone', async () => {
  setUp([order('accepted', { courierPhone: null })]);
  const call = await (await card()).findByRole('link', { name: 'Call the shop' });
  expect(call).toHaveAttribute('href', 'tel:+995322112233');
});

test('delays and price changes since the order are shown', async () => {
  const packed = [{ key: 'a', product: null, Name: 'Salt', amount: 500, unit: 'gr', outcome: 'got' }];
  setUp(
    [
      order('onTheWay', {
        wantedFrom: '2026-01-01T08:00:00.000Z',
        wantedTo: '2026-01-01T10:00:00.000Z',
        lines: packed,
        toPayTetri: 11820,
      }),
    ],
    'ka',
  );
  const shown = await card('შეკვეთა №1042');
  expect(await shown.findByText('იგვიანებს')).toBeInTheDocument();
  expect(shown.getByText(/შეკვეთისას თანხა იყო 120,00.*ახლა არის 118,20/)).toBeInTheDocument();
});

test('finished orders are folded behind active ones; one finishing in view stays', async () => {
  const old = order('delivered', { id: 6, number: 1041 });
  const { now } = setUp([order('onTheWay'), old]);
  await card();
  const folded = screen.getByText('Earlier orders: 1').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toContainElement(screen.getByRole('article', { name: 'Order 1041', hidden: true }));
  now.orders = [order('delivered'), old];
  // the page follows from its request for the stream; a return to the tab is announced once
  await waitFor(() => expect(now.streams).toBeGreaterThan(0));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(
    () => {
      const steps = within(screen.getByRole('article', { name: 'Order 1042' })).getAllByRole('listitem');
      expect(steps.find((one) => one.hasAttribute('aria-current'))).toHaveTextContent('Delivered');
    },
    { timeout: 8000 },
  );
  expect(folded).not.toContainElement(screen.getByRole('article', { name: 'Order 1042' }));
});

test('orders are unfolded if none is active', async () => {
  setUp([order('delivered')]);
  expect(await screen.findByRole('article', { name: 'Order 1042' })).toBeVisible();
  expect(screen.queryByText(/^Earlier orders/)).not.toBeInTheDocument();
  const link = screen.queryByRole('link', { name: /^Call/ });
  expect(link).not.toBeInTheDocument();
});

test.each([
  ['placed', true],
  ['accepted', true],
  ['packed', false],
  ['onTheWay', false],
] as const)('the customer can cancel an order that is %s: %s', async (state, canCancel) => {
  setUp([order(state)]);
  const { queryByRole } = await card();
  expect(queryByRole('button', { name: 'Cancel order' }) !== null).toBe(canCancel);
});
