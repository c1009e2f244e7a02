import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { Checkout } from '@/components/order/checkout/Checkout';
import type { Profile } from '@/lib/api/account/users';
import type { Language } from '@/lib/domain/language';
import type { Shop } from '@/lib/domain/order/shop';
import { orderableOf, type ListedItem } from '@/lib/forms/order/fromList';
import { estimateOf } from '@/lib/forms/order/quote';
import type { CheckoutLine } from '@/lib/forms/order/values';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { atLeast, given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildPerson } from '../../../support/builders/builders';
import { renderPart } from '../../../support/render';
import {
  answer,
  api,
  dataOf,
  many,
  one,
  server,
  strapiError,
  type Entity,
} from '../../../support/servers/server';

const NO_ZONES: Shop['zones'] = [];
const SHOP = {
  id: 1,
  isTaking: true,
  feeTetri: 500,
  minimumTetri: 0,
  markupPercent: 10,
  windowMinutes: 120,
  leadMinutes: 0,
  daysAhead: 3,
  zones: NO_ZONES,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    key: String(weekday),
    weekday,
    from: '00:00',
    to: '24:00',
  })),
};
const product = (id: number, Name: string, given: Partial<ShopProduct> = {}): ShopProduct => ({
  id,
  Name,
  sold: true,
  costTetri: 100,
  ...given,
});
const MILK = product(1, 'Milk', { category: 'dairy', packSize: 1030, gramsPerMl: 1.03 });
const TOMATO = product(2, 'Tomato', { category: 'vegetables', gramsPerPiece: 150 });
const ONION = product(3, 'Onion', { category: 'vegetables', gramsPerPiece: 110 });
const SYRUP = product(4, 'Syrup', { category: 'pantry', gramsPerMl: 0.98 });
const item = (id: number, of: ShopProduct, amount: number, unit: ListedItem['unit']): ListedItem => ({
  id,
  Name: of.Name,
  product: of,
  amount,
  unit,
});
const LIST = [
  item(1, MILK, 1.2, 'gr'),
  item(2, TOMATO, 300, 'gr'),
  item(3, ONION, 442, 'gr'),
  item(4, SYRUP, 75, 'ml'),
];

interface Setting {
  readonly items?: readonly ListedItem[];
  readonly me?: Partial<Profile>;
  readonly last?: Entity;
  readonly shop?: Partial<Shop>;
  readonly language?: Language;
  /** Quote of the lines, by product. */
  readonly quoted?: Record<number, object>;
}
interface Sent {
  readonly lines: readonly Record<string, unknown>[];
  readonly [field: string]: unknown;
}

/** Renders the checkout of a list; returns its requests, and a queue of refusals for its orders. */
async function setUp({ items = LIST, me = {}, last, shop, language, quoted = {} }: Setting = {}) {
  signInAs();
  const sent: Sent[] = [];
  const kept: unknown[] = [];
  const refusals: { status: number; details: Record<string, unknown> }[] = [];
  const settings = { ...SHOP, ...shop };
  const facts = new Map(items.map((listed) => [listed.product?.id, listed.product]));
  answer('/shop', { data: [{ id: 1, attributes: settings }] });
  answer('/orders', many(last ? [last] : []));
  server.use(
    http.get(api('/users/me'), () => HttpResponse.json(buildPerson({ phone: '+995 599 00 00 00', ...me }))),
    http.put(api('/users/7'), async ({ request }) => {
      kept.push(await dataOf(request));
      return HttpResponse.json(one(buildPerson()));
    }),
    http.post(api('/orders/quote'), async ({ request }) => {
      const data = await dataOf<{ lines: CheckoutLine[]; zone: string | null }>(request);
      const lines = data.lines.map((line) => ({ ...line, facts: facts.get(line.product) ?? undefined }));
      const quote = estimateOf(lines, settings, data.zone);
      return HttpResponse.json({
        data: { ...quote, lines: quote.lines.map((line) => ({ ...line, ...quoted[line.product] })) },
      });
    }),
    http.post(api('/orders'), async ({ request }) => {
      sent.push(await dataOf<Sent>(request));
      const refusal = refusals.shift();
      if (refusal)
        return HttpResponse.json(strapiError(refusal.status, refusal.details), {
          status: refusal.status,
        });
      return HttpResponse.json(one({ id: 5, number: 1001, lines: [], history: [] }));
    }),
  );
  const { user } = renderPart(<Checkout given={orderableOf(items)} shoplist={3} backHref="/shoplist/3" />, {
    path: '/shoplist/3/checkout',
    language,
  });
  const send = await screen.findByRole('button', {
    name: language === 'ka' ? 'შეკვეთის გაფორმება' : 'Place order',
  });
  const field = async (name: RegExp, text: string) => {
    const at = screen.getByRole('textbox', { name });
    await user.clear(at);
    await user.type(at, text);
  };
  return {
    user,
    sent,
    kept,
    refusals,
    field,
    place: () => user.click(send),
    /** The summary beside the button. */
    foot: () => within(screen.getByRole('complementary')),
    open: (aisle: RegExp) => user.click(screen.getByRole('button', { name: aisle })),
    line: (name: string) => within(given(screen.getByText(name).closest('li'))),
  };
}
const times = () => within(screen.getByRole('radiogroup', { name: 'When' }));
const at = (...path: (string | number)[]) => ({ path, message: 'Refused', name: 'ValidationError' });

test('lines are folded by aisle with their sum, in the list’s form', async () => {
  const { foot, open, line, sent, place, field } = await setUp();
  expect(screen.getByRole('button', { name: /Vegetables.*2 items.*8\.14/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.getByText('Onion, Tomato')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /How much: Onion/ })).not.toBeInTheDocument();
  await open(/Vegetables/);
  expect(line('Onion').getByRole('textbox')).toHaveValue('4');
  expect(line('Onion').getByText('For 442 g on your list')).toBeInTheDocument();
  await open(/Dairy/);
  expect(line('Milk').getByText('× 1 l')).toBeInTheDocument();
  // 11.33 for milk, 3.30 and 4.84 for vegetables, 1.10 for syrup, 5.00 for delivery
  expect(foot().getByText('20.57 ₾')).toBeInTheDocument();
  expect(foot().getByText('25.57 ₾')).toBeInTheDocument();
  await field(/Street/, 'Rustaveli 5');
  await place();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    shoplist: 3,
    quotedTetri: 2557,
    recipient: { phone: '+995 599 00 00 00' },
  });
  expect(given(sent[0]).wantedFrom).toMatch(/^\d{4}-/); // the first free time was chosen
  expect(given(sent[0]).lines.map(({ product, amount, unit }) => [product, amount, unit])).toEqual([
    [3, 4, 'Piece'],
    [2, 300, 'gr'],
    [1, 1000, 'ml'],
    [4, 100, 'gr'],
  ]);
});

test('unweighable lines are set aside with their reason, and not sent', async () => {
  const items = [
    item(1, TOMATO, 75, 'ml'),
    item(2, product(9, 'Parmesan'), 2, 'Piece'),
    item(3, ONION, 500, 'gr'),
  ];
  const napkins = { id: 5, Name: 'Napkins' };
  const { sent, place, field } = await setUp({ items: [...items, napkins] });
  const staying = within(screen.getByRole('region', { name: 'Stays on your list' }));
  expect(
    staying.getByText('Not sold by volume: enter it in grams on the list').nextSibling,
  ).toHaveTextContent('Tomato');
  expect(
    staying.getByText('Not sold by the piece: enter it in grams on the list').nextSibling,
  ).toHaveTextContent('Parmesan');
  expect(staying.getByText('Not sold in the shop').nextSibling).toHaveTextContent('Napkins');
  await field(/Street/, 'Rustaveli 5');
  await place();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(given(sent[0]).lines).toMatchObject([{ product: 3, amount: 500 }]);
});

test('a refused order explains itself at the button and at each line, with a way out', async () => {
  const { user, refusals, sent, place, foot, line, field } = await setUp();
  await field(/Street/, 'Rustaveli 5');
  // the aisles follow the way through the shop: onion, tomato, milk, syrup
  refusals.push({
    status: 400,
    details: {
      errors: [
        { ...at('lines', 0, 'unit'), key: 'unitUnknown' },
        { ...at('lines', 1, 'product'), key: 'notSold' },
        { ...at('lines', 3, 'item'), key: 'reference' },
      ],
    },
  });
  await place();
  expect(await foot().findByText('3 things need a look')).toBeInTheDocument();
  expect(
    foot().getByRole('button', { name: 'Tomato: The shop does not sell this right now' }),
  ).toBeInTheDocument();
  expect(line('Onion').getByText(/^Sold by weight: 4\spcs is 440\sg$/)).toBeInTheDocument();
  // the button leads to the line
  await user.click(foot().getByRole('button', { name: /^Tomato/ }));
  expect(screen.getByText('Tomato').closest('li')).toHaveFocus();
  await user.click(line('Tomato').getByRole('button', { name: 'Leave out: Tomato' }));
  expect(screen.queryByText('Tomato')).not.toBeInTheDocument();
  await user.click(line('Syrup').getByRole('button', { name: 'Order it anyway' }));
  expect(foot().getByText('1 thing needs a look')).toBeInTheDocument();
  // nothing is sent while a field is invalid, and typed text stays
  await place();
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: /Street/ })).toHaveValue('Rustaveli 5');
  await user.click(line('Onion').getByRole('button', { name: 'Leave out: Onion' }));
  await place();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(given(sent[1]).lines.map(({ product, item: of }) => [product, of])).toEqual([
    [1, 1],
    [4, undefined],
  ]);
});

test('a unit that can no longer be weighed is ordered by weight, if known', async () => {
  const older = { key: 'a', product: 4, Name: 'Syrup', amount: 75, unit: 'ml' as const, facts: SYRUP };
  signInAs();
  const given = { lines: [{ ...older, category: 'pantry' as const }], staying: [] };
  answer('/shop', { data: [{ id: 1, attributes: SHOP }] });
  answer('/orders', many([]));
  answer('/users/me', buildPerson());
  server.use(
    http.post(api('/orders/quote'), () =>
      HttpResponse.json({
        data: {
          lines: [{ product: 4, priceTetri: null, isAvailable: false, fault: 'unitUnknown', left: null }],
          goodsTetri: 0,
          feeTetri: 500,
          totalTetri: 500,
          minimumTetri: 0,
        },
      }),
    ),
  );
  const { user } = renderPart(<Checkout given={given} shoplist={null} backHref="/shoplist/orders" />);
  expect(await screen.findByText('Sold by weight: 75 ml is 74 g')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Order 100\sg instead/ }));
  expect(screen.getByRole('textbox', { name: /How much: Syrup/ })).toHaveValue('100');
  expect(screen.queryByText(/Sold by weight/)).not.toBeInTheDocument();
});

test('only missing stock counts as out of stock, and the rest can be taken', async () => {
  const { user, line, foot, field, place, sent } = await setUp({
    quoted: { 2: { isAvailable: false, left: 173.4 }, 3: { isAvailable: false, left: 0 } },
  });
  // calmly, until somebody orders anyway
  const aisle = await screen.findByRole('button', { name: /Vegetables\s*Needs an answer/ });
  expect(aisle).toHaveAttribute('aria-expanded', 'false');
  expect(foot().getByRole('alert')).toBeEmptyDOMElement();
  await user.click(aisle);
  expect(screen.getByText('Not in stock')).not.toHaveClass('field-error');
  await user.click(aisle);
  await field(/Street/, 'Rustaveli 5');
  await place();
  expect(await foot().findByText('2 things need a look')).toBeInTheDocument();
  expect(sent).toEqual([]);
  expect(screen.getByText('Onion').closest('li')).toHaveFocus();
  expect(line('Onion').getByText('Not in stock')).toHaveClass('field-error');
  expect(foot().getByRole('button', { name: /^Tomato: Only 170\sg left$/ })).toBeInTheDocument();
  await user.click(line('Tomato').getByRole('button', { name: /Take what is left: 170\sg/ }));
  expect(line('Tomato').getByRole('textbox')).toHaveValue('170');
  expect(foot().queryByText(/^Tomato/)).not.toBeInTheDocument();
});

test.each<[string, number, Record<string, unknown>, string | RegExp]>([
  [
    'below the minimum sum',
    400,
    { errors: [{ ...at('lines'), key: 'minimumOrder' }] },
    'The order is below the shop’s minimum',
  ],
  [
    'by a closed shop',
    400,
    { errors: [{ ...at('lines'), key: 'shopClosed' }] },
    'The shop is not taking orders at the moment',
  ],
  [
    'at another price',
    400,
    { errors: [{ ...at('quotedTetri'), key: 'priceChanged' }] },
    'The price has changed in the meantime. Please check the new total.',
  ],
  [
    'from a deleted list',
    400,
    { errors: [{ ...at('shoplist'), key: 'reference' }] },
    /The list no longer exists/,
  ],
  ['by a broken server', 500, {}, /./],
])('an order refused %s says so at the button', async (_name, status, details, text) => {
  const { refusals, place, foot, field, sent } = await setUp();
  await field(/Street/, 'Rustaveli 5');
  refusals.push({ status, details });
  await place();
  const alert = await foot().findByRole('alert');
  await waitFor(() => expect(within(alert).getByText(text)).toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /Street/ })).toHaveValue('Rustaveli 5');
  await place();
  await waitFor(() => expect(sent).toHaveLength(2));
  if (_name.includes('list')) expect(sent[1]).not.toHaveProperty('shoplist');
});

test('missing fields are named in the order of the form', async () => {
  const { place, foot } = await setUp({ me: { phone: '' } });
  await place();
  await foot().findByText('2 things need a look');
  const named = foot().getAllByRole('button', { name: /required/ });
  expect(named.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Street'),
    expect.stringContaining('Phone'),
  ]);
});

test('an expired time and an invalid field are reported there and at the button, which leads to them', async () => {
  const { user, refusals, place, foot, field } = await setUp();
  await place();
  expect(await foot().findByText('1 thing needs a look')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Street/ })).toHaveFocus());
  await field(/Street/, 'Rustaveli 5');
  refusals.push({
    status: 400,
    details: {
      errors: [
        { ...at('wantedFrom'), key: 'window' },
        { ...at('recipient', 'phone'), key: 'phone' },
      ],
    },
  });
  await place();
  expect(await foot().findByText('This delivery time is no longer open')).toBeInTheDocument();
  expect(times().getByRole('radio', { checked: true })).not.toHaveAttribute('value', '');
  await user.click(foot().getByRole('button', { name: /^Phone: / }));
  const phone = screen.getByRole('textbox', { name: /Phone/ });
  expect(phone).toHaveFocus();
  // the message stays as long as the fault, even if other fields change
  await field(/Note/, 'Ring twice');
  expect(foot().getByRole('button', { name: /^Phone: / })).toBeInTheDocument();
  await user.type(phone, '1');
  await waitFor(() => expect(foot().queryByRole('button', { name: /^Phone: / })).not.toBeInTheDocument());
});

test('the wish for missing goods is set once for all, and differently for a line', async () => {
  const { user, sent, place, open, line, field } = await setUp();
  const all = within(screen.getByRole('group', { name: 'If something is missing' }));
  await user.click(all.getByRole('radio', { name: 'Replace it' }));
  await open(/Dairy/);
  expect(line('Milk').queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Choose by item' }));
  expect(screen.getByRole('heading', { name: /What you order/ })).toHaveFocus();
  await user.selectOptions(line('Milk').getByRole('combobox'), 'If missing: Leave it out');
  expect(screen.getByText('Except: Milk – Leave it out')).toBeInTheDocument();
  await field(/Street/, 'Rustaveli 5');
  await place();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(given(sent[0]).lines.map(({ ifMissing }) => ifMissing)).toEqual([
    'replace',
    'replace',
    'skip',
    'replace',
  ]);
});

test('the default address is filled in; another can be taken, and a new one saved', async () => {
  const addresses = [
    { label: 'home', street: 'Own 5', flat: '12', zone: 'vake' },
    { label: 'ბებო', street: 'Kojori 1' },
  ];
  const zones = [
    { key: 'vake', Name: 'Vake', feeTetri: 300 },
    { key: 'vera', Name: 'Vera', feeTetri: 700 },
  ];
  const setting = { me: { addresses, updatedAt: '2026-11-22T00:00:00.000Z' }, shop: { zones } };
  const { user, sent, kept, place, field, foot } = await setUp(setting);
  // no field to fill: the address is shown as text
  const where = within(screen.getByRole('region', { name: 'Where to' }));
  expect(where.getByText('Vake, Own 5')).toBeInTheDocument();
  expect(where.getByText('flat 12')).toBeInTheDocument();
  expect(where.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(where.getByRole('button', { name: /Change$/ }));
  expect(screen.getByRole('radio', { name: 'Home: Own 5, flat 12' })).toBeChecked();
  expect(screen.queryByRole('textbox', { name: /Street/ })).not.toBeInTheDocument();
  expect(foot().getByText('3.00 ₾')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Another address' }));
  for (const name of [/Entrance/, /Floor/, /Flat/])
    expect(screen.getByRole('textbox', { name })).toHaveAttribute('inputmode', 'numeric');
  await field(/Street/, 'Kostava 3');
  await user.selectOptions(screen.getByRole('combobox', { name: /District/ }), 'Vera');
  await user.click(screen.getByRole('checkbox', { name: 'Save this address' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Label' }), 'Work');
  await place();
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(sent[0]).toMatchObject({ address: { street: 'Kostava 3', flat: null }, zone: 'vera' });
  expect(kept[0]).toMatchObject({
    updatedAt: '2026-11-22T00:00:00.000Z',
    addresses: [...addresses, { label: 'work', street: 'Kostava 3', zone: 'vera' }],
  });
});

const EARLIER = {
  id: 4,
  number: 1000,
  lines: [{ key: 'a', product: { id: 1, Name: 'Milk' }, Name: 'Milk', amount: 1, ifMissing: 'skip' }],
  history: [],
  payment: 'card',
  recipient: { Name: 'Tamar', phone: '+995 599 00 00 00' },
  address: { street: 'Rustaveli 5', entrance: '2', floor: '3' },
};

test('a second order is one press: time, address, wish and payment are those of the last time', async () => {
  const { place, sent } = await setUp({ last: EARLIER, me: { phone: '', Name: 'Tamar' } });
  expect(screen.getByText('Rustaveli 5')).toBeInTheDocument();
  expect(screen.getByText('entrance 2 · floor 3')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Leave it out' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Card at the door' })).toBeChecked();
  await place();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ payment: 'card', address: { street: 'Rustaveli 5', floor: '3' } });
  expect(given(sent[0]).lines.map(({ ifMissing }) => ifMissing)).toEqual(['skip', 'skip', 'skip', 'skip']);
});

test('the earliest time is chosen, the next ones take one press, the others are in a list', async () => {
  const { user, place, sent } = await setUp({ last: EARLIER });
  const [first, second] = atLeast(2, times().getAllByRole<HTMLInputElement>('radio'));
  expect(first).toBeChecked();
  expect(Date.parse(first.value)).toBeLessThan(Date.parse(second.value));
  await user.click(second);
  expect(second).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Another time' }));
  const list = screen.getByRole('combobox', { name: /When/ });
  expect(list).toHaveValue(second.value);
  const last = within(list).getAllByRole<HTMLOptionElement>('option').at(-1)?.value as string;
  await user.selectOptions(list, last);
  expect(times().getByRole('radio', { checked: true })).toHaveAttribute('value', last);
  await place();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(given(sent[0]).wantedFrom).toBe(last);
});

test('a fault in a known address opens it, and it stays open during the correction', async () => {
  const { user, place, refusals, foot } = await setUp({ last: EARLIER, me: { phone: '', Name: 'Tamar' } });
  refusals.push({ status: 400, details: { errors: [{ ...at('recipient', 'phone'), key: 'phone' }] } });
  await place();
  await user.click(await foot().findByRole('button', { name: /^Phone: / }));
  const phone = screen.getByRole('textbox', { name: /Phone/ });
  expect(phone).toHaveFocus();
  await user.type(phone, '1');
  await waitFor(() => expect(foot().queryByRole('button', { name: /^Phone: / })).not.toBeInTheDocument());
  expect(phone).toBeInTheDocument();
});

test('each aisle shows the dishes it is bought for', async () => {
  const from = [{ dish: 11, Name: 'Omelette', times: 1 }];
  answer('/dishes', many([{ id: 11, DishImages: [{ id: 1, url: '/uploads/omelette.jpg' }] }]));
  await setUp({ items: [{ ...given(LIST[1]), from }, given(LIST[0])] });
  const aisle = screen.getByRole('button', { name: /Vegetables/ });
  await waitFor(() => expect(aisle.querySelector('img')).toHaveAttribute('src', '/uploads/omelette.jpg'));
  expect(screen.getByRole('button', { name: /Dairy/ }).querySelector('img')).toBeNull();
});

test('packs are counted as packs, and a line without an amount asks for it in Georgian too', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const cheese = product(9, 'Cheese', { NameKa: 'ყველი', category: 'dairy' });
  const items = [item(1, { ...MILK, NameKa: 'რძე' }, 1500, 'ml'), { id: 2, Name: 'Cheese', product: cheese }];
  const { user, foot, line, sent, place, field } = await setUp({ items, language: 'ka' });
  expect(line('რძე').getByRole('textbox')).toHaveValue('2');
  await user.click(line('რძე').getByRole('button', { name: 'მეტი: რძე' }));
  expect(line('რძე').getByRole('textbox')).toHaveValue('3');
  await field(/ქუჩა/, 'რუსთაველის 5');
  const cheeseField = screen.getByRole('textbox', { name: /ყველი/ });
  expect(cheeseField).toBeValid();
  expect(foot().getByRole('alert')).toBeEmptyDOMElement();
  await place();
  await waitFor(() => expect(cheeseField).toHaveFocus());
  expect(cheeseField).toBeInvalid();
  expect(foot().getByRole('button', { name: 'ყველი: მიუთითეთ რაოდენობა' })).toBeInTheDocument();
  await user.keyboard('0,5');
  await place();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(given(sent[0]).lines).toMatchObject([
    { amount: 3000, unit: 'ml' },
    { amount: 0.5, unit: 'gr' },
  ]);
});

test('garlic is ordered by the head, and a kilogram is shown as one', async () => {
  const garlic = product(8, 'Garlic', { category: 'vegetables', gramsPerPiece: 5, pieceName: 'clove' });
  const rice = product(9, 'Rice', { category: 'grains' });
  const items = [{ id: 1, Name: 'Garlic', product: garlic }, item(2, rice, 1000, 'gr')];
  const { user, line, field, place, sent } = await setUp({ items });
  expect(line('Garlic').getByRole('textbox')).toHaveValue('1');
  expect(line('Garlic').getByText('head')).toBeInTheDocument();
  await user.click(line('Garlic').getByRole('button', { name: 'More: Garlic' }));
  expect(line('Garlic').getByRole('textbox')).toHaveValue('2');
  expect(line('Rice').getByRole('textbox')).toHaveValue('1');
  expect(line('Rice').getByText('kg')).toBeInTheDocument();
  await user.click(line('Rice').getByRole('button', { name: 'Less: Rice' }));
  expect(line('Rice').getByRole('textbox')).toHaveValue('950');
  expect(line('Rice').getByText('g')).toBeInTheDocument();
  await field(/How much: Rice/, '1250');
  // the digits keep their meaning while a person types
  expect(line('Rice').getByText('g')).toBeInTheDocument();
  await user.tab();
  expect(line('Rice').getByRole('textbox')).toHaveValue('1.25');
  expect(line('Rice').getByText('kg')).toBeInTheDocument();
  await field(/Street/, 'Rustaveli 5');
  await place();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(given(sent[0]).lines).toMatchObject([
    { product: 8, amount: 100, unit: 'gr' },
    { product: 9, amount: 1250, unit: 'gr' },
  ]);
});
