import { expect, test } from 'vitest';
import { lackOf } from '@/lib/domain/pantry/lack';

const staple = { minimum: 500 };

test('the shortage is the rest up to the minimum, in its unit', () => {
  expect(lackOf({ staple, amount: 200, level: null, unit: 'gr' })).toEqual({
    amount: 300,
    unit: 'gr',
    there: 200,
  });
  expect(lackOf({ staple: { minimum: 6 }, amount: 4.5, level: null, unit: null })).toEqual({
    amount: 1.5,
    unit: 'Piece',
    there: 4.5,
  });
});

test('an uncounted item lacks all of it, and has no amount without a minimum', () => {
  const all = { amount: 500, unit: 'gr', there: null };
  expect(lackOf({ staple, amount: 0, level: 'gone', unit: 'gr' })).toEqual(all);
  expect(lackOf({ staple, amount: 0, level: 'low', unit: 'gr' })).toEqual(all);
  expect(lackOf({ staple: {}, amount: 0, level: 'low', unit: 'gr' })).toEqual({
    amount: null,
    unit: null,
    there: null,
  });
});
