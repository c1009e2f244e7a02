import { describe, expect, test } from 'vitest';
import { amountOf, placedAt, putAllAway, scannedMore } from '@/lib/domain/barcode/scanned';
import type { Barcode } from '@/lib/domain/barcode/types';
import { applyPantry } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { at } from '@/tests/support/at';
import { buildThing } from '@/tests/support/builders/pantry';

const TODAY = '2026-11-24';
const MILK: ShopProduct = {
  id: 7,
  Name: 'Milk',
  NameKa: 'რძე',
  category: 'dairy',
  calories: 60,
  fats: 3,
  carbs: 5,
  prots: 3,
  costTetri: null,
};
const code = (given: Partial<Barcode> = {}): Barcode => ({
  code: '4860103230584',
  product: MILK,
  Name: 'Milk',
  amount: 930,
  unit: 'ml',
  ...given,
});
const keys = () => {
  let at = 0;
  return () => `key-${(at += 1)}`;
};

describe('a scanned product', () => {
  test('goes to the fridge for its shelf life; scanned again it is one more pack', () => {
    const once = scannedMore([], code(), [], TODAY);
    expect(once).toMatchObject([{ packs: 1, place: 'fridge', expiresOn: '2026-12-01', amount: 930 }]);
    const twice = at(scannedMore(once, code(), [], TODAY), 0);
    expect([twice.packs, amountOf(twice)]).toEqual([2, 1860]);
    expect(scannedMore(once, code({ code: '4006381333931' }), [], TODAY)).toHaveLength(2);
  });

  test('goes to the place of the same product, and takes the shelf life of that place', () => {
    const there = buildThing({ product: MILK, place: 'cellar' });
    const scanned = at(scannedMore([], code(), [there], TODAY), 0);
    expect(scanned).toMatchObject({ place: 'cellar', expiresOn: null });
    expect(placedAt(scanned, 'freezer', TODAY)).toMatchObject({ place: 'freezer', expiresOn: '2027-02-22' });
  });

  test.each([
    ['as the household has said', code(), [930, 'ml']],
    [
      'else as the product is packed',
      code({ amount: null, unit: null, product: { ...MILK, packSize: 900 } }),
      [900, 'gr'],
    ],
    ['else by the pack', code({ amount: null, unit: null }), [1, 'Piece']],
    [
      'by the pack where nobody knows the product',
      code({ product: null, amount: null, unit: null }),
      [1, 'Piece'],
    ],
  ] as const)('is counted %s', (_how, barcode, expected) => {
    const { amount, unit } = at(scannedMore([], barcode, [], TODAY), 0);
    expect([amount, unit]).toEqual(expected);
  });
});

describe('putting away', () => {
  const put = (barcodes: readonly Barcode[], things: readonly PantryItem[] = []) => {
    const scanned = barcodes.reduce(
      (now: ReturnType<typeof scannedMore>, one) => scannedMore(now, one, things, TODAY),
      [],
    );
    return putAllAway(scanned, things, keys()).map(({ change }) => change);
  };

  test('makes a new item with its amount, place and date', () => {
    expect(put([code(), code()])).toMatchObject([
      {
        op: 'add',
        key: 'key-1',
        product: 7,
        Name: 'Milk',
        amount: 1860,
        unit: 'ml',
        place: 'fridge',
        expiresOn: '2026-12-01',
      },
    ]);
  });

  test('raises an existing item, also one that another code has just made', () => {
    const there = buildThing({ product: MILK, amount: 500, unit: 'ml', expiresOn: '2026-12-01' });
    expect(put([code()], [there])).toMatchObject([
      { op: 'move', key: there.key, delta: 930, reason: 'bought' },
    ]);
    const changes = put([code(), code({ code: '4006381333931' })]);
    expect(changes).toMatchObject([
      { op: 'add', key: 'key-1' },
      { op: 'move', key: 'key-1', delta: 930 },
    ]);
    const after = changes.reduce<PantryItem[]>((now, change) => applyPantry(now, change), []);
    expect(after).toMatchObject([{ amount: 1860 }]);
  });

  test('uses the food if the CMS has yet to find its product', () => {
    expect(put([code({ product: null, food: 12 })])).toMatchObject([{ op: 'add', food: 12 }]);
  });
});
