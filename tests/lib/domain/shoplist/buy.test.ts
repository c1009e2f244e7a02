import { expect, test } from 'vitest';
import type { Unit } from '@/lib/domain/dish/types';
import { boughtOf, faultOf, priceOf, priceOfLine } from '@/lib/domain/shoplist/buy';
import type { ShopProduct } from '@/lib/domain/shoplist/types';

const product = (Name: string, given: Partial<ShopProduct> = {}): ShopProduct => ({
  id: 1,
  Name,
  sold: true,
  ...given,
});
const P = {
  milk: product('Milk', { category: 'dairy', packSize: 1030, gramsPerMl: 1.03, costTetri: 48 }),
  egg: product('Egg', { packSize: 550, gramsPerPiece: 55, costTetri: 95 }),
  flour: product('Flour', { packSize: 1000, gramsPerMl: 0.53, costTetri: 25 }),
  tuna: product('Tuna', { packSize: 160 }),
  cream: product('Sour cream', { category: 'dairy', packSize: 200 }),
  bay: product('Bay leaf', { category: 'spices', packSize: 10, gramsPerPiece: 0.3, pieceName: 'leaf' }),
  tarragon: product('Tarragon', { gramsPerPiece: 50, pieceName: 'bunch' }),
  garlic: product('Garlic', { gramsPerPiece: 5, pieceName: 'clove' }),
  youngGarlic: product('Young garlic', { gramsPerPiece: 4, pieceName: 'clove' }),
  pomegranate: product('Pomegranate', { gramsPerPiece: 250, costTetri: 60 }),
  potato: product('Potato', { gramsPerPiece: 150 }),
  trout: product('Trout', { gramsPerPiece: 300, costTetri: 200 }),
  cabbage: product('Cabbage', { gramsPerPiece: 1500, pieceName: 'head' }),
  cheese: product('Cheese', { category: 'dairy' }),
  paprika: product('Paprika', { category: 'spices', gramsPerMl: 0.45 }),
  juice: product('Juice', { category: 'drinks', gramsPerMl: 1.06 }),
  honey: product('Honey', { gramsPerMl: 1.4 }),
  tomato: product('Tomato', { gramsPerPiece: 150 }),
  onion: product('Onion', { category: 'vegetables', gramsPerPiece: 110 }),
  matsoni: product('Matsoni', { category: 'dairy', packSize: 500, gramsPerPiece: 500, gramsPerMl: 1.03 }),
  shoti: product('Shotis puri', { category: 'grains', gramsPerPiece: 400 }),
  bread: product('Bread', { category: 'grains', packSize: 400, gramsPerPiece: 25 }),
  sulguni: product('Sulguni', { category: 'dairy', gramsPerPiece: 500 }),
  berry: product('Strawberry', { category: 'fruit', gramsPerPiece: 12 }),
};
type Case = [keyof typeof P, number | null, Unit | null, number, string, number | null];

test.each<Case>([
  // packs, by their size
  ['milk', 135, 'ml', 1000, 'ml', 1000],
  ['milk', 1200, 'ml', 2000, 'ml', 1000],
  ['milk', null, null, 1000, 'ml', 1000],
  ['egg', 9.341, 'Piece', 10, 'Piece', 10],
  ['flour', 562.5, 'gr', 1000, 'gr', 1000],
  ['flour', 1000.0000001, 'gr', 1000, 'gr', 1000],
  ['tuna', 2, 'Piece', 320, 'gr', 160],
  ['cream', 2, 'Table Spoon', 200, 'gr', 200],
  ['bay', 33, 'Piece', 10, 'gr', 10],
  ['bay', 34, 'Piece', 20, 'gr', 10],
  // a pot is not counted in dozens
  ['matsoni', 1625, 'gr', 2000, 'gr', 500],
  // bunches and pieces, rounded up; nobody cuts a loaf to a weight
  ['shoti', 750, 'gr', 2, 'Piece', null],
  ['shoti', 1600, 'gr', 4, 'Piece', null],
  ['tarragon', 6.3, 'gr', 1, 'Piece', null],
  ['tarragon', 51, 'gr', 2, 'Piece', null],
  ['tarragon', null, null, 1, 'Piece', null],
  ['pomegranate', 38, 'gr', 1, 'Piece', null],
  ['trout', 2.5, 'Piece', 3, 'Piece', null],
  ['cabbage', 400, 'gr', 1, 'Piece', null],
  ['onion', 442, 'gr', 4, 'Piece', null],
  ['onion', 187.5, 'gr', 2, 'Piece', null],
  // weighed goods, in the amounts people ask for
  ['potato', 442, 'gr', 450, 'gr', null],
  ['bread', null, null, 400, 'gr', 400],
  ['sulguni', 500, 'gr', 500, 'gr', null],
  ['sulguni', 1, 'Piece', 1, 'Piece', null],
  ['onion', 450, 'gr', 450, 'gr', null],
  ['onion', 1230, 'gr', 1250, 'gr', null],
  ['berry', 130, 'gr', 150, 'gr', null],
  ['potato', 900, 'gr', 900, 'gr', null],
  ['cabbage', 2000, 'gr', 2000, 'gr', null],
  ['garlic', 3, 'Piece', 50, 'gr', null],
  // garlic by the head
  ['garlic', 14, 'gr', 50, 'gr', null],
  ['garlic', 14, 'Piece', 100, 'gr', null],
  ['garlic', null, null, 50, 'gr', null],
  ['youngGarlic', 3, 'Piece', 40, 'gr', null],
  ['garlic', 330, 'gr', 350, 'gr', null],
  ['cheese', 66.25, 'gr', 100, 'gr', null],
  ['paprika', 4.7, 'gr', 10, 'gr', null],
  ['honey', 2, 'Table Spoon', 50, 'gr', null],
  // liquids
  ['juice', 730, 'ml', 750, 'ml', null],
])('%s, %s %s: %s %s', (name, amount, unit, bought, inUnit, packAmount) =>
  expect(boughtOf({ product: P[name], amount, unit })).toEqual({ amount: bought, unit: inUnit, packAmount }),
);

test('an unweighable line is not guessed, and names the missing weight', () => {
  const line = (name: keyof typeof P, amount: number | null, unit: Unit | null) => ({
    product: P[name],
    amount,
    unit,
  });
  expect([boughtOf(line('tomato', 75, 'ml')), faultOf(line('tomato', 75, 'ml'))]).toEqual([
    undefined,
    'gramsPerMl',
  ]);
  expect(faultOf(line('cheese', 2, 'Piece'))).toBe('gramsPerPiece');
  // more than one pack of sour cream, but how many?
  expect(faultOf(line('cream', 300, 'ml'))).toBe('gramsPerMl');
  expect([boughtOf(line('cheese', null, null)), faultOf(line('cheese', null, null))]).toEqual([
    undefined,
    undefined,
  ]);
  expect(boughtOf({ product: null, amount: 2, unit: 'Piece' })).toBeUndefined();
});

test('the shop’s markup applies to its goods, and to nothing else', () => {
  const line = { product: P.trout, amount: 2.5, unit: 'Piece' as const };
  expect(priceOfLine(line, 10)).toBe(1980);
  expect(priceOfLine({ ...line, product: { ...P.trout, sold: false } }, 10)).toBe(1800);
  expect(priceOfLine({ ...line, product: P.garlic }, 10)).toBeUndefined();
});

test('the totals are the shop’s price, the rest, and the number of lines without a price', () => {
  const lines = [
    { product: P.flour, amount: 500, unit: 'gr' as const },
    { product: { ...P.pomegranate, sold: false }, amount: 2, unit: 'Piece' as const },
    { product: product('Water', { sold: false, costTetri: 0 }), amount: 500, unit: 'gr' as const },
    { product: P.tomato, amount: 75, unit: 'ml' as const },
    { product: null, amount: null, unit: null },
  ];
  expect(priceOf(lines, 10)).toEqual({ shopTetri: 275, otherTetri: 300, others: 1, unknown: 2 });
});
