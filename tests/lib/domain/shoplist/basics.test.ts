import { expect, test } from 'vitest';
import { stapleIdeas, usualNow } from '@/lib/domain/shoplist/basics';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { at } from '@/tests/support/at';

const product = (id: number, Name: string): ShopProduct => ({ id, Name, sold: true });
const SHOP = ['Milk', 'Egg', 'White bread', 'Potato', 'Onion', 'Tomato', 'Banana', 'Salt', 'Sugar'].map(
  (Name, at) => product(at + 1, Name),
);
const thing = (one: ShopProduct) => ({ Name: one.Name, category: null, product: one });
const item = (one: ShopProduct | null, Name: string, given: object = {}) => ({
  product: one,
  Name,
  checked: false,
  atHome: false,
  ...given,
});
const names = (list: readonly { Name: string }[]) => list.map(({ Name }) => Name);

test('open and just ticked products are not offered again, those at home are', () => {
  const soap = { Name: 'Soap', category: null, product: null };
  const usual = [...SHOP.slice(0, 7).map(thing), soap];
  const list = [
    item(at(SHOP, 0), 'Milk'),
    item(at(SHOP, 1), 'Egg', { checked: true }),
    item(at(SHOP, 2), 'White bread', { atHome: true }),
    item(null, 'soap'),
  ];
  expect(names(usualNow(usual, SHOP, list))).toEqual(['White bread', 'Potato', 'Onion', 'Tomato', 'Banana']);
});

test('the shop’s basics are offered until more is usual', () => {
  expect(names(usualNow([thing(at(SHOP, 7))], SHOP, [item(at(SHOP, 0), 'Milk')]))).toEqual([
    'Salt',
    'White bread',
    'Egg',
    'Potato',
    'Onion',
    'Tomato',
  ]);
  expect(usualNow([], [], [])).toEqual([]);
});

test('common staples are proposed, except marked ones', () =>
  expect(names(stapleIdeas(SHOP, [{ id: 8 }]))).toEqual(['Sugar']));
