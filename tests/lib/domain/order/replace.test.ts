import { expect, test } from 'vitest';
import { linePrice, priceOf100 } from '@/lib/domain/order/price';
import { isWhole, replacementFor, type ChosenFacts } from '@/lib/domain/order/replace';
import type { Unit } from '@/lib/domain/dish/types';

const facts = (given: Partial<ChosenFacts> = {}): ChosenFacts => ({ Name: 'A', costTetri: 100, ...given });
const FLOUR = facts({ packSize: 1000 });
const EGGS = facts({ packSize: 550, gramsPerPiece: 55 });
const MILK = facts({ packSize: 1030, gramsPerMl: 1.03 });
const PARSLEY = facts({ gramsPerPiece: 50 });
const CHEESE = facts();

test.each<[string, [number, Unit], ChosenFacts, ChosenFacts, object]>([
  ['weighed for weighed', [480, 'gr'], CHEESE, facts(), { amount: 480, unit: 'gr', packs: null }],
  [
    'bay leaf for salt',
    [1000, 'gr'],
    FLOUR,
    facts({ packSize: 10 }),
    { amount: 1000, unit: 'gr', packs: 100 },
  ],
  ['whole packs', [1200, 'gr'], CHEESE, FLOUR, { amount: 2000, unit: 'gr', packs: 2 }],
  ['at least one pack', [5, 'gr'], CHEESE, FLOUR, { amount: 1000, unit: 'gr', packs: 1 }],
  ['packs measured in ml', [500, 'ml'], MILK, MILK, { amount: 1000, unit: 'ml', packs: 1 }],
  ['no extra pack through rounding', [2000, 'ml'], MILK, MILK, { amount: 2000, unit: 'ml', packs: 2 }],
  ['packs measured in pieces', [12, 'Piece'], PARSLEY, EGGS, { amount: 20, unit: 'Piece', packs: 2 }],
  ['a bunch for a bunch', [3, 'Piece'], facts({ gramsPerPiece: 80 }), PARSLEY, { amount: 3, unit: 'Piece' }],
  [
    'no two dried apricots for two lemons',
    [2, 'Piece'],
    facts({ gramsPerPiece: 100 }),
    facts({ gramsPerPiece: 8 }),
    { amount: 25, unit: 'Piece' },
  ],
  ['whole pieces for a mass', [120, 'gr'], CHEESE, PARSLEY, { amount: 3, unit: 'Piece', packs: null }],
  ['the mass of pieces', [3, 'Piece'], PARSLEY, CHEESE, { amount: 150, unit: 'gr', packs: null }],
  ['the mass of a volume', [500, 'ml'], MILK, CHEESE, { amount: 515, unit: 'gr', packs: null }],
])('%s', (_name, [amount, unit], original, chosen, wanted) => {
  const found = replacementFor({ amount, unit }, original, chosen, 10);
  expect(found).toMatchObject(wanted);
  expect(found?.priceTetri).toBe(found && linePrice({ ...found, product: chosen }, 10));
});

test('a replacement is refused if a weight or price is unknown', () => {
  expect(replacementFor({ amount: 2, unit: 'Piece' }, CHEESE, CHEESE, 0)).toBeUndefined();
  expect(replacementFor({ amount: 2, unit: 'gr' }, CHEESE, facts({ costTetri: null }), 0)).toBeUndefined();
});

test('the shop’s price of 100 g gives the same tetri as cost and markup', () => {
  for (let costTetri = 1; costTetri < 400; costTetri += 7)
    for (let grams = 1; grams < 3000; grams += 13) {
      const priced = facts({ costTetri: priceOf100(facts({ costTetri }), 12.5) });
      expect(linePrice({ amount: grams, unit: 'gr', product: priced }, 0)).toBe(
        linePrice({ amount: grams, unit: 'gr', product: facts({ costTetri }) }, 12.5),
      );
    }
  expect(priceOf100(facts({ costTetri: null }), 10)).toBeNull();
});

test('packs stay closed and pieces whole; weighed goods may have any amount', () => {
  expect([1000, 3000, 999.9999].map((grams) => isWhole(grams, FLOUR))).toEqual([true, true, true]);
  expect([1, 400, 1500].map((grams) => isWhole(grams, FLOUR))).toEqual([false, false, false]);
  expect([50, 75].map((grams) => isWhole(grams, PARSLEY))).toEqual([true, false]);
  expect(isWhole(123.4, CHEESE)).toBe(true);
  expect(isWhole(1000 * 1.03, MILK)).toBe(true);
});
