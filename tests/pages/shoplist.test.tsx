import { STAYS } from '@/components/shoplist/useStaying';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { applyChange } from '@/lib/domain/shoplist/change';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { switchOff } from '@/lib/offline/mode';
import { forgetOffline } from '@/lib/offline/queue';
import ShopListPage from '@/pages/shoplist/[id]';
import { signInAs } from '../support/auth';
import { renderApp } from '../support/render';
import { answer, api, many, one, record, server, strapiError } from '../support/server';

const item = (id: number, Name: string, given: object = {}) => ({
  id,
  key: `00000000-0000-4000-8000-00000000000${id}`,
  Name,
  amount: 2,
  unit: 'Piece',
  category: 'other',
  checked: false,
  atHome: false,
  from: [],
  ...given,
});

const MILK = { id: 9, Name: 'Milk', allergens: ['milk'] };

interface Sent {
  readonly op: string;
  readonly [field: string]: unknown;
}

/** The page of a list with three lines; what it sends. */
async function setUp(plan?: object) {
  const sent: Sent[] = [];
  signInAs({ allergens: ['milk'] });
  answer(
    '/shoplists/3',
    one({ id: 3, Name: 'Market', aisles: [], total: 2, done: 0, mealplan: { data: plan ?? null } }) as never,
  );
  let items: ShopItem[] = [
    item(1, 'Candles'),
    item(2, 'Matches', { from: [{ dish: 5, Name: 'Satsivi', times: 2 }] }),
    item(3, 'Milk', { atHome: false, product: { data: record(MILK) } }),
  ] as never;
  server.use(
    // no stream here: the page asks now and then instead
    http.get(api('/live'), () => new HttpResponse(null, { status: 503 })),
    http.get(api('/shop-items'), () => HttpResponse.json(many(items))),
    http.post(api('/shoplists/3/change'), async ({ request }) => {
      const { data } = (await request.json()) as { data: Sent };
      sent.push(data);
      items = applyChange(items, data as never);
      return HttpResponse.json(one({ id: 3 }));
    }),
  );
  const { user } = renderApp(<ShopListPage />, {
    path: '/shoplist/3',
    pathname: '/shoplist/[id]',
    query: { id: '3' },
  });
  await screen.findByRole('checkbox', { name: /Candles/ });
  return { user, sent };
}

afterEach(async () => {
  act(() => switchOff(false));
  await act(() => forgetOffline());
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('a ticked line stays in its place with the way back, nothing covers the others, and later it sinks', async () => {
  const { user, sent } = await setUp();
  expect(screen.getByText('0 of 3')).toBeInTheDocument();
  const order = () => screen.getAllByRole('checkbox').map((one) => one.closest('li'));
  const before = order();
  await user.click(screen.getByRole('checkbox', { name: /Candles/ }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Candles/ })).toBeChecked());
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(order()).toEqual(before);
  for (const status of screen.getAllByRole('status')) expect(status).not.toHaveTextContent('Candles');
  await user.click(screen.getByRole('button', { name: 'Undo: Candles' }));
  await waitFor(() => expect(screen.getByText('0 of 3')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Undo: Candles' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Candles/ }));
  await user.click(screen.getByRole('checkbox', { name: /Candles/ })); // the same tap brings it back
  await waitFor(() => expect(sent.map(({ checked }) => checked)).toEqual([true, false, true, false]));
  await user.click(screen.getByRole('checkbox', { name: /Candles/ }));
  await waitFor(
    () => expect(region('In the basket').getByRole('checkbox', { name: /Candles/ })).toBeChecked(),
    { timeout: 3 * STAYS },
  );
});

test('without network a change shows and waits, and is sent when there is one again', async () => {
  const { user, sent } = await setUp();
  act(() => switchOff(true));
  await user.click(screen.getByRole('checkbox', { name: /Matches/ }));
  const basket = region('Other');
  expect(await basket.findByText('Waiting to sync')).toBeInTheDocument();
  expect(basket.getByText('For: Satsivi × 2')).toBeInTheDocument();
  expect(sent).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Waiting to sync')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: /Matches/ })).toBeChecked();
});

test('a line is written without network as it is typed', async () => {
  const { user, sent } = await setUp();
  act(() => switchOff(true));
  await user.type(screen.getByRole('combobox', { name: 'Add to the list' }), 'Ice{Enter}');
  expect(await screen.findByRole('checkbox', { name: /Ice/ })).toBeInTheDocument();
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'add', Name: 'Ice' }]));
});

test('a product that has its line already gets no second one, and who does not bear it is warned', async () => {
  const { user, sent } = await setUp();
  expect(screen.getByRole('checkbox', { name: /Milk/ })).toHaveAccessibleDescription(/Contains/);
  answer('/products', many([{ id: 9, Name: 'Milk', category: 'dairy' }]) as never);
  await user.type(screen.getByRole('combobox', { name: 'Add to the list' }), 'Milk');
  await user.click(await screen.findByRole('option', { name: 'Milk' }));
  expect(await screen.findByText('Already on the list: Milk')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('an amount that is none is refused at its field and nothing typed is lost', async () => {
  const { user, sent } = await setUp();
  await user.click(screen.getByRole('button', { name: 'More: Candles' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '-3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid amount')).toBeInTheDocument();
  expect(amount).toHaveValue('-3');
  await user.clear(amount);
  await user.type(amount, '1,5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'set', amount: 1.5, unit: 'Piece' }]));
});

test('what somebody who eats of the plan does not bear is said of the line; without the plan the list is whole all the same', async () => {
  const eaters = [{ key: 'nika', Name: 'Nika', factor: 0.5, allergens: ['milk', 'nuts'] }];
  answer('/mealplans/7', one({ id: 7, Name: 'Family week', eaters }) as never);
  await setUp(record({ id: 7, Name: 'Family week' } as never));
  const line = screen.getByRole('checkbox', { name: /^Milk/ }).closest('li') as HTMLElement;
  expect(await within(line).findByText('Not for Nika: Milk')).toBeInTheDocument();
  expect(within(line).getByText('Contains Milk')).toBeInTheDocument();
  expect(screen.getAllByText(/Not for Nika/)).toHaveLength(1);
});

test('a plan that is not mine to read leaves its list as it is', async () => {
  let isAsked = false;
  server.use(
    http.get(api('/mealplans/7'), () => {
      isAsked = true;
      return HttpResponse.json(strapiError(404), { status: 404 });
    }),
  );
  await setUp(record({ id: 7, Name: 'Family week' } as never));
  await waitFor(() => expect(isAsked).toBe(true));
  await screen.findByText('Contains Milk');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
