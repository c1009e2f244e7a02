import { expect, test } from 'vitest';
import { needed, numberOf } from '@/lib/forms/typed';

test('a field has a number, or none', () => {
  expect([numberOf(1.5), numberOf(0), numberOf('1 and a half'), numberOf(null)]).toEqual([
    1.5,
    0,
    null,
    null,
  ]);
});

test('a needed number that is missing is sent as null', () => {
  expect(JSON.stringify([needed(0), needed(null), needed(undefined)])).toBe('[0,null,null]');
});
