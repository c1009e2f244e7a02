import { expect, test } from 'vitest';
import { UNITS } from '@/lib/domain/dish/types';
import { orderableAgain, orderableOf, type ListedItem } from '@/lib/forms/order/fromList';
import { linePrice } from '@/lib/domain/order/price';
import { estimateOf } from '@/lib/forms/order/quote';
import { ORDER_LIMITS } from '@/lib/domain/order/types';
import { CATEGORIES, PIECE_NAMES } from '@/lib/domain/product/types';
import { priceOf } from '@/lib/domain/shoplist/buy';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { at } from '@/tests/support/at';

const PRODUCTS = {
  milk: { packSize: 1030, gramsPerMl: 1.03 },
  tomato: { gramsPerPiece: 150 },
  spinach: {},
  cheese: {},
  sorrel: { sold: false },
  unpriced: { costTetri: null },
  water: { sold: false, costTetri: 0 },
};
type Given = Pick<ListedItem, 'amount' | 'unit'>;
const item = (name: keyof typeof PRODUCTS, given: Given = {}, id = 9): ListedItem => ({
  id,
  Name: name,
  product: { id: 1, Name: name, sold: true, costTetri: 100, ...PRODUCTS[name] },
  ...given,
});

test('unweighable lines are set aside with their reason, before any question', () => {
  const { lines, staying } = orderableOf([
    item('tomato', { amount: 75, unit: 'ml' }),
    item('tomato', { amount: 300, unit: 'gr' }, 10),
    item('spinach', { amount: 2, unit: 'Piece' }),
    item('sorrel', { amount: 2, unit: 'Piece' }),
    item('unpriced', { amount: 100, unit: 'gr' }),
    item('water', { amount: 500, unit: 'ml' }),
    { id: 1, Name: 'Napkins' },
  ]);
  expect(lines).toMatchObject([{ item: 10, amount: 300, unit: 'gr', asked: { amount: 300, unit: 'gr' } }]);
  expect(staying.map(({ Name, why }) => [Name, why])).toEqual([
    ['tomato', 'gramsPerMl'],
    ['spinach', 'gramsPerPiece'],
    ['sorrel', 'notSold'],
    ['unpriced', 'notSold'],
    ['water', 'nothing'],
    ['Napkins', 'notSold'],
  ]);
});

test('a line takes the list’s amount, and is open without one', () => {
  expect(orderableOf([item('milk', { amount: 135, unit: 'ml' }), item('cheese')]).lines).toMatchObject([
    { amount: 1000, unit: 'ml', packAmount: 1000, asked: { amount: 135, unit: 'ml' } },
    { amount: null, unit: 'gr', asked: null },
  ]);
});

test('lines that do not fit into one order stay', () => {
  const many = Array.from({ length: ORDER_LIMITS.lines + 1 }, (_, at) => item('milk', {}, at));
  const { lines, staying } = orderableOf(many);
  expect(lines).toHaveLength(ORDER_LIMITS.lines);
  expect(staying).toEqual([{ Name: 'milk', NameKa: null, why: 'tooMany' }]);
});

test('a repeated order has the old amounts, and names products no longer sold', () => {
  const { product: milk } = item('milk');
  const line = { key: 'a', Name: 'Milk', product: milk ?? null, amount: 2000, unit: 'ml' as const };
  const { lines, staying } = orderableAgain([
    line,
    { ...line, key: 'b', amount: 700 },
    { ...line, key: 'c', Name: 'Sorrel', product: item('sorrel').product ?? null },
    { ...line, key: 'd', Name: 'Gone', product: null },
  ]);
  expect(lines.map(({ amount, packAmount }) => [amount, packAmount])).toEqual([
    [2000, 1000],
    [700, null],
  ]);
  expect(staying.map(({ Name, why }) => [Name, why])).toEqual([
    ['Sorrel', 'notSold'],
    ['Gone', 'notSold'],
  ]);
});

/** Returns a generator of numbers from 0 up to below 1, the same in every run. */
function chances(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('any list’s sum equals the checkout’s, to the tetri', () => {
  const next = chances(7);
  const pick = <T>(of: readonly T[]): T => at(of, Math.floor(next() * of.length));
  const maybe = <T>(value: T): T | null => (next() < 0.6 ? value : null);
  const randomProduct = (id: number): ShopProduct => ({
    id,
    Name: `Product ${id}`,
    sold: next() < 0.8,
    category: pick(CATEGORIES),
    costTetri: next() < 0.05 ? null : Math.floor(next() * 900),
    gramsPerMl: maybe(Math.round((0.3 + next()) * 100) / 100),
    gramsPerPiece: maybe(Math.round(next() * 4000) / 10 + 0.1),
    pieceName: maybe(pick(PIECE_NAMES)),
    packSize: maybe(Math.floor(next() * 2000) + 5),
  });
  for (let round = 0; round < 500; round += 1) {
    const markupPercent = Math.round(next() * 300) / 10;
    const items = Array.from(
      { length: 1 + Math.floor(next() * 30) },
      (_, id): ListedItem & { amount: number | null } => ({
        id,
        Name: 'A line',
        product: next() < 0.1 ? null : randomProduct(id),
        ...(next() < 0.1
          ? { amount: null, unit: null }
          : { amount: Math.round(next() * 3_000_000) / 1000 + 0.001, unit: pick(UNITS) }),
      }),
    );
    const shown = priceOf(
      items.map(({ product = null, amount, unit = null }) => ({ product, amount, unit })),
      markupPercent,
    );
    const { lines } = orderableOf(items);
    // as the CMS adds up an order: line by line, in whole tetri
    const charged = lines.reduce(
      (sum, { amount, unit, facts }) =>
        sum + ((amount && facts && linePrice({ amount, unit, product: facts }, markupPercent)) || 0),
      0,
    );
    expect(shown.shopTetri).toBe(charged);
    const shop = { feeTetri: 500, zones: [], minimumTetri: 0, markupPercent };
    expect(estimateOf(lines, shop, null)).toMatchObject({ goodsTetri: charged, totalTetri: charged + 500 });
  }
});
