import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { CourierOrders } from '@/components/order/courier/CourierOrders';
import type { Question } from '@/lib/domain/order/consent';
import type { Change } from '@/lib/live/hub';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { api, many, one, server } from '../../../support/servers/server';

const listeners = new Set<(change: Change) => void>();
vi.mock('@/lib/live/hub', () => ({
  watch: (_collection: string, listener: (change: Change) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const tell = (id: number) =>
  act(() => listeners.forEach((listener) => listener({ collection: 'orders', id })));

const SALT = { id: 1, Name: 'Salt', NameKa: null, category: 'spices', priceTetri: 80, isFree: true };
const SAFFRON = { ...SALT, id: 2, Name: 'Saffron', priceTetri: 800 };
const question = (answer: Question['answer']): Question => ({
  key: 'a',
  replacement: 2,
  Name: 'Saffron',
  NameKa: null,
  gotAmount: 500,
  unit: 'gr',
  priceTetri: 4000,
  differenceTetri: 3600,
  called: false,
  askedAt: new Date().toISOString(),
  answer,
  answeredAt: null,
});
const order = (questions: readonly Question[]) => ({
  id: 7,
  number: 1042,
  state: 'accepted',
  courier: { id: 5, Name: 'Luka' },
  lines: ['a', 'b'].map((key) => ({
    key,
    product: { id: 1, Name: 'Salt' },
    Name: 'Salt',
    amount: 500,
    unit: 'gr',
    ifMissing: 'replace',
    priceTetri: 400,
  })),
  questions,
  feeTetri: 500,
  estimatedTetri: 1300,
  toPayTetri: 1300,
  payment: 'cash',
  history: [],
  recipient: { Name: 'Tamar', phone: '+995 555 10 20 30' },
  address: { street: 'Rustaveli 5' },
  wantedFrom: '2126-11-21T08:00:00.000Z',
  wantedTo: '2126-11-21T10:00:00.000Z',
});

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('a customer’s answer rereads only its order, not all lists', async () => {
  let answered: Question['answer'] = null;
  const reads = { lists: 0, orders: 0 };
  signInAs({ id: 5, Name: 'Luka', Rolee: 'Courier' });
  window.sessionStorage.setItem('courierPlace', '"mine"');
  window.localStorage.setItem('pack:5:7', JSON.stringify({ a: { outcome: 'replaced', replacement: 2 } }));
  server.use(
    http.get(api('/stocks/products'), () => HttpResponse.json({ data: [SALT, SAFFRON] })),
    http.get(api('/orders'), ({ request }) => {
      reads.lists += 1;
      const isMine = decodeURIComponent(request.url).includes('[$in]');
      return HttpResponse.json(many(isMine ? [order([question(answered)])] : []));
    }),
    http.get(api('/orders/7'), () => {
      reads.orders += 1;
      return HttpResponse.json(one(order([question(answered)])));
    }),
    http.post(api('/orders/7/progress'), () => HttpResponse.json(one(order([question(answered)])))),
  );
  renderPart(<CourierOrders />);
  expect(await screen.findByText('The customer has been asked.')).toBeInTheDocument();
  await waitFor(() => expect(listeners.size).toBe(1));
  const { lists } = reads;
  answered = 'no';
  tell(7);
  expect(await screen.findByText(/^The customer said no/)).toBeInTheDocument();
  expect(reads).toEqual({ lists, orders: 1 });
  // anything about an order that is not in hand may have changed
  tell(9);
  await waitFor(() => expect(reads.lists).toBe(lists + 3));
});
