import { expect, test } from 'vitest';
import { inGrams, refusedProblem, seenProblem } from '@/lib/forms/order/problems';
import type { CheckoutLine } from '@/lib/forms/order/values';

const line: CheckoutLine = { key: 'a', product: 1, Name: 'Syrup', amount: 75, unit: 'ml', ifMissing: null };
const weighed = { ...line, facts: { id: 1, Name: 'Syrup', gramsPerMl: 0.98 } };
const quoted = { product: 1, priceTetri: 100, isAvailable: true };
const path = (field: string) => ['lines', '0', field];

test('each refusal of a line is a problem with a text and a fix', () => {
  expect(refusedProblem(weighed, { path: path('unit'), key: 'unitUnknown' })).toEqual({
    kind: 'unit',
    grams: 73.5,
  });
  expect(refusedProblem(line, { path: path('unit'), key: 'unitUnknown' })).toEqual({
    kind: 'unit',
    grams: null,
  });
  expect(refusedProblem(line, { path: path('product'), key: 'notSold' })).toEqual({ kind: 'notSold' });
  expect(refusedProblem(line, { path: path('product'), key: 'reference' })).toEqual({ kind: 'gone' });
  expect(refusedProblem(line, { path: path('item'), key: 'reference' })).toEqual({ kind: 'unlisted' });
  expect(refusedProblem(line, { path: path('item'), key: 'ordered' })).toEqual({ kind: 'ordered' });
  expect(refusedProblem(line, { path: path('amount'), key: 'amount' })).toEqual({ kind: 'amount' });
  expect(refusedProblem(line, { path: path('ifMissing'), key: 'choice' })).toEqual({
    kind: 'other',
    key: 'choice',
  });
  expect(refusedProblem(line, { path: path('x') })).toEqual({ kind: 'other', key: 'incorrect' });
});

test('"not in stock" is shown only for missing stock', () => {
  expect(seenProblem(line, undefined)).toBeUndefined();
  expect(seenProblem(line, quoted)).toBeUndefined();
  expect(seenProblem({ ...line, amount: null }, quoted)).toEqual({ kind: 'amount' });
  const refused = { ...quoted, priceTetri: null, isAvailable: false };
  expect(seenProblem(line, { ...refused, fault: 'unitUnknown' })).toEqual({ kind: 'unit', grams: null });
  expect(seenProblem(line, { ...refused, fault: 'notSold' })).toEqual({ kind: 'notSold' });
  expect(seenProblem(line, { ...refused, left: 0 })).toEqual({ kind: 'short', left: 0 });
});

test.each<[Partial<CheckoutLine>, number, number]>([
  [{ unit: 'gr' }, 173.4, 170],
  [{ unit: 'gr' }, 7.5, 7],
  [{ unit: 'Piece' }, 2.9, 2],
  [{ unit: 'ml', packAmount: 1000 }, 2400, 2000],
  [{ unit: 'ml', packAmount: 1000 }, 900, 0],
])('the rest %j, %s, allows an order of %s', (given, left, usable) =>
  expect(
    refusedProblem({ ...line, ...given }, { path: path('amount'), key: 'stockShort', values: { left } }),
  ).toEqual({
    kind: 'short',
    left: usable,
  }),
);

test('weighed goods are ordered in round grams, or the amount is still open', () => {
  expect(inGrams(weighed, 73.5)).toMatchObject({ amount: 100, unit: 'gr', packAmount: null });
  expect(inGrams(line, null)).toMatchObject({ amount: null, unit: 'gr' });
  expect(inGrams(line, 73.5)).toMatchObject({ amount: 74, unit: 'gr' });
});
