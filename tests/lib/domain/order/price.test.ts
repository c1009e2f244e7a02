import { expect, test } from 'vitest';
import {
  differenceOf,
  estimatedTotal,
  gotPrice,
  linePrice,
  priceOf100,
  roundTetri,
  toPay,
} from '@/lib/domain/order/price';

const flour = { Name: 'Flour', costTetri: 25 };

test('a price is rounded half up, once', () => {
  expect([0.5, 1.4999, 2.5, 1.005 * 100].map(roundTetri)).toEqual([1, 1, 3, 101]);
  expect(linePrice({ amount: 130, unit: 'gr', product: flour }, 0)).toBe(33);
});

test('the markup applies to the cost; a product without a price or weight has none', () => {
  expect(linePrice({ amount: 1000, unit: 'gr', product: flour }, 10)).toBe(275);
  expect(linePrice({ amount: 1, unit: 'Piece', product: flour }, 10)).toBeUndefined();
  expect(linePrice({ amount: 1, unit: 'gr', product: { Name: 'Salt' } }, 10)).toBeUndefined();
});

test('the price of 100 g is shown unchanged, and none without a price', () => {
  expect(priceOf100(flour, 10)).toBeCloseTo(27.5);
  expect(priceOf100({ Name: 'Water', costTetri: 0 }, 10)).toBe(0);
  expect([null, undefined].map((costTetri) => priceOf100({ Name: 'Salt', costTetri }, 10))).toEqual([
    null,
    null,
  ]);
});

test('the customer pays for the weighed amount and the replacement, and not for missing lines', () => {
  const line = { amount: 1000, priceTetri: 300 };
  expect(gotPrice({ ...line, outcome: 'got', gotAmount: 1100 })).toBe(330);
  expect(gotPrice({ ...line, outcome: 'got', gotAmount: null })).toBe(300);
  expect(gotPrice({ ...line, outcome: 'replaced', gotAmount: 500, gotTetri: 199 })).toBe(199);
  expect(gotPrice({ ...line, outcome: 'missing' })).toBe(0);
  expect(estimatedTotal([line, line], 500)).toBe(1100);
  expect(toPay([{ ...line, outcome: 'missing' }, line], 500)).toBe(800);
});

test('a packed line shows its price difference, an open one nothing', () => {
  const line = { amount: 1000, priceTetri: 300 };
  expect(differenceOf(line)).toBe(0);
  expect(differenceOf({ ...line, gotTetri: 540 })).toBe(0);
  expect(differenceOf({ ...line, outcome: 'missing' })).toBe(-300);
  expect(differenceOf({ ...line, outcome: 'got', gotAmount: 900 })).toBe(-30);
  expect(differenceOf({ ...line, outcome: 'replaced', gotTetri: 540 })).toBe(240);
});
