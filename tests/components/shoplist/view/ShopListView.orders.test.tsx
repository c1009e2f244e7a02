import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShopListView } from '@/components/shoplist/view/ShopListView';
import { applyChange, type ItemChange } from '@/lib/domain/shoplist/change';
import type { Delivery, ItemOrder, ShopItem, ShopList } from '@/lib/domain/shoplist/types';
import { HOUR } from '@/lib/domain/time/units';
import { clearOfflineData } from '@/lib/offline/queue';
import { signInAs } from '../../../support/builders/auth';
import { buildThing } from '../../../support/builders/pantry';
import { renderApp } from '../../../support/render';
import { answer, api, many, record, server } from '../../../support/servers/server';
import { buildLine } from '../../../support/builders/substitutes';

const from = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const ME = { id: 3, Name: 'Nino' };
const order = (id: number, given: Partial<ItemOrder> = {}): ItemOrder => ({
  id,
  number: 1000 + id,
  wantedFrom: '2126-11-21T06:00:00.000Z',
  wantedTo: '2126-11-21T08:00:00.000Z',
  at: null,
  Name: null,
  NameKa: null,
  ...given,
});
const CAME = order(5, { at: from(-1) });

let count = 0;
const line = (Name: string, delivery: Delivery | null, of: ItemOrder | null = null): ShopItem =>
  buildLine({
    id: (count += 1),
    key: `key-${Name}`,
    product: null,
    Name,
    category: 'other',
    amount: 2,
    unit: 'Piece',
    delivery,
    order: of,
    checked: delivery === 'brought',
    checkedBy: delivery === 'brought' || delivery === 'ordered' ? ME : null,
  });

const LINES = [
  line('Apples', 'missing', CAME),
  line('Lemons', 'replaced', { ...CAME, Name: 'Orange', NameKa: 'ფორთოხალი' }),
  line('Cheese', 'refused', { ...CAME, Name: 'Sulguni', NameKa: 'სულგუნი' }),
  line('Bread', 'brought', CAME),
  line('Rice', 'ordered', order(7)),
  line('Oil', 'ordered', order(7)),
  line('Candles', null),
];

interface Given {
  readonly lines?: readonly ShopItem[];
  readonly by?: { readonly id: number };
  readonly language?: 'en' | 'ka';
  /** Number of items that the order has already put away. */
  readonly put?: number;
}

function Page({ lines, told }: { lines: readonly ShopItem[]; told: ItemChange[] }) {
  const [items, setItems] = useState(lines);
  const change = (one: ItemChange) => {
    told.push(one);
    setItems((now) => applyChange(now, one));
  };
  const list = { id: 3, Name: 'Market', owner: null, members: [], mealplan: null, aisles: [] };
  return (
    <ShopListView
      shown={{ list: list as unknown as ShopList, items, waiting: new Set() }}
      change={change}
      reload={vi.fn()}
    />
  );
}

function setUp({ lines = LINES, by = ME, language = 'en', put = 0 }: Given = {}) {
  const [told, sent]: [ItemChange[], unknown[]] = [[], []];
  const thing = { ...buildThing(), product: { data: null }, owner: { data: null } };
  const step = (id: number, undoes: string | null = null) => ({
    ...{ id, key: `step-${id}`, delta: undoes ? -6 : 6, undoes },
    item: { data: record(thing) },
  });
  const book = Array.from({ length: put }, (_, at) => step(at + 1));
  signInAs(by);
  answer('/shop', { data: [{ id: 1, attributes: { markupPercent: 10 } }] });
  answer('/foods/names', { data: [] });
  answer('/shoplists/usual', { data: { usual: [], staples: [] } });
  server.use(
    http.get(api('/live'), () => new HttpResponse(null, { status: 503 })),
    http.get(api('/pantry-movements'), () => HttpResponse.json(many(book))),
    http.post(api('/orders/5/put-away'), () => {
      sent.push('put-away');
      book.push(step(50), step(51));
      return HttpResponse.json({ data: { id: 5, attributes: {} } });
    }),
    http.post(api('/pantry-items/undo'), async ({ request }) => {
      sent.push(await request.json());
      book.push(...book.map(({ key }, at) => step(100 + at, key)));
      return HttpResponse.json({ data: { undone: 2 } });
    }),
  );
  return { told, sent, ...renderApp(<Page {...{ lines, told }} />, { path: '/shoplist/3', language }) };
}

afterEach(async () => {
  await act(() => clearOfflineData());
  window.localStorage.clear();
});

const part = (name: RegExp) => within(screen.getByRole('region', { name }));
const names = (name: RegExp) =>
  part(name)
    .getAllByRole('listitem')
    .map((row) => /Apples|Lemons|Cheese|Bread|Rice|Oil|Candles/.exec(row.textContent ?? '')?.[0]);

test('the four states are separate: undelivered with its reason, to buy, ordered with its hour, delivered', async () => {
  setUp();
  // these are there from the first render
  expect(names(/^Did not come/)).toEqual(['Apples', 'Cheese', 'Lemons']);
  expect(names(/^Other/)).toEqual(['Candles']);
  await screen.findByText('Rice');
  await screen.findByRole('region', { name: /^Ordered 2 · order 1007, .*10:00–\u206012:00$/ });
  expect(names(/^Ordered/)).toEqual(['Oil', 'Rice']);
  expect(names(/^Brought 1/)).toEqual(['Bread']);
  // ordered or delivered lines have no checkbox, and are not in the basket
  expect(screen.getAllByRole('checkbox').map((one) => one.closest('li')?.textContent)).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^In the basket/ })).toBeNull();
  const described = (name: RegExp) => expect(screen.getByRole('checkbox', { name }));
  described(/Apples/).toHaveAccessibleDescription(/The shop did not have it/);
  described(/Lemons/).toHaveAccessibleDescription(/Orange came instead/);
  described(/Cheese/).toHaveAccessibleDescription(/Sulguni instead was declined/);
  // one of seven is done, and four are left to buy
  expect(screen.getByText('1 of 7')).toBeInTheDocument();
  await screen.findByText('Order 1005');
});

test('the list is in Georgian, with replacements by their Georgian name', async () => {
  setUp({ language: 'ka' });
  expect(await screen.findByText('ფორთოხალი მოიტანეს')).toBeInTheDocument();
  expect(screen.getByText('მაღაზიაში არ იყო')).toBeInTheDocument();
  await screen.findByRole('region', { name: /^შეკვეთილია 2 · №1007, .*10:00–\u206012:00$/ });
  expect(await screen.findByRole('button', { name: 'ყველა მარაგში (2)' })).toBeInTheDocument();
});

test('one tap puts a whole delivery away, counts it, and another undoes it', async () => {
  const { user, sent } = setUp();
  const all = await screen.findByRole('button', { name: 'Add all to At home (2)' });
  expect(screen.getByText(/^Brought, \d/)).toBeInTheDocument();
  await user.click(all);
  const undo = await screen.findByRole('button', { name: 'Undo: added to At home' });
  expect(screen.getByText('At home: 2')).toBeInTheDocument();
  expect(undo).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Add all to At home/ })).toBeNull();
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Add all to At home (2)' })).toHaveFocus();
  expect(sent).toEqual(['put-away', { data: { cause: 'order-5' } }]);
});

test('goods the order put away automatically are not offered, neither above the list nor per line', async () => {
  const { user } = setUp({ put: 2 });
  expect(await screen.findByText('At home: 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add all to At home|Add to At home/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^More: Bread/ }));
  expect(await screen.findByText(/^Order 1005: /)).toBeInTheDocument();
  expect(screen.getByText('Ordered by Nino')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Price and place' })).toBeNull();
});

test('a person who did not order learns that it arrived, and gets no offer', async () => {
  setUp({ by: { id: 8 } });
  expect(await screen.findByText('Order 1005')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Order 1005' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Add all to At home/ })).toBeNull();
});

test('an ordered line can only be removed, which leaves the order; a delivered one can be bought again', async () => {
  const { user, told } = setUp();
  await user.click(await screen.findByRole('button', { name: /^More: Rice/ }));
  const rice = within(await screen.findByRole('group', { name: 'Rice' }));
  expect(rice.getByText('Removing this line does not cancel the order.')).toBeInTheDocument();
  expect(rice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove']);
  await user.click(screen.getByRole('button', { name: /^More: Bread/ }));
  const bread = within(await screen.findByRole('group', { name: 'Bread' }));
  await user.click(bread.getByRole('button', { name: 'Put back on the list' }));
  await waitFor(() => expect(names(/^Other/)).toEqual(['Bread', 'Candles']));
  expect(screen.getByRole('link', { name: 'All lists' })).toHaveFocus();
  expect(told).toEqual([{ op: 'set', key: 'key-Bread', checked: false }]);
});

test('an undelivered line is ticked like any other and keeps its reason while it keeps its place', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('checkbox', { name: /Apples/ }));
  const row = screen.getByRole('checkbox', { name: /Apples/ });
  expect(row).toBeChecked();
  expect(row).toHaveAccessibleDescription(/The shop did not have it/);
  expect(names(/^Did not come/)).toEqual(['Apples', 'Cheese', 'Lemons']);
});

test('a list with nothing left to buy does not claim that all is in the basket', async () => {
  setUp({ lines: [line('Rice', 'ordered', order(7))] });
  expect(await screen.findByText('Nothing is left to buy')).toBeInTheDocument();
  expect(screen.queryByText('Everything is in the basket')).toBeNull();
  expect(screen.queryByText('Order 1005')).toBeNull();
});
