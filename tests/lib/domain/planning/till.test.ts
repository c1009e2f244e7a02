import { describe, expect, test } from 'vitest';
import { goodsOf, priceOfGoods, unitOf } from '@/lib/domain/planning/till';
import type { Usable } from '@/lib/domain/pantry/use';
import { given } from '@/tests/support/at';

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
const needed = (grams: number, times = 1) => ({ grams, pieces: 0, times });

describe('the price of goods', () => {
  const goods = given(goodsOf(flour, stock));

  test('is that of whole packs, with the markup of the shop', () => {
    expect(priceOfGoods(goods, needed(1))).toBe(330);
    expect(priceOfGoods(goods, needed(1001))).toBe(660);
    expect(unitOf(goods)).toEqual({ unit: 1000, tetri: 330 });
    const unsold = given(goodsOf({ ...flour, sold: false }, stock));
    expect(priceOfGoods(unsold, needed(500))).toBe(300);
  });

  test('is nothing for what no dish takes, and a pack for what one takes to taste', () => {
    expect(priceOfGoods(goods, needed(0, 0))).toBe(0);
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
    expect(priceOfGoods(goodsByPiece, { grams: 310, pieces: 310, times: 1 })).toBe(270);
    expect(priceOfGoods(goodsByPiece, { grams: 1600, pieces: 0, times: 1 })).toBe(960);
  });

  test('is unknown without a price, and none of water', () => {
    expect(goodsOf({ ...flour, costTetri: null }, stock)).toBeUndefined();
    expect(goodsOf({ id: 3, Name: 'Water', costTetri: 0, sold: false }, stock)).toBeUndefined();
  });
});
