import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { PackPanel } from '@/components/order/courier/pack/PackPanel';
import type { Question } from '@/lib/domain/order/consent';
import type { Order, OrderLine } from '@/lib/domain/order/record';
import { switchOff } from '@/lib/offline/mode';
import { given } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { renderPart } from '../../../../support/render';
import { api, dataOf, one, server } from '../../../../support/servers/server';

const product = (id: number, Name: string, given: object = {}) => ({
  id,
  Name,
  NameKa: null,
  category: 'spices',
  gramsPerMl: null,
  gramsPerPiece: null,
  pieceName: null,
  packSize: null,
  priceTetri: 100,
  places: [],
  isFree: true,
  ...given,
});
const SHOP = [
  product(1, 'Salt', { places: ['B10'] }),
  product(2, 'Bay leaf', { priceTetri: 440, packSize: 10 }),
  product(3, 'Svan salt', { priceTetri: 105, packSize: 50 }),
  product(4, 'Nothing left', { isFree: false }),
  product(5, 'Milk', { category: 'dairy', places: ['B2'] }),
];
const line = (key: string, given: Partial<OrderLine> = {}): OrderLine => ({
  key,
  Name: 'Salt',
  amount: 1000,
  unit: 'gr',
  ifMissing: 'replace',
  priceTetri: 1000,
  product: { id: 1, Name: 'Salt', NameKa: null },
  ...given,
});
const MILK = line('m', { Name: 'Milk', product: { id: 5, Name: 'Milk', NameKa: null } });
const orderOf = (lines: OrderLine[], questions: Question[] = []) =>
  ({
    id: 7,
    number: 1042,
    state: 'accepted',
    lines,
    questions,
    feeTetri: 500,
    estimatedTetri: 500 + lines.reduce((sum, { priceTetri }) => sum + priceTetri, 0),
    recipient: { Name: 'Tamar', phone: '+995 555 10 20 30' },
  }) as unknown as Order;
const question = (given: Partial<Question> = {}): Question => ({
  key: 'a',
  replacement: 2,
  Name: 'Bay leaf',
  NameKa: null,
  gotAmount: 1000,
  unit: 'gr',
  priceTetri: 4400,
  differenceTetri: 3400,
  called: false,
  askedAt: new Date().toISOString(),
  answer: null,
  answeredAt: null,
  ...given,
});

test('a row shows its amount as on the customer’s list', async () => {
  const garlic = {
    id: 6,
    Name: 'Garlic',
    NameKa: null,
    category: 'vegetables',
    pieceName: 'clove',
    gramsPerPiece: 5,
  };
  await setUp([line('a'), line('g', { Name: 'Garlic', amount: 100, product: garlic as never })]);
  expect(screen.getByRole('button', { name: /^Got: Garlic, 2\sheads,/ })).toBeInTheDocument();
});

async function setUp(lines: OrderLine[], questions?: Question[], shop: object[] = SHOP) {
  const asked: unknown[] = [];
  const onPack = vi.fn((_lines: unknown) => Promise.resolve());
  signInAs({ id: 5, Name: 'Luka', Rolee: 'Courier' });
  server.use(
    http.get(api('/stocks/products'), () => HttpResponse.json({ data: shop })),
    http.post(api('/orders/7/ask'), async ({ request }) => {
      asked.push(await dataOf(request));
      return HttpResponse.json(one({ id: 7 }));
    }),
  );
  const { user } = renderPart(
    <PackPanel
      order={orderOf(lines, questions)}
      onPack={({ data }) => onPack(data?.lines)}
      onChanged={() => undefined}
    />,
  );
  await screen.findByText(/B10/);
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return { user, asked, onPack, press };
}
const finish = /^Finish packing/;

afterEach(() => {
  act(() => switchOff(false));
  window.localStorage.clear();
});

test('lines are sorted by place, and a tap puts one in the bag', async () => {
  const { press, onPack } = await setUp([line('a'), MILK]);
  const lines = screen.getAllByRole('button', { name: /^Got: / });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^B2Milk1.kg · 10.00/),
    expect.stringMatching(/^B10Salt1.kg · 10.00/),
  ]);
  for (const one of ['Milk', 'Salt']) await press(new RegExp(`^Got: ${one}`));
  await press(finish);
  expect(onPack).toHaveBeenCalledWith([
    { key: 'a', outcome: 'got', gotAmount: 1000 },
    { key: 'm', outcome: 'got', gotAmount: 1000 },
  ]);
});

test('a tap on a shelf puts all unmarked lines in the bag; another takes them out', async () => {
  const { press, onPack } = await setUp([line('a'), MILK]);
  await press('More: Salt');
  await press('Missing');
  const shelf = /^Shelf B/;
  const isGot = () =>
    screen.getAllByRole('button', { name: /^Got: / }).map(({ ariaPressed }) => ariaPressed === 'true');
  await press(shelf);
  expect(screen.getByRole('button', { name: shelf, pressed: true })).toHaveTextContent('Got 1 of 2');
  expect(isGot()).toEqual([true, false]);
  await press(shelf);
  expect(isGot()).toEqual([false, false]);
  await press(shelf);
  await press(finish);
  expect(onPack).toHaveBeenCalledWith([
    { key: 'a', outcome: 'missing' },
    { key: 'm', outcome: 'got', gotAmount: 1000 },
  ]);
});

test('packed lines fold away on request; later ones stay under the thumb', async () => {
  const { press } = await setUp([line('a'), MILK]);
  const rows = () => screen.getAllByRole('button', { name: /^Got: / }).map((one) => one.ariaLabel);
  // present before it can be pressed, so that no row moves at the first tap
  expect(screen.getByRole('button', { name: 'In the bag: 0' })).toBeDisabled();
  await press(/^Got: Milk/);
  expect(rows()).toHaveLength(2);
  await press('In the bag: 1');
  expect(rows()).toEqual([expect.stringMatching(/^Got: Salt/)]);
  expect(screen.getByText('1 left')).toBeInTheDocument();
  await press(/^Got: Salt/);
  expect(rows()).toEqual([expect.stringMatching(/^Got: Salt/)]);
  expect(screen.getByText('Everything is marked')).toBeInTheDocument();
  await press('In the bag: 2');
  await press('In the bag: 2');
  expect(rows()).toHaveLength(2);
});

test('a swipe opens the rest: less of it, or missing, with its effect on the price', async () => {
  const { user, press, onPack } = await setUp([line('a'), MILK]);
  const row = given((await screen.findByRole('button', { name: /^Got: Milk/ })).parentElement);
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(row, { touches: [{ clientX: from, clientY: 10 }] });
    fireEvent.touchEnd(row, { changedTouches: [{ clientX: to, clientY: 12 }] });
  };
  swipe(300, 100);
  await press('Another amount');
  const field = screen.getByRole('textbox', { name: 'How much of it: Milk' });
  await user.clear(field);
  await user.type(field, '900');
  expect(row).toHaveTextContent(/900.g · 9.00.₾ · −1.00/);
  swipe(100, 300);
  expect(field).not.toBeInTheDocument();
  await press('More: Salt');
  await press('Missing');
  expect(screen.getByRole('button', { name: /^Got: Salt/ })).toHaveTextContent(/−10.00/);
  await press(finish);
  expect(onPack).toHaveBeenCalledWith([
    { key: 'a', outcome: 'missing' },
    { key: 'm', outcome: 'got', gotAmount: 900 },
  ]);
});

test('a replacement shows both prices and the difference, its own aisle first, in whole packs', async () => {
  const { user, press, onPack } = await setUp([line('a', { amount: 480, priceTetri: 480 })]);
  await press('More: Salt');
  await press('Replaced');
  const picker = within(await screen.findByRole('group', { name: 'Instead of it: Salt' }));
  expect(picker.getByText(/Ordered: 480 g, 4.80/)).toBeInTheDocument();
  expect(
    picker.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\u00A0/g, ' ')),
  ).toEqual(['Svan salt500 g5.25 ₾+0.45 ₾', 'Bay leaf480 g21.12 ₾+16.32 ₾', 'All products']);
  await press('All products');
  await user.type(screen.getByRole('searchbox', { name: 'Search all products' }), 'mil{Enter}');
  expect(await screen.findByRole('button', { name: /^Milk/ })).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: 'Search all products' }));
  await press(/^Svan salt/);
  expect(screen.getByRole('textbox', { name: 'How much of it: Svan salt' })).toHaveValue('10');
  expect(screen.getByText(/× pack of 50/)).toBeInTheDocument();
  await press(finish);
  expect(onPack).toHaveBeenCalledWith([
    { key: 'a', outcome: 'replaced', gotAmount: 500, replacement: 3, replacementUnit: 'gr' },
  ]);
});

test('a known substitute is proposed first, in the replacing amount', async () => {
  const [salt, ...others] = SHOP;
  const known = { ...salt, substitutes: [{ product: 3, ratio: 0.5 }] };
  const { press, onPack } = await setUp([line('a', { amount: 500 })], [], [known, ...others]);
  await press('More: Salt');
  await press('Replaced');
  const picker = within(await screen.findByRole('group', { name: 'Instead of it: Salt' }));
  expect(picker.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Best replacement',
    'From the same aisle',
  ]);
  expect(picker.getAllByRole('button')[0]).toHaveTextContent(/^Svan salt250.g2.63/);
  await press(/^Svan salt/);
  expect(screen.getByRole('textbox', { name: 'How much of it: Svan salt' })).toHaveValue('5');
  await press(finish);
  expect(onPack).toHaveBeenCalledWith([
    { key: 'a', outcome: 'replaced', gotAmount: 250, replacement: 3, replacementUnit: 'gr' },
  ]);
});

test('a much dearer product is asked about before packing', async () => {
  const { press, asked, onPack } = await setUp([line('a'), MILK]);
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await press(/^Got: Milk/);
  await press('More: Salt');
  await press('Replaced');
  await press(/^Bay leaf/);
  const note = await screen.findByText(/the customer has to agree first/);
  // the note scrolls into view, above the docked bar
  expect(seen.mock.contexts.at(-1)).toBe(note.parentElement);
  expect(seen).toHaveBeenLastCalledWith({ block: 'nearest' });
  seen.mockRestore();
  await press(finish);
  expect(await screen.findByText('Every line needs an answer first.')).toBeInTheDocument();
  expect(onPack).not.toHaveBeenCalled();
  await press('Ask the customer');
  await waitFor(() => expect(asked).toEqual([{ key: 'a', replacement: 2, gotAmount: 1000, called: false }]));
});

const BAY = { a: { outcome: 'replaced', replacement: 2 }, m: { outcome: 'got' } };
const marked = (marks: object) => window.localStorage.setItem('pack:5:7', JSON.stringify(marks));

test.each([
  ['while it is waited for', {}, /has been asked/, undefined],
  ['once it is agreed', { answer: 'yes' }, /has agreed/, { outcome: 'replaced', replacement: 2 }],
  ['once it is refused', { answer: 'no' }, /said no: it stays out/, { outcome: 'missing' }],
  ['without an answer', { askedAt: '2026-01-01T00:00:00Z' }, /No answer came/, { outcome: 'missing' }],
] as const)('a question %s', async (_name, given, said, packed) => {
  marked(BAY);
  const { press, onPack } = await setUp([line('a'), MILK], [question(given)]);
  expect(await screen.findByText(said)).toBeInTheDocument();
  await press(finish);
  if (!packed) expect(onPack).not.toHaveBeenCalled();
  else
    expect(onPack).toHaveBeenCalledWith([
      expect.objectContaining({ key: 'a', ...packed }),
      expect.objectContaining({ key: 'm', outcome: 'got' }),
    ]);
});

test('a replacement that needs a yes cannot be packed offline, only missing or another one', async () => {
  marked(BAY);
  const { press, onPack } = await setUp([line('a'), MILK]);
  act(() => switchOff(true));
  expect(await screen.findByText(/cannot be asked while you are offline/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask the customer' })).not.toBeInTheDocument();
  await press(finish);
  expect(onPack).not.toHaveBeenCalled();
  await press('More: Salt');
  await press('Missing');
  await press(finish);
  expect(onPack).toHaveBeenCalledWith([
    { key: 'a', outcome: 'missing' },
    { key: 'm', outcome: 'got', gotAmount: 1000 },
  ]);
});

test('a customer who wants a call is called before a choice; one who wants no replacement gets none', async () => {
  const { press, onPack } = await setUp([line('a', { ifMissing: 'call' }), { ...MILK, ifMissing: 'skip' }]);
  await press('More: Milk');
  expect(screen.queryByRole('button', { name: 'Replaced' })).not.toBeInTheDocument();
  await press('Missing');
  await press('More: Salt');
  await press('Replaced');
  expect(screen.getByRole('link', { name: 'Call: +995 555 10 20 30' })).toHaveAttribute(
    'href',
    'tel:+995555102030',
  );
  expect(screen.queryByRole('button', { name: /^Svan salt/ })).not.toBeInTheDocument();
  await press('I have called');
  await press(/^Svan salt/);
  await press(finish);
  expect(onPack).toHaveBeenCalledWith([
    expect.objectContaining({ key: 'a', replacement: 3, called: true }),
    { key: 'm', outcome: 'missing' },
  ]);
});

test('a line weighed beyond the order’s estimate is asked about', async () => {
  marked({ a: { outcome: 'got', got: '1450' } });
  const { asked, press } = await setUp([line('a')]);
  expect(await screen.findByText(/well above its estimate/)).toBeInTheDocument();
  await press('Ask the customer');
  await waitFor(() =>
    expect(asked).toEqual([{ key: 'a', replacement: null, gotAmount: 1450, called: false }]),
  );
});

test('no line can be pressed before it is in its place', async () => {
  signInAs({ id: 5, Name: 'Luka', Rolee: 'Courier' });
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(api('/stocks/products'), async () => {
      await asked;
      return HttpResponse.json({ data: SHOP });
    }),
  );
  renderPart(<PackPanel order={orderOf([line('a'), MILK])} onPack={vi.fn()} onChanged={() => undefined} />);
  expect(await screen.findByRole('button', { name: finish })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Got: / })).not.toBeInTheDocument();
  answer();
  expect((await screen.findAllByRole('button', { name: /^Got: / })).map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^B2Milk/),
    expect.stringMatching(/^B10Salt/),
  ]);
});
