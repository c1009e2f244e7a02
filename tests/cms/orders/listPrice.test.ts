import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { UNITS } from '@/lib/domain/dish/types';
import { orderableOf, type ListedItem } from '@/lib/forms/order/fromList';
import { priceOf } from '@/lib/domain/shoplist/buy';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { at } from '@/tests/support/at';
import { api, faults, people } from '../support/api';
import { made, makeProduct } from '../support/records';
import { addItem, makeList, readItems } from '../shoplists/support';
import { orderLine, place, placed, readShop, stocked } from './support';

const user = () => people().user;

/** Products as a shop has them: by weight, pack or piece, with and without a weight per ml. */
const KINDS: readonly Record<string, unknown>[] = [
  { costTetri: 37 },
  { costTetri: 48, packSize: 1030, gramsPerMl: 1.03 },
  { costTetri: 95, packSize: 550, gramsPerPiece: 55 },
  { costTetri: 180, gramsPerPiece: 50, pieceName: 'bunch' },
  { costTetri: 123, gramsPerPiece: 5, pieceName: 'clove' },
  { costTetri: 61, gramsPerPiece: 250, gramsPerMl: 0.9, category: 'fruit' },
  { costTetri: 501, packSize: 20, gramsPerMl: 0.45, category: 'spices' },
];

const flat = ({ product, ...item }: Record<string, unknown>): ListedItem & { amount: number | null } => {
  const data = (product as { data: { id: number; attributes: object } | null }).data;
  return { ...item, product: data && { id: data.id, ...data.attributes } } as never;
};

test('the sum of a list equals the goods of its quote and order, to the tetri', async () => {
  const products = await Promise.all(KINDS.map((kind) => stocked(1_000_000, kind)));
  const unsold = await makeProduct(user(), { costTetri: 90 });
  const list = await makeList(user());
  for (const [index, { id }] of [...products, unsold].entries()) {
    const [amount, unit] = at(
      [
        [17.3, 'gr'],
        [333, 'ml'],
        [2.5, 'Piece'],
        [3, 'Table Spoon'],
      ],
      index % 4,
    );
    await addItem(user(), list.id, { Name: `Line ${index}`, product: id, amount, unit });
    const of = UNITS[index % UNITS.length];
    await addItem(user(), list.id, {
      Name: `More ${index}`,
      product: id,
      amount: 41.7 * (index + 1),
      unit: of,
    });
  }
  const items = (await readItems(user(), list.id)).map(flat);
  const { markupPercent } = await readShop();
  const shown = priceOf(
    items as { product: ShopProduct | null; amount: number | null; unit: null }[],
    markupPercent,
  );
  const { lines, staying } = orderableOf(items);
  expect(lines.length).toBeGreaterThan(9);
  expect(staying.map(({ why }) => why)).toContain('gramsPerMl');
  const asked = lines.map(({ product, amount, unit }) => ({ product, amount, unit }));
  const { data: quote } = await api(user()).act('orders/quote', { lines: asked });
  expect(quote.lines.every((line: { fault: unknown }) => line.fault === null)).toBe(true);
  expect(quote.goodsTetri).toBe(shown.shopTetri);
  const { attributes } = await placed(asked, { quotedTetri: quote.totalTetri, shoplist: list.id });
  expect(attributes.estimatedTetri - attributes.feeTetri).toBe(shown.shopTetri);
});

test('a quote says why a line cannot be taken unchanged, and how much is there', async () => {
  const tomato = await stocked(500, { gramsPerPiece: 150 });
  const own = await makeProduct(user(), { costTetri: 100 });
  const { data } = await api(user()).act('orders/quote', {
    lines: [
      orderLine(tomato.id, { amount: 75, unit: 'ml' }),
      orderLine(own.id),
      orderLine(2_147_483_647),
      orderLine(tomato.id, { amount: 600 }),
      orderLine(tomato.id, { amount: 2, unit: 'Piece' }),
    ],
  });
  expect(data.lines).toMatchObject([
    { fault: 'unitUnknown', priceTetri: null, isAvailable: false, left: null },
    { fault: 'notSold', priceTetri: null, isAvailable: false, left: null },
    { fault: 'notSold', priceTetri: null, isAvailable: false, left: null },
    { fault: null, isAvailable: false, left: 500 },
    { fault: null, isAvailable: true, left: null },
  ]);
  expect(data.lines[3].priceTetri).toBeGreaterThan(0);
});

test('stock by the piece for a line in grams is a unit that cannot be weighed, not a shortage', async () => {
  const melon = await stocked(20, { unit: 'Piece' });
  const { data } = await api(user()).act('orders/quote', { lines: [orderLine(melon.id)] });
  expect(data.lines).toMatchObject([{ fault: 'unitUnknown', isAvailable: false }]);
  const refused = await place([orderLine(melon.id)]);
  expect(refused.status).toBe(400);
  expect(faults(refused)).toEqual(['lines.0.unit: unitUnknown']);
});

test('a quote names a line or list that has gone meanwhile', async () => {
  const flour = await stocked(10_000);
  const list = await makeList(user());
  await addItem(user(), list.id, { Name: 'Flour', product: flour.id, amount: 1000, unit: 'gr' });
  const [{ id: item, key }] = await readItems(user(), list.id);
  made(
    await api(user()).post(
      `shoplists/${list.id}/change`,
      { op: 'remove', key },
      { 'Idempotency-Key': randomUUID() },
    ),
  );
  expect(faults(await place([orderLine(flour.id, { item })], { shoplist: list.id }))).toEqual([
    'lines.0.item: reference',
  ]);
  made(await api(user()).delete(`shoplists/${list.id}`));
  expect(faults(await place([orderLine(flour.id)], { shoplist: list.id }))).toEqual(['shoplist: reference']);
});
