import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { CourierOrders } from '@/components/order/courier/CourierOrders';
import type { OrderState } from '@/lib/domain/order/types';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData, dismissRefused } from '@/lib/offline/queue';
import ka from '@/locales/ka/errors.json';
import { at, given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { api, dataOf, many, one, server, strapiError } from '../../../support/servers/server';

const COURIER = { id: 5, Name: 'Luka' };
const order = (state: OrderState, deliveredAt: string | null = null) => ({
  id: 7,
  number: 1042,
  state,
  customer: null,
  courier: COURIER,
  lineCount: 1,
  weightGrams: 500,
  lines: [
    {
      key: 'a',
      product: { id: 1, Name: 'Salt' },
      Name: 'Salt',
      amount: 500,
      unit: 'gr',
      ifMissing: 'call',
      priceTetri: 400,
    },
  ],
  feeTetri: 500,
  estimatedTetri: 900,
  toPayTetri: 900,
  payment: 'cash',
  history: [],
  Note: null,
  recipient: { Name: 'Tamar', phone: '+995 555 10 20 30' },
  address: { street: 'Rustaveli 5' },
  wantedFrom: '2126-11-21T08:00:00.000Z',
  wantedTo: '2126-11-21T10:00:00.000Z',
  deliveredAt,
});

interface Sent {
  readonly verb: string;
  readonly data: Record<string, unknown>;
}
const NEXT: Record<string, OrderState> = { pack: 'packed', depart: 'onTheWay', deliver: 'delivered' };

/** Renders the screen of a courier with one order in this state; returns its requests. */
async function setUp(
  state: OrderState,
  refusal?: Response,
  all = (now: OrderState) => [order(now)],
  shop: object[] = [],
) {
  const sent: Sent[] = [];
  let now = state;
  const listOf = (url: string) => {
    if (url.includes('[$in]')) return all(now).filter(({ state: at }) => at !== 'delivered');
    const isDone = url.includes('delivered') && now === 'delivered';
    return isDone ? [order(now, '2126-11-21T09:00:00.000Z')] : [];
  };
  signInAs({ ...COURIER, Rolee: 'Courier' });
  window.sessionStorage.setItem('courierPlace', '"mine"');
  server.use(
    http.get(api('/live'), () => new HttpResponse(null, { status: 503 })),
    http.get(api('/stocks/products'), () => HttpResponse.json({ data: shop })),
    http.get(api('/orders'), ({ request }) =>
      HttpResponse.json(many(listOf(decodeURIComponent(request.url)))),
    ),
    http.post(api('/orders/7/:verb'), async ({ request, params }) => {
      const data = await dataOf<Record<string, unknown>>(request);
      sent.push({ verb: String(params.verb), data });
      if (refusal) return refusal;
      now = NEXT[String(params.verb)] ?? now;
      return HttpResponse.json(one(order(now)));
    }),
  );
  const { user } = renderPart(<CourierOrders />);
  const card = within(await screen.findByRole('article', { name: 'Order 1042' }));
  return {
    user,
    sent,
    card,
    // a line's button also names the amount and the shelf
    press: async (name: string) =>
      user.click(await card.findByRole('button', { name: new RegExp(`^${name}`) })),
  };
}

const secure = (isSecure: boolean) => vi.stubGlobal('isSecureContext', isSecure);
afterEach(async () => {
  vi.unstubAllGlobals();
  act(() => switchOff(false));
  act(() => dismissRefused());
  await act(() => clearOfflineData());
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test.each(['accepted', 'packed', 'onTheWay', 'failed'] as const)(
  'an order that is %s can be cancelled, with a reason',
  async (state) => {
    const { user, sent, press } = await setUp(state);
    await press(state === 'failed' ? 'Return to storage' : 'Cancel order');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Keep the order' })).toBeInTheDocument(); // "Cancel" would be ambiguous
    await user.type(dialog.getByRole('textbox'), 'The shop is flooded');
    await user.click(at(dialog.getAllByRole('button'), -1));
    await waitFor(() => expect(sent).toEqual([{ verb: 'cancel', data: { reason: 'The shop is flooded' } }]));
  },
);

test('an insecure page says that the camera is missing, and the digits work', async () => {
  secure(false);
  const { user, sent, card, press } = await setUp('onTheWay');
  expect(await card.findByText(/camera only works over a secure address/)).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Scan the QR code' })).not.toBeInTheDocument();
  await user.type(card.getByRole('textbox', { name: 'Delivery code' }), '0421');
  await press('Hand over');
  await waitFor(() => expect(sent).toEqual([{ verb: 'deliver', data: { code: '0421' } }]));
});

test('the route to the door is one press away, and an offline field says what will happen', async () => {
  secure(true);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome');
  const { card } = await setUp('onTheWay');
  expect(await card.findByRole('link', { name: 'Route' })).toHaveAttribute(
    'href',
    'geo:0,0?q=Rustaveli%205%2C%20Tbilisi',
  );
  expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+995555102030');
  const note = /^You are offline: the code is kept/;
  expect(card.queryByText(note)).not.toBeInTheDocument();
  act(() => switchOff(true));
  expect(await card.findByText(note)).toBeInTheDocument();
});

test('the current order comes first, the others are folded below', async () => {
  const later = {
    number: 1043,
    wantedFrom: '2126-11-21T12:00:00.000Z',
    wantedTo: '2126-11-21T14:00:00.000Z',
  };
  const { user } = await setUp('onTheWay', undefined, (now) => [
    order(now),
    { ...order(now), ...later, id: 8 },
  ]);
  const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads()).toEqual(['Order 1042', 'Order 1043']);
  await user.click(screen.getByRole('button', { name: 'Open this order' }));
  expect(heads()).toEqual(['Order 1043', 'Order 1042']);
  expect(screen.getByRole('heading', { name: 'Order 1043' })).toHaveFocus();
  expect(await screen.findAllByRole('textbox', { name: 'Delivery code' })).toHaveLength(1);
});

test('a denied camera is reported, and the digits still work', async () => {
  secure(true);
  const getUserMedia = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  const { card, press } = await setUp('onTheWay');
  await press('Scan the QR code');
  expect(await card.findByText('The camera could not be opened. The digits are enough.')).toBeInTheDocument();
  expect(card.getByRole('textbox', { name: 'Delivery code' })).toBeInTheDocument();
  // a camera that never started cannot be closed, but tried again
  expect(card.queryByRole('button', { name: 'Close the camera' })).not.toBeInTheDocument();
  await press('Try again');
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
});

test('offline steps continue and wait, and are sent once each in order', async () => {
  secure(true);
  const { user, sent, card, press } = await setUp('accepted');
  await user.click(screen.getByRole('button', { name: 'Work offline' }));
  expect(screen.queryByRole('button', { name: 'Work offline' })).not.toBeInTheDocument();
  await press('Got: Salt');
  await press('Finish packing');
  await press('Set off');
  expect(await card.findByText('Waiting to sync')).toBeInTheDocument();
  await user.type(await card.findByRole('textbox', { name: 'Delivery code' }), '0421');
  await press('Hand over');
  expect(await card.findByText('Handed over, waiting for confirmation')).toBeInTheDocument();
  expect(sent).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() => expect(sent.map(({ verb }) => verb)).toEqual(['pack', 'depart', 'deliver']));
});

const SHELF = [
  { id: 1, Name: 'Salt', NameKa: null, category: 'spices', priceTetri: 80, isFree: true },
  { id: 2, Name: 'Svan salt', NameKa: null, category: 'spices', priceTetri: 90, isFree: true },
];
const alone = (now: OrderState) => [order(now)];

test('every offline door screen shows the estimated sum known to the device, including replacements', async () => {
  secure(true);
  const { user, sent } = await setUp('accepted', undefined, alone, SHELF);
  act(() => switchOff(true));
  // folding and opening creates a new element
  const card = () => within(screen.getByRole('article', { name: 'Order 1042' }));
  const press = async (name: string) =>
    user.click(await card().findByRole('button', { name: new RegExp(`^${name}`) }));
  for (const name of ['More: Salt', 'Replaced', 'I have called', 'Svan salt']) await press(name);
  expect(card().getByText(/^Collect at the door: 9\.50/)).toBeInTheDocument();
  await press('Finish packing');
  // 500 g cost 4.50, and the delivery 5.00
  const isSaid = async () => {
    expect(await card().findByText(/^≈\s9\.50\s₾$/)).toBeInTheDocument();
    expect(card().getByText('Estimated until you are back online.')).toBeInTheDocument();
  };
  await isSaid();
  expect(card().getByText(/Replaced: Svan salt, 500\sg$/)).toBeInTheDocument();
  await press('Back to all my orders');
  expect(card().getByRole('heading', { name: 'Order 1042' })).toHaveFocus();
  expect(card().getByText(/^Collect at the door: ≈\s9\.50\s₾ · Cash$/)).toBeInTheDocument();
  await press('Open this order');
  await press('Set off');
  expect(await card().findByRole('textbox', { name: 'Delivery code' })).toBeInTheDocument();
  await isSaid();
  await press('No code');
  expect(card().queryByRole('textbox', { name: 'Delivery code' })).not.toBeInTheDocument();
  await isSaid();
  await press('There is a code after all');
  await user.type(await card().findByRole('textbox', { name: 'Delivery code' }), '0421');
  await press('Hand over');
  expect(await card().findByText('Handed over, waiting for confirmation')).toBeInTheDocument();
  await isSaid();
  act(() => switchOff(false));
  await waitFor(() => expect(sent.map(({ verb }) => verb)).toEqual(['pack', 'depart', 'deliver']));
  // the estimates shown meanwhile are not sent
  expect(at(sent, 0).data).toEqual({
    lines: [
      { key: 'a', outcome: 'replaced', gotAmount: 500, replacement: 2, replacementUnit: 'gr', called: true },
    ],
  });
});

test('changed contents are folded behind the sum at the code field', async () => {
  secure(true);
  const packed = { ...at(order('onTheWay').lines, 0), outcome: 'missing', gotTetri: 0 };
  const { user, card } = await setUp('onTheWay', undefined, (now) => [
    { ...order(now), toPayTetri: 500, lines: [packed] },
  ]);
  const fold = (await card.findByText('1 change')).closest('details');
  expect(fold).not.toHaveAttribute('open');
  await user.click(card.getByText('1 change'));
  expect(fold).toHaveAttribute('open');
  expect(within(given(fold)).getByText(/−4\.00/)).toBeInTheDocument();
});

test('an unanswered step is stored without an error, and its repeat has the same key', async () => {
  secure(true);
  const keys: (string | null)[] = [];
  const { sent, press } = await setUp('packed');
  server.use(
    http.post(
      api('/orders/7/depart'),
      ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      },
      { once: true },
    ),
    http.post(api('/orders/7/:verb'), ({ request, params }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      sent.push({ verb: String(params.verb), data: {} });
      return HttpResponse.json(one(order('onTheWay')));
    }),
  );
  await press('Set off');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(screen.queryByText('The order could not be updated')).not.toBeInTheDocument();
});

test('a later refusal names the order, which returns to its state', async () => {
  secure(true);
  const refusal = HttpResponse.json(strapiError(400, { code: 'order.wrongCode' }), { status: 400 });
  const { user, card, press } = await setUp('onTheWay', refusal);
  act(() => switchOff(true));
  await user.type(await card.findByRole('textbox', { name: 'Delivery code' }), '9999');
  await press('Hand over');
  act(() => switchOff(false));
  expect(await screen.findByText('Order 1042 was not handed over: Wrong delivery code')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Order 1042' })).toBeInTheDocument();
});

const two = (state: OrderState) => [order(state), { ...order(state), id: 8, number: 1043 }];

test('an offline handover stays in place and says so; the next field is a new, empty one', async () => {
  secure(true);
  const { user, card, press } = await setUp('onTheWay', undefined, two);
  act(() => switchOff(true));
  const digits = await card.findByRole('textbox', { name: 'Delivery code' });
  expect(digits).not.toHaveAttribute('placeholder');
  await user.type(digits, '0421');
  await press('Hand over');
  const note = await card.findByText('Handed over, waiting for confirmation');
  expect(note.closest('[role=status]')).toHaveFocus();
  expect(card.queryByRole('textbox')).not.toBeInTheDocument();
  const cards = screen.getAllByRole('article');
  expect(cards.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Order 1042',
    'Order 1043',
  ]);
  // the other one is folded until the courier opens it
  expect(within(at(cards, 1)).queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(within(at(cards, 1)).getByRole('button', { name: 'Open this order' }));
  const field = await within(screen.getByRole('article', { name: 'Order 1043' })).findByRole('textbox', {
    name: 'Delivery code',
  });
  expect(field).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Mine 2' })).toBeInTheDocument();
});

test('the reserved space below goes once the shop has confirmed and nothing is there', async () => {
  secure(true);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700);
  const { user, card, press } = await setUp('onTheWay');
  act(() => switchOff(true));
  await user.type(await card.findByRole('textbox', { name: 'Delivery code' }), '0421');
  await press('Hand over');
  await card.findByText('Handed over, waiting for confirmation');
  expect(screen.getByRole('article')).toHaveStyle({ minHeight: '700px' });
  act(() => switchOff(false));
  expect(await card.findByText('Handed over')).toBeInTheDocument();
  expect(screen.getByRole('article').style.minHeight).toBe('');
});

test('the reserved space stays while another order is below', async () => {
  secure(true);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700);
  const { user, card, press } = await setUp('onTheWay', undefined, (now) => [
    order(now),
    { ...order('onTheWay'), id: 8, number: 1043, wantedTo: '2126-11-21T14:00:00.000Z' },
  ]);
  await user.type(await card.findByRole('textbox', { name: 'Delivery code' }), '0421');
  await press('Hand over');
  expect(await card.findByText('Handed over')).toBeInTheDocument();
  expect(screen.getAllByRole('article')[0]).toHaveStyle({ minHeight: '700px' });
});

test('a waiting handover can be withdrawn, and is then not sent', async () => {
  secure(true);
  const { user, sent, card, press } = await setUp('onTheWay');
  act(() => switchOff(true));
  await user.type(await card.findByRole('textbox', { name: 'Delivery code' }), '0421');
  await press('Hand over');
  await press('Undo');
  expect(await card.findByRole('textbox', { name: 'Delivery code' })).toHaveValue('');
  act(() => switchOff(false));
  await press('Could not deliver');
  expect(sent).toEqual([]);
});

test('a confirmed handover is shown until the list is left', async () => {
  secure(true);
  const { user, sent, card, press } = await setUp('onTheWay');
  act(() => switchOff(true));
  await user.type(await card.findByRole('textbox', { name: 'Delivery code' }), '0421');
  expect(card.getByText(/^Collect at the door/)).toBeInTheDocument();
  await press('Hand over');
  act(() => switchOff(false));
  expect(await card.findByText('Handed over')).toBeInTheDocument();
  expect(card.queryByText(/^Collect at the door/)).not.toBeInTheDocument();
  expect(card.queryByText('Waiting to sync')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Done 1' }));
  await user.click(screen.getByRole('button', { name: 'Mine 0' }));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a wrong code found later leads back to the order from anywhere, and is reported at its field', async () => {
  secure(true);
  const wrong = {
    path: ['code'],
    key: 'wrongCode',
    values: { left: 4 },
    message: 'x',
    name: 'ValidationError',
  };
  const details = { code: 'order.wrongCode', errors: [wrong] };
  const { user, card, press } = await setUp(
    'onTheWay',
    HttpResponse.json(strapiError(400, details), { status: 400 }),
  );
  act(() => switchOff(true));
  await user.type(await card.findByRole('textbox', { name: 'Delivery code' }), '9999');
  await press('Hand over');
  await user.click(screen.getByRole('button', { name: /^Available/ }));
  act(() => switchOff(false));
  await user.click(await screen.findByRole('button', { name: 'Show the order' }));
  const back = within(await screen.findByRole('article', { name: 'Order 1042' }));
  expect(back.getByRole('heading', { name: 'Order 1042' })).toHaveFocus();
  expect(await back.findByRole('textbox', { name: 'Delivery code' })).toBeInvalid();
  expect(back.getByText(/4 more tries/)).toBeInTheDocument();
});

test('an order cancelled during offline packing says so', async () => {
  secure(true);
  const details = { code: 'order.outOfTurn', state: 'cancelled' };
  const { press } = await setUp('accepted', HttpResponse.json(strapiError(409, details), { status: 409 }));
  act(() => switchOff(true));
  await press('Got: Salt');
  await press('Finish packing');
  act(() => switchOff(false));
  expect(await screen.findByText('Order 1042 could not be updated: Cancelled')).toBeInTheDocument();
});

test('a step taken otherwise meanwhile says so, and the present state is shown', async () => {
  const details = { code: 'order.doneOtherwise' };
  let isPacked = false;
  const packed = () => {
    const line = at(order('packed').lines, 0);
    return [{ ...order('packed'), toPayTetri: 500, lines: [{ ...line, outcome: 'missing', gotTetri: 0 }] }];
  };
  const { press } = await setUp(
    'accepted',
    HttpResponse.json(strapiError(409, details), { status: 409 }),
    (now) => (isPacked ? packed() : [order(now)]),
  );
  act(() => switchOff(true));
  await press('Got: Salt');
  await press('Finish packing');
  isPacked = true;
  act(() => switchOff(false));
  const said = 'Order 1042 could not be updated: This step was already saved otherwise.';
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeInTheDocument();
  const card = within(await screen.findByRole('article', { name: 'Order 1042' }));
  expect(await card.findByText(/^5\.00\s₾$/)).toBeInTheDocument();
  expect(card.getByText('Missing')).toBeInTheDocument();
});

test('the same online: the alert says it, and the order is reread', async () => {
  let isPacked = false;
  const refusal = HttpResponse.json(strapiError(409, { code: 'order.doneOtherwise' }), { status: 409 });
  const { press } = await setUp('accepted', refusal, (now) => [order(isPacked ? 'packed' : now)]);
  await press('Got: Salt');
  isPacked = true;
  await press('Finish packing');
  expect(await screen.findByRole('button', { name: 'Set off' })).toBeInTheDocument();
});

const packMarks = () => Object.entries(window.localStorage).filter(([name]) => name.startsWith('pack:'));

test('packing marks survive a browser restart, and go once the order is packed', async () => {
  secure(true);
  const { user, sent, card, press } = await setUp('accepted');
  await press('Finish packing');
  expect(await card.findByText('Got, replaced or missing?')).toBeInTheDocument();
  await press('Got: Salt');
  await press('More: Salt');
  const weight = card.getByRole('textbox', { name: 'How much of it: Salt' });
  await user.clear(weight);
  await user.type(weight, '5000');
  await press('Finish packing');
  expect(await card.findByText('Too much: at most 750 g may go in')).toBeInTheDocument();
  expect(sent).toEqual([]);
  expect(packMarks()).toEqual([['pack:5:7', '{"a":{"outcome":"got","got":"5000"}}']]);
  await user.clear(weight);
  await user.type(weight, '480');
  await press('Finish packing');
  const lines = [{ key: 'a', outcome: 'got', gotAmount: 480 }];
  await waitFor(() => expect(sent).toEqual([{ verb: 'pack', data: { lines } }]));
  await waitFor(() => expect(packMarks()).toEqual([]));
});

/**
 * Renders the screen of a courier who sees one order to take, which another courier takes first; the stream announces
 * it before the answer.
 */
async function loseRace(language: 'en' | 'ka') {
  let isFree = true;
  signInAs({ ...COURIER, Rolee: 'Courier' });
  server.use(
    http.get(api('/live'), () => new HttpResponse(null, { status: 503 })),
    http.get(api('/orders'), ({ request }) => {
      const isAvailable = request.url.includes(encodeURIComponent('$eq]=placed').replaceAll('%3D', '='));
      return HttpResponse.json(many(isAvailable && isFree ? [{ ...order('placed'), courier: null }] : []));
    }),
    http.post(api('/orders/7/accept'), () => {
      isFree = false;
      return HttpResponse.json(strapiError(409, { code: 'order.alreadyTaken' }), { status: 409 });
    }),
  );
  const shown = renderPart(<CourierOrders />, { language });
  await shown.user.click(await screen.findByRole('button', { name: /Take order|შეკვეთის აღება/ }));
  return shown;
}

test.each([
  ['en', 'Another courier was quicker', 'OK'],
  ['ka', ka.code.order.alreadyTaken, 'გასაგებია'],
] as const)(
  'the loser of a race learns why, and the card goes once read (%s)',
  async (language, why, read) => {
    const { user } = await loseRace(language);
    const card = within(await screen.findByRole('article'));
    expect(await card.findByRole('alert')).toHaveTextContent(why);
    expect(await screen.findAllByText(why)).toHaveLength(2); // the alert says it too
    expect(card.queryByRole('button', { name: /Take order|შეკვეთის აღება/ })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: read }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  },
);
