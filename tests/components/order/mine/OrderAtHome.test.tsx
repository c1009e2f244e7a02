import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { OrderAtHome } from '@/components/order/mine/OrderAtHome';
import type { Order } from '@/lib/domain/order/record';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData } from '@/lib/offline/queue';
import { signInAs } from '../../../support/builders/auth';
import { buildThing } from '../../../support/builders/pantry';
import { renderPart } from '../../../support/render';
import { api, many, record, server } from '../../../support/servers/server';

const THING = { ...buildThing(), product: { data: null }, owner: { data: null } };
const step = (id: number, undoes: string | null = null) => ({
  id,
  key: `step-${id}`,
  delta: undoes ? -6 : 6,
  undoes,
  item: { data: record(THING) },
});
const line = (key: string, outcome: 'got' | 'missing') => ({
  key,
  product: { id: 3, Name: 'Eggs' },
  unit: 'Piece',
  outcome,
  gotAmount: outcome === 'got' ? 6 : null,
});
const order = (...outcomes: ('got' | 'missing')[]) =>
  ({ id: 7, lines: outcomes.map((outcome, at) => line(`${at}`, outcome)) }) as unknown as Order;

function setUp(shown: Order, book: ReturnType<typeof step>[], language: 'en' | 'ka' = 'en') {
  signInAs({ id: 3 });
  const sent: unknown[] = [];
  server.use(
    http.get(api('/pantry-movements'), () => HttpResponse.json(many(book))),
    http.post(api('/pantry-items/undo'), async ({ request }) => {
      sent.push(await request.json());
      book.push(...book.map(({ key }, at) => step(100 + at, key)));
      return HttpResponse.json({ data: { undone: 1 } });
    }),
    http.post(api('/orders/7/put-away'), () => {
      sent.push('put-away');
      book.push(step(50));
      return HttpResponse.json({ data: { id: 7, attributes: {} } });
    }),
  );
  return { sent, ...renderPart(<OrderAtHome order={shown} />, { language }) };
}
afterEach(async () => {
  switchOff(false);
  await clearOfflineData();
});

test('the put-away goods are on one line, undone with one tap, and put away again with one', async () => {
  const { user, sent } = setUp(order('got', 'missing'), [step(1)]);
  expect(await screen.findByText('Added to At home: 1 thing')).toBeInTheDocument();
  expect(screen.getByText('Eggs +6 pcs')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo: added to At home' }));
  await user.click(await screen.findByRole('button', { name: 'Add to At home' }));
  expect(await screen.findByText('Added to At home: 1 thing')).toBeInTheDocument();
  expect(sent).toEqual([{ data: { cause: 'order-7' } }, 'put-away']);
});

test('goods without room are named', async () => {
  setUp(order('got', 'got', 'got'), [step(1)]);
  expect(await screen.findByText('At home is full: 2 things were not added.')).toBeInTheDocument();
});

test('an order of which nothing arrived has nothing to put away', async () => {
  const { container } = setUp(order('missing'), []);
  await waitFor(() => expect(container.querySelector('button')).toBeNull());
  expect(screen.queryByText(/home/)).not.toBeInTheDocument();
});

test('an offline undo waits, in Georgian too', async () => {
  const { user, sent } = setUp(order('got'), [step(1)], 'ka');
  await screen.findByText('მარაგს დაემატა: 1 პროდუქტი');
  switchOff(true);
  await user.click(screen.getByRole('button', { name: 'დაბრუნება: მარაგში დამატებული' }));
  expect(await screen.findByText('გაგზავნას ელოდება')).toBeInTheDocument();
  expect(sent).toEqual([]);
  switchOff(false);
  expect(await screen.findByRole('button', { name: 'სახლის მარაგში დამატება' })).toBeInTheDocument();
});
