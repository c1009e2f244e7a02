import { describe, expect, test } from 'vitest';
import { coverOf, identityKey, thingsFor, type Usable, type Wanted } from '@/lib/domain/pantry/use';
import { seeded } from '@/lib/domain/random';
import type { ShopProduct } from '@/lib/domain/shoplist/types';

const flour: ShopProduct & { food?: number | null } = { id: 1, Name: 'Flour', gramsPerMl: 0.5 };
const thing = (given: Partial<Usable> & { key: string }): Usable => ({
  Name: 'Flour',
  product: flour,
  amount: 0,
  level: null,
  unit: 'gr',
  expiresOn: null,
  ...given,
});
const wanted = (amount: number | null, given: Partial<Wanted> = {}): Wanted => ({
  product: flour,
  Name: 'Flour',
  unit: 'gr',
  ...given,
  amount,
});

describe('coverOf', () => {
  test('takes first-expiring items first, and at most the requested amount', () => {
    const things = [
      thing({ key: 'late', amount: 500, expiresOn: '2026-12-30' }),
      thing({ key: 'never', amount: 500 }),
      thing({ key: 'soon', amount: 300, expiresOn: '2026-12-01' }),
    ];
    const { takings, missing, isEnough } = coverOf(wanted(400), things);
    expect(takings.map(({ item, amount }) => [item.key, amount])).toEqual([
      ['soon', 300],
      ['late', 100],
    ]);
    expect({ missing, isEnough }).toEqual({ missing: 0, isEnough: true });
  });

  test('counts in the unit of each item, parts of pieces too', () => {
    const egg: ShopProduct = { id: 2, Name: 'Egg', gramsPerPiece: 60 };
    const eggs = thing({ key: 'eggs', product: egg, Name: 'Egg', amount: 6, unit: 'Piece' });
    const cover = coverOf(wanted(90, { product: egg, Name: 'Egg' }), [eggs]);
    expect(cover.takings).toEqual([{ item: eggs, amount: 1.5 }]);
    const spoons = coverOf(wanted(2, { unit: 'Table Spoon' }), [thing({ key: 'a', amount: 10 })]);
    expect(spoons).toMatchObject({ takings: [{ amount: 10 }], isEnough: false });
    expect(spoons.missing).toBeCloseTo(2 - 10 / 7.5, 3);
  });

  test('takes "some" as enough, "low" as less and "gone" as nothing', () => {
    expect(coverOf(wanted(400), [thing({ key: 'a', level: 'some' })])).toMatchObject({
      isEnough: true,
      missing: 0,
    });
    expect(coverOf(wanted(400), [thing({ key: 'a', level: 'low' })])).toMatchObject({
      isEnough: false,
      missing: 400,
    });
    expect(coverOf(wanted(400), [thing({ key: 'a', level: 'gone' })])).toEqual({
      takings: [],
      missing: 400,
      isEnough: false,
    });
  });

  test('takes an existing item as covering a request without an amount, and a missing one as missing', () => {
    expect(coverOf(wanted(null), [thing({ key: 'a', amount: 3 })])).toMatchObject({
      isEnough: true,
      missing: null,
    });
    expect(coverOf(wanted(null), [])).toMatchObject({ isEnough: false, missing: null });
  });

  test('trusts that incomparable amounts are enough', () => {
    const salt: ShopProduct = { id: 3, Name: 'Salt' };
    const there = thing({ key: 'salt', product: salt, Name: 'Salt', amount: 500 });
    expect(coverOf(wanted(1, { product: salt, Name: 'Salt', unit: 'Spoon' }), [there])).toEqual({
      takings: [{ item: there, amount: null }],
      missing: 0,
      isEnough: true,
    });
  });

  test('never takes more than there is or is requested, and reports the rest as missing', () => {
    const random = seeded(20);
    const upTo = (most: number) => Math.floor(random() * most) + 1;
    for (let round = 0; round < 200; round++) {
      const there = Array.from({ length: upTo(7) - 1 }, () => upTo(2000));
      const asked = upTo(5000);
      const things = there.map((amount, at) => thing({ key: String(at), amount }));
      const { takings, missing, isEnough } = coverOf(wanted(asked), things);
      const sum = takings.reduce((all, { amount }) => all + (amount ?? 0), 0);
      const total = there.reduce((all, amount) => all + amount, 0);
      expect([sum, missing, isEnough]).toEqual([Math.min(asked, total), asked - sum, total >= asked]);
      for (const { item, amount } of takings) expect(amount).toBeLessThanOrEqual(item.amount);
    }
  });
});

describe('samenessOf', () => {
  test('is the food before the product before the name', () => {
    const whole = { ...flour, id: 9, food: 7 };
    const white = { ...flour, food: 7 };
    expect(identityKey({ product: whole, Name: '' })).toBe(identityKey({ product: white, Name: 'x' }));
    expect(identityKey({ product: flour, Name: '' })).not.toBe(identityKey({ product: whole, Name: '' }));
    expect(identityKey({ product: null, Name: ' Candles ' })).toBe(
      identityKey({ product: null, Name: 'candles' }),
    );
    const candles = thing({ key: 'a', product: null, Name: 'Candles', level: 'some' });
    expect(thingsFor(wanted(null, { product: null, Name: 'candles' }), [candles])).toEqual([candles]);
  });
});
