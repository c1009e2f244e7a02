import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShopListView } from '@/components/shoplist/view/ShopListView';
import { useState } from 'react';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import type { PantryChange } from '@/lib/domain/pantry/change';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData } from '@/lib/offline/queue';
import { given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildThing } from '../../../support/builders/pantry';
import { renderApp } from '../../../support/render';
import { answer, api, dataOf, many, server } from '../../../support/servers/server';
import { buildLine } from '../../../support/builders/substitutes';

const MILK = { id: 9, Name: 'Milk', category: 'dairy', packSize: 1030, gramsPerMl: 1.03 };
const item = (at: number, given: Partial<ShopItem>) =>
  buildLine({
    id: at,
    key: `00000000-0000-4000-8000-00000000000${at}`,
    product: null,
    Name: 'Candles',
    amount: 2,
    unit: 'Piece',
    category: 'other',
    ...given,
  });
const LIST = {
  id: 3,
  Name: 'Market',
  owner: null,
  members: [],
  mealplan: null,
  from: null,
  to: null,
  aisles: [],
  total: 2,
  done: 0,
  ordered: 0,
  updatedAt: '2026-11-24T00:00:00.000Z',
};

interface Shown {
  readonly lines: readonly ShopItem[];
  /** Items after the first change, the second and so on. */
  readonly afterwards: readonly (readonly ShopItem[])[];
  readonly told: ItemChange[];
}
/** List that records its changes, and then holds the items the test gives. */
function Page({ lines, afterwards, told }: Shown) {
  const [items, setItems] = useState(lines);
  const change = (one: ItemChange) => setItems(given(afterwards[told.push(one) - 1]));
  return <ShopListView shown={{ list: LIST, items, waiting: new Set() }} change={change} reload={vi.fn()} />;
}

interface Given {
  readonly lines?: readonly ShopItem[];
  readonly afterwards?: Shown['afterwards'];
  readonly things?: readonly object[];
  readonly prices?: readonly object[];
}

const MILK_LINE = item(1, { Name: 'Milk', product: MILK, amount: 900, unit: 'ml', category: 'dairy' });
const CANDLES = item(2, {});
const TICKED = [{ ...MILK_LINE, checked: true }, CANDLES];

function setUp({
  lines = [MILK_LINE, CANDLES],
  afterwards = [TICKED],
  things = [],
  prices = [],
}: Given = {}) {
  const told: ItemChange[] = [];
  const home: PantryChange[] = [];
  const paid: object[] = [];
  signInAs();
  answer('/shop', { data: [{ id: 1, attributes: { markupPercent: 10 } }] });
  answer('/products', many([]));
  answer('/foods/names', { data: [] });
  answer('/shoplists/usual', { data: { usual: [], staples: [] } });
  answer('/pantry-items', many(things as never));
  answer('/prices/latest', { data: prices });
  server.use(
    http.get(api('/live'), () => new HttpResponse(null, { status: 503 })),
    http.post(api('/pantry-items/change'), async ({ request }) => {
      home.push(await dataOf<PantryChange>(request));
      return HttpResponse.json({ data: null });
    }),
    http.post(api('/prices'), async ({ request }) => {
      const data = await dataOf<object>(request);
      paid.push(data);
      return HttpResponse.json({ data: { id: 1, attributes: data } });
    }),
  );
  return {
    told,
    home,
    paid,
    ...renderApp(<Page {...{ lines, afterwards, told }} />, { path: '/shoplist/3' }),
  };
}

const tick = (name: RegExp) => screen.getByRole('checkbox', { name });
const button = (name: string | RegExp, wait = {}) => screen.findByRole('button', { name }, wait);
/** Opens the dialog behind a ticked row, once its amount is there again. */
const open = async (user: ReturnType<typeof setUp>['user'], name: string) =>
  user.click(await button(new RegExp(`^More: ${name}`), { timeout: 15_000 }));

beforeEach(() => window.localStorage.clear());
afterEach(async () => {
  act(() => switchOff(false));
  await act(() => clearOfflineData());
});

test('a tap behind the row puts a bought line away as proposed, without moving the list; another undoes it', async () => {
  const { user, told, home } = setUp();
  const order = () => screen.getAllByRole('checkbox').map((one) => one.closest('li'));
  const before = order();
  await user.click(tick(/Milk/));
  await open(user, 'Milk');
  await user.click(await button('Add to At home: Milk'));
  await waitFor(() => expect(home).toHaveLength(1));
  expect(home[0]).toMatchObject({
    op: 'add',
    key: MILK_LINE.key,
    product: 9,
    amount: 1000,
    unit: 'ml',
    place: 'fridge',
    reason: 'bought',
  });
  expect(order()).toEqual(before);
  expect(told).toEqual([{ op: 'set', key: MILK_LINE.key, checked: true }]);
  const put = await button('Add to At home: Milk');
  expect(put).toHaveAttribute('aria-pressed', 'true');
  await user.click(put);
  await waitFor(() => expect(home[1]).toEqual({ op: 'remove', key: MILK_LINE.key }));
});

test('unticking a put-away line offers to take it back as well', async () => {
  const { user, told, home } = setUp({ afterwards: [TICKED, [MILK_LINE, CANDLES]] });
  await user.click(tick(/Milk/));
  await open(user, 'Milk');
  await user.click(await button('Add to At home: Milk'));
  await user.click(tick(/Milk/));
  expect(told[1]).toEqual({ op: 'set', key: MILK_LINE.key, checked: false });
  expect(tick(/Milk/)).not.toBeChecked();
  await user.click(await button('Remove from At home: Milk'));
  await waitFor(() => expect(home.map(({ op }) => op)).toEqual(['add', 'remove']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove from At home: Milk' })).toBeNull());
});

test('one tap puts all ticked lines away, raising existing items, and one tap undoes all', async () => {
  const there = buildThing({
    key: '00000000-0000-4000-8000-0000000000ff',
    Name: 'Candles',
    place: 'cupboard',
  });
  const lines = [MILK_LINE, CANDLES].map((line) => ({ ...line, checked: true }));
  const { user, home } = setUp({ lines, things: [{ ...there, owner: undefined, product: { data: null } }] });
  // the pantry has been read
  await waitFor(() => expect(screen.getByText(/\(2\)/)).toBeInTheDocument());
  act(() => switchOff(true));
  await user.click(await button('Add ticked items to At home (2)'));
  expect(await screen.findByText('Added to At home: 2 things')).toBeInTheDocument();
  expect(home).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() => expect(home).toHaveLength(2));
  expect(home.map(({ op }) => op).sort()).toEqual(['add', 'move']);
  await user.click(screen.getByRole('button', { name: 'Undo: added to At home' }));
  await waitFor(() =>
    expect(
      home
        .slice(2)
        .map(({ op }) => op)
        .sort(),
    ).toEqual(['remove', 'undo']),
  );
});

test('the price is one field beside the last one, sent with its shop, and optional', async () => {
  const last = { product: 9, shop: 'Nikora', day: '2026-11-10', tetri: 420, amount: 1000, unit: 'ml' };
  const { user, home, paid } = setUp({ prices: [last] });
  await user.click(tick(/Milk/));
  await open(user, 'Milk');
  await user.click(await button('Price and place: Milk'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Milk' }));
  const price = await dialog.findByLabelText('Price paid');
  expect(price).toHaveValue('');
  expect(price).toHaveAttribute('inputmode', 'decimal');
  expect(dialog.getByText(/^Last time 4\.20.₾, Nikora/)).toBeInTheDocument();
  await user.type(price, '4,5');
  expect(dialog.getByLabelText('Shop')).toHaveValue('Nikora');
  await user.selectOptions(dialog.getByLabelText('Place'), 'Freezer');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(paid).toHaveLength(1));
  expect(paid[0]).toMatchObject({ product: 9, shop: 'Nikora', tetri: 450, amount: 1000, unit: 'ml' });
  await waitFor(() => expect(home).toMatchObject([{ op: 'add', place: 'freezer' }]));
});

test('a person without a pantry says so once, and records prices without it', async () => {
  const { user, home, paid } = setUp();
  await user.click(tick(/Milk/));
  await open(user, 'Milk');
  await user.click(await button('Price and place: Milk'));
  const first = within(await screen.findByRole('dialog', { name: 'Milk' }));
  await user.type(await first.findByLabelText('Price paid'), '4');
  await user.click(first.getByRole('checkbox', { name: 'Add to At home' }));
  await user.click(first.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(paid).toMatchObject([{ tetri: 400, shop: null }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button('Price and place: Milk'));
  const second = within(await screen.findByRole('dialog', { name: 'Milk' }));
  expect(await second.findByRole('checkbox', { name: 'Add to At home' })).not.toBeChecked();
  expect(await second.findByText(/^Last time 4\.00/)).toBeInTheDocument();
  await user.click(second.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([home, paid.length]).toEqual([[], 1]);
});

test('lines the shop does not sell are estimated by own prices', async () => {
  const last = { product: 9, shop: null, day: '2026-11-10', tetri: 500, amount: 1030, unit: 'gr' };
  setUp({ prices: [last] });
  expect(await screen.findByText(/about 5\.00.₾ for 1 line/)).toBeInTheDocument();
  expect(screen.getByText('by your own prices')).toBeInTheDocument();
});
