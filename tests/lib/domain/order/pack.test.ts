import { describe, expect, test } from 'vitest';
import {
  byPlace,
  candidatesFor,
  countedAs,
  faultOf,
  packedLine,
  proposedBy,
  rackOf,
  optimisticLines,
  type PackMark,
} from '@/lib/domain/order/pack';
import type { Stockable } from '@/lib/domain/storage/record';

const line = {
  ...({ key: 'a', amount: 500, unit: 'gr', priceTetri: 550 } as const),
  product: { id: 1, Name: 'Salt', NameKa: null },
} as const;
const sold = (id: number, given: Partial<Stockable> = {}): Stockable => ({
  id,
  Name: `P${id}`,
  NameKa: null,
  category: 'spices',
  priceTetri: 110,
  isFree: true,
  ...given,
});
const PACKED = sold(2, { packSize: 300, priceTetri: 100 });
const WEIGHED = sold(3);
const offered = new Map([sold(1), PACKED, WEIGHED].map((one) => [one.id, one]));

test.each<[PackMark, string | undefined]>([
  [{}, 'open'],
  [{ outcome: 'missing' }, undefined],
  [{ outcome: 'got' }, undefined],
  [{ outcome: 'got', got: '480,5' }, undefined],
  [{ outcome: 'got', got: '' }, 'amount'],
  [{ outcome: 'got', got: '0' }, 'amount'],
  [{ outcome: 'got', got: '750' }, undefined],
  [{ outcome: 'got', got: '5000' }, 'tooMuch'],
  [{ outcome: 'replaced' }, 'choose'],
  [{ outcome: 'replaced', replacement: 77 }, 'choose'],
  [{ outcome: 'replaced', replacement: 3, got: 'much' }, 'amount'],
  [{ outcome: 'replaced', replacement: 3, got: '750' }, undefined],
  [{ outcome: 'replaced', replacement: 3, got: '751' }, 'tooMuch'],
  [{ outcome: 'replaced', replacement: 2 }, undefined],
  [{ outcome: 'replaced', replacement: 2, got: '1,5' }, 'amount'],
  [{ outcome: 'replaced', replacement: 2, got: '4' }, 'tooMuch'],
])('%j is blocked by %s', (mark, fault) => expect(faultOf(line, mark, offered)).toBe(fault));

test('an amount is rounded as it is handed over', () => {
  expect(countedAs(line, { outcome: 'got' }, offered)).toMatchObject({ amount: 500, unit: 'gr', each: 1 });
  expect(countedAs(line, { outcome: 'replaced', replacement: 2 }, offered)).toEqual({
    amount: 2,
    unit: 'gr',
    each: 300,
    isWhole: true,
  });
  expect(countedAs(line, { outcome: 'replaced' }, offered)).toBeUndefined();
  expect(countedAs(line, { replacement: 3 }, offered)).toBeUndefined();
  expect(countedAs(line, { outcome: 'missing', replacement: 3 }, offered)).toBeUndefined();
});

describe('a marked line', () => {
  const proposed = (mark: PackMark) => proposedBy(line, mark, offered);
  test('costs what goes in', () => {
    expect(proposed({})).toMatchObject({ outcome: null, costsTetri: 550 });
    expect(proposed({ outcome: 'got', got: 'x' })).toMatchObject({ outcome: null, costsTetri: 550 });
    expect(proposed({ outcome: 'missing', got: '9' })).toMatchObject({ outcome: 'missing', costsTetri: 0 });
    expect(proposed({ outcome: 'got', got: '480' })).toMatchObject({ amount: 480, costsTetri: 528 });
    expect(proposed({ outcome: 'got', got: '480.0006' })).toMatchObject({ amount: 480.001 });
    expect(proposed({ outcome: 'replaced', replacement: 2 })).toMatchObject({
      outcome: 'replaced',
      replacement: 2,
      amount: 600,
      unit: 'gr',
      costsTetri: 600,
    });
    expect(proposed({ outcome: 'replaced', replacement: 2, got: '1' })).toMatchObject({
      amount: 300,
      costsTetri: 300,
    });
  });

  test('is sent in the CMS’s form, without a price', () => {
    expect(packedLine(proposed({ outcome: 'missing' }))).toEqual({ key: 'a', outcome: 'missing' });
    expect(packedLine(proposed({ outcome: 'got' }))).toEqual({ key: 'a', outcome: 'got', gotAmount: 500 });
    expect(packedLine(proposed({ outcome: 'replaced', replacement: 3 }), true)).toEqual({
      key: 'a',
      outcome: 'replaced',
      gotAmount: 500,
      called: true,
      replacement: 3,
      replacementUnit: 'gr',
    });
  });
});

test('is stored with the replacement’s facts on the device; other lines without', () => {
  const of = (mark: PackMark) => proposedBy(line, mark, offered);
  expect(optimisticLines([of({ outcome: 'replaced', replacement: 2 })], offered)).toEqual([
    {
      key: 'a',
      replacement: { id: 2, Name: 'P2', NameKa: null, pieceName: null },
      replacementUnit: 'gr',
      gotTetri: 600,
    },
  ]);
  expect(optimisticLines([of({ outcome: 'got' }), of({ outcome: 'missing' }), of({})], offered)).toEqual([]);
});

test('a product of the same food equals a known substitute; one with an allergen does not', () => {
  const all = [
    sold(1, { food: 7, allergens: [], substitutes: [{ product: 4, ratio: 1 }] }),
    sold(2, { food: 7, allergens: [] }),
    sold(3, { food: 8, allergens: [] }),
    sold(4, { food: 9, allergens: ['nuts'] }),
    sold(5, { food: 7, allergens: ['gluten'] }),
  ];
  const { best, near } = candidatesFor(line, new Map(all.map((one) => [one.id, one])));
  expect(best.map(({ product }) => product.id)).toEqual([2]);
  expect(near.map(({ product, brings }) => [product.id, brings.allergens])).toEqual([
    [3, []],
    [4, ['nuts']],
    [5, ['gluten']],
  ]);
});

test('a replacement must be in stock and priced, and comes from the line’s aisle first', () => {
  const all = [
    sold(1),
    sold(2),
    sold(3, { category: 'dairy' }),
    sold(4, { isFree: false }),
    sold(5, { priceTetri: null }),
    sold(6, { category: 'dairy', packSize: 1000 }),
  ];
  const { near, other } = candidatesFor(line, new Map(all.map((one) => [one.id, one])));
  expect(near.map(({ product }) => product.id)).toEqual([2]);
  expect(
    other.map(({ product, instead, differenceTetri }) => [product.id, instead.packs, differenceTetri]),
  ).toEqual([
    [3, null, 0],
    [6, 1, 550],
  ]);
});

test('a known substitute comes first, in the amount that replaces the line, within the limit', () => {
  const stands = (product: number, ratio: number) => ({ product, ratio });
  const all = [
    sold(1, { substitutes: [stands(3, 0.5), stands(2, 10), stands(4, 1), stands(9, 1)] }),
    PACKED,
    WEIGHED,
    sold(4, { isFree: false }),
    sold(5),
  ];
  const { best, near } = candidatesFor(line, new Map(all.map((one) => [one.id, one])));
  expect(best.map(({ product, instead, got }) => [product.id, instead.amount, instead.packs, got])).toEqual([
    [2, 900, 3, 3],
    [3, 250, null, 250],
  ]);
  expect(best[1]).toMatchObject({ instead: { priceTetri: 275 }, differenceTetri: -275 });
  expect(near.map(({ product }) => product.id)).toEqual([5]);
});

test('a substitute is proposed in whole grams and packs, rounded half up, and never beyond the limit', () => {
  const gotOf = (ratio: number, amount: number, product = WEIGHED) => {
    const all = [sold(1, { substitutes: [{ product: product.id, ratio }] }), product];
    const shelf = new Map(all.map((one) => [one.id, one]));
    return candidatesFor({ ...line, amount }, shelf).best.map(({ got }) => got);
  };
  expect(gotOf(0.333, 500)).toEqual([167]);
  expect(gotOf(2, 900, PACKED)).toEqual([4]);
  expect(gotOf(0.1, 300, PACKED)).toEqual([1]);
});

test('lines are in the order of their places', () => {
  const at = (id: number, ...places: string[]) => sold(id, { places });
  const shelves = new Map([at(1, 'A10'), at(2), at(3, 'A2', 'B1'), at(4, 'B1')].map((one) => [one.id, one]));
  const lines = [1, 2, 3, 4].map((id) => ({ product: { ...line.product, id } }));
  expect(byPlace(lines, shelves).map(({ product }) => product.id)).toEqual([3, 1, 4, 2]);
});

test('a shelf is the beginning of a line’s place, in letters of any script', () => {
  const places = ['A10', 'თარო 2', '12B', undefined];
  const shelves = new Map(places.map((place, id) => [id, sold(id, { places: place ? [place] : [] })]));
  const racks = places.map((_, id) => rackOf({ product: { ...line.product, id } }, shelves));
  expect(racks).toEqual(['A', 'თარო', '', '']);
});
