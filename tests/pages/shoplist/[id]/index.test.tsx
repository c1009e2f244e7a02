import { UNDO_MS } from '@/components/shoplist/row/useLeaving';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData } from '@/lib/offline/queue';
import ShopListPage from '@/pages/shoplist/[id]';
import { given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { renderApp } from '../../../support/render';
import { buildFood, offerOf } from '../../../support/builders/food';
import { buildSubstitute } from '../../../support/builders/substitutes';
import { answer, api, dataOf, many, one, record, server, strapiError } from '../../../support/servers/server';
import { write } from '../../../support/write';

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

const SOLD = [
  {
    id: 9,
    Name: 'Milk',
    NameKa: 'რძე',
    category: 'dairy',
    sold: true,
    packSize: 1030,
    gramsPerMl: 1.03,
    costTetri: 48,
  },
  {
    id: 10,
    Name: 'Egg',
    NameKa: 'კვერცხი',
    category: 'dairy',
    sold: true,
    packSize: 550,
    gramsPerPiece: 55,
    costTetri: 95,
  },
  {
    id: 11,
    Name: 'Rye bread',
    NameKa: 'ჭვავის პური',
    category: 'grains',
    sold: true,
    packSize: 400,
    costTetri: 55,
  },
  {
    id: 12,
    Name: 'White bread',
    NameKa: 'თეთრი პური',
    category: 'grains',
    sold: true,
    packSize: 400,
    costTetri: 35,
  },
  {
    id: 13,
    Name: 'Potato',
    NameKa: 'კარტოფილი',
    category: 'vegetables',
    sold: true,
    gramsPerPiece: 150,
    costTetri: 20,
  },
  { id: 14, Name: 'Sulguni', NameKa: 'სულგუნი', category: 'dairy', sold: true, costTetri: 260 },
];

interface Sent {
  readonly op: string;
  readonly [field: string]: unknown;
}

const CANDLES = item(1, 'Candles');
const MATCHES = item(2, 'Matches', { from: [{ dish: 5, Name: 'Satsivi', times: 2 }] });
const BOUGHT_MILK = item(3, 'Milk', { product: { data: record(MILK) } });
const LINES = [CANDLES, MATCHES, BOUGHT_MILK];
const ticked = (line: object) => ({ ...line, checked: true });

interface Given {
  readonly plan?: object;
  /** Products the household buys often, and staples always at home. */
  readonly usual?: readonly object[];
  readonly staples?: readonly { readonly id: number }[];
  /** Lines after the first three. */
  readonly more?: readonly object[];
  /** Lines at first, if not the three. */
  readonly opened?: readonly object[];
  /** Lines in the CMS after the first change, the second and so on; by default unchanged. */
  readonly afterwards?: readonly (readonly object[])[];
}

/** Renders the page of a list with three lines; returns its requests. */
async function setUp({
  plan,
  opened = LINES,
  more = [],
  afterwards = [],
  usual = [],
  staples = [],
}: Given = {}) {
  const sent: Sent[] = [];
  signInAs({ allergens: ['milk'] });
  answer('/shop', { data: [{ id: 1, attributes: { markupPercent: 10 } }] });
  answer('/products', many(SOLD));
  answer('/products/offer', offerOf());
  answer('/foods/names', { data: [[900, 'Tomato', 'პომიდორი', 'vegetables']] });
  answer(
    '/shoplists/3',
    one({ id: 3, Name: 'Market', aisles: [], total: 2, done: 0, mealplan: { data: plan ?? null } }),
  );
  const marked: object[] = [];
  let atHome = [...staples];
  let items = [...opened, ...more];
  server.use(
    // without a stream the page polls now and then
    http.get(api('/live'), () => new HttpResponse(null, { status: 503 })),
    http.get(api('/shop-items'), () => HttpResponse.json(many(items as never))),
    http.post(api('/shoplists/staples'), async ({ request }) => {
      const data = await dataOf<{ product: number; isStaple: boolean }>(request);
      marked.push(data);
      atHome = atHome.filter(({ id }) => id !== data.product);
      if (data.isStaple) atHome.push(SOLD.find(({ id }) => id === data.product) as { id: number });
      return HttpResponse.json({ data: { usual, staples: atHome } });
    }),
    http.get(api('/shoplists/usual'), () => HttpResponse.json({ data: { usual, staples: atHome } })),
    http.post(api('/shoplists/3/change'), async ({ request }) => {
      const data = await dataOf<Sent>(request);
      items = [...(afterwards[sent.length] ?? items)];
      sent.push(data);
      return HttpResponse.json(one({ id: 3 }));
    }),
  );
  const { user, unmount } = renderApp(<ShopListPage />, {
    path: '/shoplist/3',
    pathname: '/shoplist/[id]',
    query: { id: '3' },
  });
  await screen.findByRole('checkbox', { name: /Matches/ });
  return { user, sent, marked, unmount };
}

afterEach(async () => {
  act(() => switchOff(false));
  await act(() => clearOfflineData());
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const details = (name: string) => screen.getByRole('button', { name: new RegExp(`^More: ${name}`) });

test('ticking moves nothing, keeps the focus, and shows the amount again after the undo', async () => {
  const inBasket = [ticked(CANDLES), MATCHES, BOUGHT_MILK];
  const { user, sent } = await setUp({ afterwards: [inBasket, LINES, inBasket, LINES, inBasket] });
  expect(screen.getByText('0 of 3')).toBeInTheDocument();
  const candles = () => screen.getByRole('checkbox', { name: /Candles/ });
  const order = () => screen.getAllByRole('checkbox').map((one) => one.closest('li'));
  const before = order();
  const more = details('Candles');
  await user.click(candles());
  await waitFor(() => expect(candles()).toBeChecked());
  // a tap aimed at the amount does not hit Undo: they are two separate buttons
  expect(more).not.toBeInTheDocument();
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(order()).toEqual(before);
  const row = within(given(candles().closest('li')));
  // only Undo replaces the amount
  expect(row.getAllByRole('button').map((one) => one.textContent)).toEqual(['Undo']);
  for (const status of screen.getAllByRole('status')) expect(status).not.toHaveTextContent('Candles');
  await user.click(screen.getByRole('button', { name: 'Undo: Candles' }));
  await waitFor(() => expect(screen.getByText('0 of 3')).toBeInTheDocument());
  expect(candles()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo: Candles' })).not.toBeInTheDocument();
  await user.click(candles());
  await user.click(candles()); // the same tap brings it back
  await waitFor(() => expect(sent.map(({ checked }) => checked)).toEqual([true, false, true, false]));
  await user.keyboard(' ');
  await waitFor(() => expect(candles()).toBeChecked());
  await waitFor(() => expect(details('Candles')).toBeInTheDocument(), { timeout: 3 * UNDO_MS });
  expect(order()).toEqual(before);
  expect(candles()).toHaveFocus();
});

test('ticked lines are in the basket when the list is next opened, with one count for all', async () => {
  const inBasket = [ticked(CANDLES), ticked(MATCHES), BOUGHT_MILK];
  const opened = [ticked(CANDLES), MATCHES, BOUGHT_MILK];
  const { user } = await setUp({ opened, afterwards: [inBasket] });
  const basket = screen.getByRole('button', { name: /^In the basket/ });
  expect(basket).toHaveTextContent('In the basket 1');
  await user.click(basket);
  expect(region('In the basket').getByRole('checkbox', { name: /Candles/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /Matches/ }));
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  expect(basket).toHaveTextContent('In the basket 2');
  expect(region('In the basket').getAllByRole('checkbox')).toHaveLength(1);
  expect(region('In the basket').getByText(/keeps its place until you open the list again/)).toBeVisible();
  // after idle time a focused line keeps its place
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(region('In the basket').getAllByRole('checkbox')).toHaveLength(2));
});

test('a removed line can be restored in place, and is sent shortly after', async () => {
  const { user, sent } = await setUp({ afterwards: [[CANDLES, BOUGHT_MILK]] });
  const remove = async () => {
    await user.click(details('Matches'));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
  };
  await remove();
  expect(screen.getByText('Removed: Matches')).toBeVisible();
  expect(screen.getByText('0 of 2')).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Undo: Matches' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  await user.click(details('Matches'));
  expect(await screen.findByText('For: Satsivi × 2')).toBeInTheDocument();
  await user.click(details('Matches'));
  expect(sent).toEqual([]);

  await remove();
  await waitFor(() => expect(sent).toMatchObject([{ op: 'remove' }]), { timeout: 3 * UNDO_MS });
  expect(screen.queryByText(/Matches/)).toBeNull();
  expect(screen.getByRole('checkbox', { name: /Milk/ })).toHaveFocus();
});

test('a missing line is replaced, which can be undone and is sent shortly after', async () => {
  const { user, sent } = await setUp();
  answer('/products', many([{ id: 9, substitutes: [buildSubstitute({ Name: 'Oat milk' })] }]));
  const swap = async () => {
    await user.click(details('Milk'));
    await user.click(await screen.findByRole('button', { name: /^Oat milk/ }));
  };
  await swap();
  expect(screen.getByText('Milk → Oat milk')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo: Milk' }));
  expect(screen.getByRole('checkbox', { name: /^Milk/ })).toBeInTheDocument();
  await swap();
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3 * UNDO_MS });
  expect(sent).toMatchObject([
    { op: 'add', food: 700, Name: 'Oat milk', category: 'pulses' },
    { op: 'remove', key: BOUGHT_MILK.key },
  ]);
});

test('removed lines are sent at the latest when the page is left', async () => {
  const { user, sent, unmount } = await setUp({ afterwards: [[MATCHES, BOUGHT_MILK]] });
  await user.click(details('Candles'));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  unmount();
  await waitFor(() => expect(sent).toMatchObject([{ op: 'remove' }]));
});

test('an offline change shows and waits, and is sent once online', async () => {
  const { user, sent } = await setUp({ afterwards: [[CANDLES, ticked(MATCHES), BOUGHT_MILK]] });
  act(() => switchOff(true));
  await user.click(screen.getByRole('checkbox', { name: /Matches/ }));
  const basket = region('Other');
  expect(await basket.findByText('Waiting to sync')).toBeInTheDocument();
  expect(sent).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Waiting to sync')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: /Matches/ })).toBeChecked();
});

test('an offline line is added as typed', async () => {
  const { user, sent } = await setUp();
  act(() => switchOff(true));
  await user.type(screen.getByRole('combobox', { name: 'Add to the list' }), 'Ice{Enter}');
  expect(await screen.findByRole('checkbox', { name: /Ice/ })).toBeInTheDocument();
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'add', Name: 'Ice' }]));
});

test('a product already on the list gets no second line, and an allergic person is warned', async () => {
  const { user, sent } = await setUp();
  expect(screen.getByRole('checkbox', { name: /Milk/ })).toHaveAccessibleDescription(/Contains/);
  answer('/products/offer', offerOf([{ id: 9, Name: 'Milk', category: 'dairy' }]));
  write(screen.getByRole('combobox', { name: 'Add to the list' }), 'Milk');
  await user.click(await screen.findByRole('option', { name: 'Milk' }));
  expect(await screen.findByText('Already on the list: Milk')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('an invalid amount is refused at its field and typed text stays', async () => {
  const { user, sent } = await setUp({ afterwards: [[{ ...CANDLES, amount: 1.5 }, MATCHES, BOUGHT_MILK]] });
  await user.click(details('Candles'));
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  write(amount, '-3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid amount')).toBeInTheDocument();
  expect(amount).toHaveValue('-3');
  write(amount, '1,5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'set', amount: 1.5, unit: 'Piece' }]));
});

test('a line names the allergens of the plan’s eaters; the list is complete even without the plan', async () => {
  const eaters = [{ key: 'nika', Name: 'Nika', factor: 0.5, allergens: ['milk', 'nuts'] }];
  answer('/mealplans/7', one({ id: 7, Name: 'Family week', eaters }));
  await setUp({ plan: record({ id: 7, Name: 'Family week' }) });
  const line = given(screen.getByRole('checkbox', { name: /^Milk/ }).closest('li'));
  expect(await within(line).findByText('Not for Nika: Milk')).toBeInTheDocument();
  expect(within(line).getByText('Contains Milk')).toBeInTheDocument();
  expect(screen.getAllByText(/Not for Nika/)).toHaveLength(1);
});

test('a plan that I may not read leaves its list unchanged', async () => {
  let isAsked = false;
  server.use(
    http.get(api('/mealplans/7'), () => {
      isAsked = true;
      return HttpResponse.json(strapiError(404), { status: 404 });
    }),
  );
  await setUp({ plan: record({ id: 7, Name: 'Family week' }) });
  await waitFor(() => expect(isAsked).toBe(true));
  await screen.findByText('Contains Milk');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

const product = (id: number) => ({
  product: { data: record(SOLD.find((one) => one.id === id) as { id: number }) },
});

test('the list shows what is bought, and the shop’s price for just that, with the rest separately', async () => {
  const { user } = await setUp({
    more: [
      item(4, 'Egg', { ...product(10), amount: 17.4 }),
      item(5, 'Potato', { ...product(13), amount: 442, unit: 'gr' }),
      item(6, 'Sulguni', { ...product(14), amount: 2 }),
    ],
  });
  const row = (name: string) => within(given(screen.getByRole('checkbox', { name }).closest('li')));
  expect(screen.getByRole('checkbox', { name: 'Egg' })).toHaveAccessibleDescription(/^20/);
  await user.click(details('Egg'));
  expect(await row('Egg').findByText('In the shop ≈ 11.50 ₾')).toBeInTheDocument();
  expect(
    row('Egg').getByText(/^You buy: 2\spacks \(10\spcs each\) \(needed: 17.4\spcs\)$/),
  ).toBeInTheDocument();
  expect(row('Potato').getByText('3')).toBeInTheDocument();
  await user.click(details('Potato'));
  expect(await row('Potato').findByText('In the shop ≈ 0.99 ₾')).toBeInTheDocument();
  await user.click(details('Sulguni'));
  expect(await row('Sulguni').findByText(/Not sold by the piece/)).toBeInTheDocument();
  // two lines without a product, milk without a price, cheese that cannot be weighed
  expect(await screen.findByText('In the shop ≈ 12.49 ₾')).toBeInTheDocument();
  expect(screen.getByText('≈ 12.49 ₾')).toBeInTheDocument();
  expect(screen.getByText('not counting 4 lines without a known price')).toBeInTheDocument();
});

const typed = (): HTMLElement => screen.getByRole('combobox', { name: 'Add to the list' });

test.each([
  ['1 kg potatoes', { product: 13, amount: 1000, unit: 'gr', category: 'vegetables' }],
  ['10 კვერცხი', { product: 10, amount: 10, unit: 'Piece', category: 'dairy' }],
  ['eggs 10', { product: 10, amount: 10, unit: 'Piece' }],
  ['სულგუნი 500 გ', { product: 14, amount: 500, unit: 'gr' }],
  ['puri', { product: 12, category: 'grains' }],
  ['500 g nails', { Name: 'nails', amount: 500, unit: 'gr' }],
  ['Birthday candles', { Name: 'Birthday candles' }],
  ['3 tomatoes', { food: 900, Name: 'Tomato', amount: 3, unit: 'Piece', category: 'vegetables' }],
])('"%s" is split into name and amount, offline', async (text, wanted) => {
  const { user, sent } = await setUp();
  await user.type(typed(), 'puri'); // the browser's stored data has loaded
  await screen.findByRole('option', { name: /White bread/ });
  await user.clear(typed());
  act(() => switchOff(true));
  await user.type(typed(), `${text}{Enter}`);
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'add', ...wanted }]));
});

const TOMATO = buildFood({ id: 900, Name: 'Tomato' });

test('Enter adds the typed text, not the nearest match; a row is one arrow away', async () => {
  const { user, sent } = await setUp();
  answer(
    '/products/offer',
    offerOf([], [{ ...TOMATO, Name: 'Lamb’s lettuce', otherNames: ['mache'] } as never]),
  );
  await user.click(typed());
  write(typed(), 'machetes');
  const row = await screen.findByRole('option', { name: /^Lamb’s lettuce/ });
  expect(row).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ op: 'add', Name: 'machetes' }]));
  expect(typed()).toHaveValue('');
  server.use(
    http.post(api('/products/of-food'), () => HttpResponse.json(one({ id: 72, Name: 'Lamb’s lettuce' }))),
  );
  write(typed(), 'machetes');
  await screen.findByRole('option', { name: /^Lamb’s lettuce/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ op: 'add', product: 72 }));
});

const offered = () => {
  let answerOffer = (): void => undefined;
  const asked: string[] = [];
  const found = new Promise<void>((resolve) => (answerOffer = resolve));
  const holdBack = (products: readonly { id: number; Name: string }[]) =>
    server.use(
      http.get(api('/products/offer'), async ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q') ?? '');
        await found;
        return HttpResponse.json(offerOf(products));
      }),
    );
  return { answerOffer, asked, holdBack };
};

test.each([
  ['matches nothing', [], []],
  ['only resembles a name', [{ id: 71, Name: 'Tomato paste', category: 'other' }], []],
  ['is a product by its own name', [{ id: 71, Name: 'Tomato', category: 'vegetables' }], ['remove', 'add']],
])('Enter adds before any offer arrives; text that %s stays or becomes that', async (_, products, then) => {
  const { user, sent } = await setUp();
  const cms = offered();
  cms.holdBack(products);
  await user.type(typed(), '3 tomatoes{Enter}');
  expect(typed()).toHaveValue('');
  await waitFor(() => expect(sent[0]).toMatchObject({ op: 'add', Name: 'tomatoes', amount: 3 }));
  await waitFor(() => expect(cms.asked).toContain('tomatoes'));
  await act(async () => cms.answerOffer());
  await waitFor(() => expect(sent.slice(1).map(({ op }) => op)).toEqual(then));
  if (then.length > 0) expect(sent.at(-1)).toMatchObject({ product: 71, amount: 3, unit: 'Piece' });
});

test('two lines typed at once are two, and neither loses anything', async () => {
  const { user, sent } = await setUp();
  offered().holdBack([]);
  await user.type(typed(), 'nails{Enter}2 kg cement{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ Name: 'nails' }, { Name: 'cement', amount: 2000, unit: 'gr' }]);
  expect(typed()).toHaveValue('');
});

test('text typed while a food’s product is being made stays, even if that fails', async () => {
  const { user, sent } = await setUp();
  answer('/products/offer', offerOf([], [TOMATO]));
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  server.use(
    http.post(api('/products/of-food'), async () => {
      await refused;
      return HttpResponse.json(strapiError(500), { status: 500 });
    }),
  );
  write(typed(), '500 g tomato');
  await user.click(await screen.findByRole('option', { name: /^Tomato/ }));
  await user.type(typed(), 'nai');
  refuse();
  await waitFor(() => expect(sent).toMatchObject([{ op: 'add', Name: 'tomato', amount: 500, unit: 'gr' }]));
  expect(typed()).toHaveValue('nai');
});

test('a food is offered beside the products, and its product is on the list', async () => {
  const { user, sent } = await setUp();
  answer('/products/offer', offerOf([], [TOMATO]));
  server.use(
    http.post(api('/products/of-food'), () =>
      HttpResponse.json(one({ id: 71, Name: 'Tomato', category: 'vegetables' })),
    ),
  );
  write(typed(), '500 g tomato');
  await user.click(await screen.findByRole('option', { name: /^Tomato from the food table, raw/ }));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'add', product: 71, amount: 500, unit: 'gr' }]));
  expect(typed()).toHaveValue('');
});

test('a food whose product could not be made is on the list as typed', async () => {
  const { user, sent } = await setUp();
  answer('/products/offer', offerOf([], [TOMATO]));
  server.use(http.post(api('/products/of-food'), () => HttpResponse.json(strapiError(500), { status: 500 })));
  write(typed(), '500 g tomato');
  await user.click(await screen.findByRole('option', { name: /^Tomato/ }));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'add', Name: 'tomato', amount: 500, unit: 'gr' }]));
});

test('more of a listed product is added to its line', async () => {
  const potatoes = item(4, 'Potato', { ...product(13), amount: 442, unit: 'gr' });
  const { user, sent } = await setUp({
    more: [potatoes],
    afterwards: [[...LINES, { ...potatoes, amount: 1442 }]],
  });
  write(typed(), '1 kg potatoes');
  await user.click(await screen.findByRole('option', { name: /Potato/ }));
  expect(await screen.findByText(/^Potato: now 1.45\skg$/)).toBeInTheDocument();
  await waitFor(() => expect(sent).toMatchObject([{ op: 'set', amount: 1442, unit: 'gr', atHome: false }]));
});

const thing = (id: number) => {
  const { Name, category, ...rest } = SOLD.find((one) => one.id === id) as (typeof SOLD)[number];
  return { Name, category, product: { data: record({ Name, category, ...rest }) } };
};

test('usual products are one tap away and not offered once listed; offline too', async () => {
  const eggs = { ...item(4, 'Egg', { ...product(10) }), amount: null, unit: null };
  const { user, sent } = await setUp({
    usual: [thing(10), { Name: 'Paper towels', category: 'other', product: null }],
    afterwards: [[...LINES, eggs]],
  });
  const chips = within(await screen.findByRole('list', { name: 'Usually bought' }));
  act(() => switchOff(true));
  await user.click(await chips.findByRole('button', { name: 'Add to the list: Egg' }));
  expect(await screen.findByText('Added: Egg')).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: /^Egg/ })).toBeInTheDocument();
  expect(chips.queryByRole('button', { name: 'Add to the list: Egg' })).toBeNull();
  await user.click(chips.getByRole('button', { name: 'Add to the list: Paper towels' }));
  // the shop's goods fill in until more is usual, but not those already on the list
  expect(chips.getByRole('button', { name: 'Add to the list: White bread' })).toBeInTheDocument();
  expect(chips.queryByRole('button', { name: 'Add to the list: Milk' })).toBeNull();
  act(() => switchOff(false));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { op: 'add', product: 10, category: 'dairy' },
      { op: 'add', Name: 'Paper towels' },
    ]),
  );
});

test('staples are folded at the end; one tap brings one in', async () => {
  const salt = item(4, 'Salt', { atHome: true, amount: 20, unit: 'gr' });
  const { user, sent } = await setUp({ more: [salt], afterwards: [[...LINES, { ...salt, atHome: false }]] });
  expect(screen.getByText('0 of 3')).toBeInTheDocument();
  expect(screen.queryByText('Salt')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^At home/ }));
  await user.click(await screen.findByRole('button', { name: 'Add to the list: Salt' }));
  expect(await screen.findByRole('checkbox', { name: 'Salt' })).not.toBeChecked();
  expect(screen.getByText('0 of 4')).toBeInTheDocument();
  await waitFor(() => expect(sent).toMatchObject([{ op: 'set', key: salt.key, atHome: false }]));
});

test('a line marks its product as a staple, which folds it away, and unmarks it', async () => {
  const eggs = item(4, 'Egg', product(10));
  const { user, sent, marked } = await setUp({
    more: [eggs],
    afterwards: [
      [...LINES, { ...eggs, atHome: true }],
      [...LINES, eggs],
    ],
  });
  await user.click(details('Egg'));
  await user.click(await screen.findByRole('button', { name: 'Always at home' }));
  await user.click(await screen.findByRole('button', { name: /^At home/ }));
  await waitFor(() => expect(marked).toEqual([{ product: 10, isStaple: true }]));
  await waitFor(() => expect(sent).toMatchObject([{ op: 'set', atHome: true }]));
  const home = region('At home');
  expect(await home.findByRole('button', { name: 'Add to the list: Egg' })).toBeInTheDocument();
  // a staple is not offered either
  expect(screen.getAllByRole('button', { name: 'Add to the list: Egg' })).toHaveLength(1);
  await user.click(details('Egg'));
  await user.click(await screen.findByRole('button', { name: 'Not always at home' }));
  expect(await screen.findByRole('checkbox', { name: /^Egg/ })).toBeInTheDocument();
  await waitFor(() => expect(marked).toHaveLength(2));
});
