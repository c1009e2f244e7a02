import { describe, expect, test } from 'vitest';
import { applyPantry } from '@/lib/domain/pantry/change';
import { putAway, puttingOf } from '@/lib/domain/pantry/putAway';
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

describe('what is proposed', () => {
  test('is what the list says is bought, where its aisle is kept, for as long as it usually keeps', () => {
    expect(puttingOf(line(), [], TODAY)).toEqual({
      amount: 2000,
      unit: 'ml',
      place: 'fridge',
      expiresOn: '2026-12-01',
    });
  });

  test('lies where such things lie already; of what nobody counted there is some', () => {
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

  test('makes a thing under the line’s own key, so that two phones make one', () => {
    const first = putAway(line(), putting, [], '0');
    expect(first.change).toMatchObject({ op: 'add', key: LINE, product: 9, amount: 2000, unit: 'ml' });
    const there = applyPantry([], first.change);
    expect(applyPantry(there, putAway(line(), putting, [], '0').change)).toEqual(there);
    expect(applyPantry(there, first.back)).toEqual([]);
  });

  test('raises what lies there of the same unit and date, by a step that both phones name alike', () => {
    const one = putAway(line(), putting, [milk()], '2026-11-24 0');
    expect(one.change).toMatchObject({ op: 'move', key: milk().key, delta: 2000, reason: 'bought' });
    expect(putAway(line(), putting, [milk()], '2026-11-24 0')).toEqual(one);
    expect(applyPantry([milk()], one.change)[0].amount).toBe(2500);
    expect(one.back).toMatchObject({ op: 'undo', undoes: 'move' in one.change && one.change.move });
    // a second purchase is another step
    expect(putAway(line(), putting, [milk()], '2026-11-24 1').change).not.toEqual(one.change);
  });

  test.each([
    ['another date', { expiresOn: '2026-11-30' }],
    ['another unit', { unit: 'gr' }],
    ['another place', { place: 'freezer' }],
    ['what nobody counts', { amount: 0, level: 'low' }],
    ['another thing', { product: { ...MILK, id: 10 } }],
  ])('leaves %s beside it', (_, given) => {
    expect(putAway(line(), putting, [milk(given)], '0').change).toMatchObject({ op: 'add', key: LINE });
  });

  test('takes another key where the line’s own stands for what was bought before', () => {
    const before = milk({ key: LINE, expiresOn: '2026-11-25' });
    const { change, back } = putAway(line(), putting, [before], '0');
    expect(change.op).toBe('add');
    expect(change.key).not.toBe(LINE);
    expect(back).toEqual({ op: 'remove', key: change.key });
  });
});
