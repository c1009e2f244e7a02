import { describe, expect, test } from 'vitest';
import { Basket, shelfOf } from '@/lib/domain/planning/basket';
import { goodsOf, unitOf, type Goods } from '@/lib/domain/planning/till';
import type { Usable } from '@/lib/domain/pantry/use';
import { given } from '@/tests/support/at';
import { candidate } from './problems';

const flour = { id: 1, Name: 'Flour', category: 'grains', packSize: 1000, costTetri: 30, sold: true };
const stock = { things: [], staples: [], markupPercent: 10 };
const at = (amount: number): Usable => ({
  key: 'flour',
  Name: 'Flour',
  amount,
  level: null,
  unit: 'gr',
  expiresOn: null,
  product: flour,
});
const needed = (grams: number, pieces = 0) => ({ grams, pieces });
/** Returns what a basket costs with one dish that takes this. */
function priceOfGoods(goods: Goods, { grams, pieces }: ReturnType<typeof needed>): number {
  const basket = new Basket(shelfOf([goods], [candidate({ id: 1, takes: [[0, grams, pieces]] })]));
  basket.add(0, 1, 1);
  return basket.total;
}

describe('the price of goods', () => {
  const goods = given(goodsOf(flour, stock));

  test('is that of whole packs, with the markup of the shop', () => {
    expect(priceOfGoods(goods, needed(1))).toBe(330);
    expect(priceOfGoods(goods, needed(1001))).toBe(660);
    expect(unitOf(goods)).toEqual({ unit: 1000, tetri: 330 });
    const unsold = given(goodsOf({ ...flour, sold: false }, stock));
    expect(priceOfGoods(unsold, needed(500))).toBe(300);
  });

  test('is that of a pack for what a dish takes to taste', () => {
    expect(priceOfGoods(goods, needed(0))).toBe(330);
  });

  test('leaves out what is at home, and staples', () => {
    const some = given(goodsOf(flour, { ...stock, things: [at(900)] }));
    expect([900, 901, 1900].map((grams) => priceOfGoods(some, needed(grams)))).toEqual([0, 330, 330]);
    const staple = given(goodsOf(flour, { ...stock, staples: [1] }));
    expect(priceOfGoods(staple, needed(5000))).toBe(0);
  });

  test('counts pieces where most of it is counted in pieces', () => {
    const pepper = {
      id: 2,
      Name: 'Pepper',
      category: 'vegetables',
      gramsPerPiece: 150,
      costTetri: 60,
      sold: false,
    };
    const goodsByPiece = given(goodsOf(pepper, stock));
    expect(priceOfGoods(goodsByPiece, needed(310, 310))).toBe(270);
    expect(priceOfGoods(goodsByPiece, needed(1600))).toBe(960);
  });

  test('is unknown without a price, and none of water', () => {
    expect(goodsOf({ ...flour, costTetri: null }, stock)).toBeUndefined();
    expect(goodsOf({ id: 3, Name: 'Water', costTetri: 0, sold: false }, stock)).toBeUndefined();
  });
});
