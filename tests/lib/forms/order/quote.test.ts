import { expect, test } from 'vitest';
import { linePrice } from '@/lib/domain/order/price';
import { estimateOf } from '@/lib/forms/order/quote';

const FACTS = { Name: 'Flour', costTetri: 25 };
const SHOP = {
  feeTetri: 500,
  minimumTetri: 1000,
  markupPercent: 10,
  zones: [{ key: 'a', Name: 'Vake', feeTetri: 300 }],
};
const line = (product: number, amount: number | null, facts: object | null = FACTS) =>
  ({ product, amount, unit: 'gr', facts }) as never;

test('goods and fee make the sum, by each line’s price at the till', () => {
  const price = linePrice({ amount: 1000, unit: 'gr', product: FACTS }, 10) as number;
  expect(price).toBeGreaterThan(0);
  expect(estimateOf([line(1, 1000), line(2, 1000)], SHOP, 'a')).toEqual({
    lines: [1, 2].map((product) => ({ product, priceTetri: price, isAvailable: true })),
    goodsTetri: 2 * price,
    feeTetri: 300,
    totalTetri: 2 * price + 300,
    minimumTetri: 1000,
  });
});

test('a line without an amount or known price has none, and the rest counts', () => {
  const { lines, goodsTetri, totalTetri } = estimateOf([line(1, null), line(2, 100, null)], SHOP, null);
  expect(lines.map(({ priceTetri }) => priceTetri)).toEqual([null, null]);
  expect([goodsTetri, totalTetri]).toEqual([0, 500]);
});
