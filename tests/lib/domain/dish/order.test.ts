import { expect, test } from 'vitest';
import { inserted, moved, replaced, without } from '@/lib/domain/dish/order';

const list = ['a', 'b', 'c', 'd'];

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
])('moves %d to %d', (from, to, order) => expect(moved(list, from, to).join('')).toBe(order));

test('exchanges, takes out and puts in, and leaves the list it was given alone', () => {
  expect(replaced(list, 1, 'x').join('')).toBe('axcd');
  expect(without(list, 0).join('')).toBe('bcd');
  expect(inserted(list, 0, 'x').join('')).toBe('axbcd');
  expect(inserted(list, -1, 'x').join('')).toBe('xabcd');
  expect(list.join('')).toBe('abcd');
});
