import { expect, test } from 'vitest';
import { loadCms, type Given } from '../check';

const { outcomeFaults } = await loadCms('orders/outcome.ts');

const facts = { costTetri: 100, packSize: null, gramsPerPiece: null, gramsPerMl: null, sold: true };
const [SALT, NEAR, DEAR, PACKS, BUNCHES, OWN] = [1, 2, 3, 4, 5, 6];
const PRODUCTS = new Map<number, Given>([
  [SALT, facts],
  [NEAR, { ...facts, costTetri: 110 }],
  [DEAR, { ...facts, costTetri: 400 }],
  [PACKS, { ...facts, costTetri: 20, packSize: 700 }],
  [BUNCHES, { ...facts, costTetri: 20, gramsPerPiece: 50 }],
  [OWN, { ...facts, costTetri: 5, sold: false }],
]);
const LINE = { key: 'a', product: SALT, amount: 1000, unit: 'gr', priceTetri: 1100, ifMissing: 'replace' };

/** Returns the faults of this outcome for a line of a kilogram, whose customer wants a replacement. */
const faults = (given: Given, line: Given = {}): string[] =>
  outcomeFaults(
    { ...LINE, ...line },
    { key: 'a', outcome: 'got', gotAmount: null, replacement: null, replacementUnit: null, ...given },
    PRODUCTS,
  ).map(({ path, key }: { path: string[]; key: string }) => `${path.join('.')}: ${key}`);
const replaced = (replacement: number, gotAmount: number | null = null) => ({
  outcome: 'replaced',
  replacement,
  gotAmount,
});

test.each([
  ['an opened pack', PACKS, 1000],
  ['more packs than half as much again', PACKS, 2800],
  ['half a piece', BUNCHES, 2.5],
  ['half as much again', NEAR, 1501],
])('a replacement is not %s', (_what, product, amount) => {
  expect(faults(replaced(product, amount))).toEqual(['gotAmount: amount']);
});

test.each([
  ['whole packs', PACKS, 1400],
  ['whole pieces', BUNCHES, 19],
  ['up to half as much again', NEAR, 1500],
  ['the line’s own amount, if none is given', DEAR, null],
])('a replacement may be %s', (_what, product, amount) => {
  expect(faults(replaced(product, amount))).toEqual([]);
});

test.each([
  ['a product that the shop does not sell', replaced(OWN), {}, ['replacement: notSold']],
  ['the product itself', replaced(SALT), {}, ['replacement: notSold']],
  ['nothing', { outcome: 'replaced' }, {}, ['replacement: required']],
  [
    'anything if the customer wants no replacement',
    replaced(DEAR),
    { ifMissing: 'skip' },
    ['outcome: choice'],
  ],
  ['anything on a line that was got', { replacement: DEAR }, {}, ['replacement: choice']],
])('a line cannot be replaced by %s', (_what, given, line, told) => {
  expect(faults(given, line)).toEqual(told);
});

test('half as much again as ordered is accepted, and no more', () => {
  expect(faults({ gotAmount: 1500 })).toEqual([]);
  expect(faults({ gotAmount: 1501 })).toEqual(['gotAmount: amount']);
});
