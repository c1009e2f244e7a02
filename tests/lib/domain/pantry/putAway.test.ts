import { describe, expect, test } from 'vitest';
import { applyPantry } from '@/lib/domain/pantry/change';
import { putAway, puttingOf } from '@/lib/domain/pantry/putAway';
import { at } from '@/tests/support/at';
import { buildThing } from '../../../support/builders/pantry';

const LINE = '00000000-0000-4000-8000-0000000000a1';
const MILK = { id: 9, Name: 'Milk', category: 'dairy', packSize: 1030, gramsPerMl: 1.03 };
const line = (given: object = {}) => ({
  key: LINE,
  product: MILK,
  Name: 'Milk',
  amount: 1500,
  unit: 'ml' as const,
  category: 'dairy' as const,
  ...given,
});
const milk = (given: object = {}) =>
  buildThing({ product: MILK, Name: 'Milk', amount: 500, unit: 'ml', expiresOn: '2026-12-01', ...given });
const TODAY = '2026-11-24';

describe('the proposal for a bought line', () => {
  test('is the bought amount, in the place of its aisle, for its usual shelf life', () => {
    expect(puttingOf(line(), [], TODAY)).toEqual({
      amount: 2000,
      unit: 'ml',
      place: 'fridge',
      expiresOn: '2026-12-01',
    });
  });

  test('uses the place of existing items; uncounted ones stay "some"', () => {
    const candles = line({ product: null, Name: 'Candles', amount: null, unit: null, category: 'other' });
    const things = [buildThing({ Name: 'candles', place: 'balcony' })];
    expect(puttingOf(candles, things, TODAY)).toEqual({
      amount: null,
      unit: null,
      place: 'balcony',
      expiresOn: null,
    });
    const { change } = putAway(candles, puttingOf(candles, things, TODAY), things, '0');
    expect(change).toMatchObject({ op: 'add', Name: 'Candles', level: 'some', reason: 'bought' });
    expect(change).not.toHaveProperty('product');
  });
});

describe('putting away', () => {
  const putting = puttingOf(line(), [], TODAY);

  test('makes an item under the line’s own key, so that two phones make one', () => {
    const first = putAway(line(), putting, [], '0');
    expect(first.change).toMatchObject({ op: 'add', key: LINE, product: 9, amount: 2000, unit: 'ml' });
    const there = applyPantry([], first.change);
    expect(applyPantry(there, putAway(line(), putting, [], '0').change)).toEqual(there);
    expect(applyPantry(there, first.back)).toEqual([]);
  });

  test('raises an existing item of the same unit and date, by a step with the same key on both phones', () => {
    const one = putAway(line(), putting, [milk()], '2026-11-24 0');
    expect(one.change).toMatchObject({ op: 'move', key: milk().key, delta: 2000, reason: 'bought' });
    expect(putAway(line(), putting, [milk()], '2026-11-24 0')).toEqual(one);
    expect(at(applyPantry([milk()], one.change), 0).amount).toBe(2500);
    expect(one.back).toMatchObject({ op: 'undo', undoes: 'move' in one.change && one.change.move });
    // a second purchase is another step
    expect(putAway(line(), putting, [milk()], '2026-11-24 1').change).not.toEqual(one.change);
  });

  test.each([
    ['another date', { expiresOn: '2026-11-30' }],
    ['another unit', { unit: 'gr' }],
    ['another place', { place: 'freezer' }],
    ['an uncounted item', { amount: 0, level: 'low' }],
    ['another item', { product: { ...MILK, id: 10 } }],
  ])('keeps %s separate', (_, given) => {
    expect(putAway(line(), putting, [milk(given)], '0').change).toMatchObject({ op: 'add', key: LINE });
  });

  test('uses another key if an earlier purchase has the line’s own', () => {
    const before = milk({ key: LINE, expiresOn: '2026-11-25' });
    const { change, back } = putAway(line(), putting, [before], '0');
    expect(change.op).toBe('add');
    expect(change.key).not.toBe(LINE);
    expect(back).toEqual({ op: 'remove', key: change.key });
  });
});
