import { expect, test } from 'vitest';
import { inserted, moved, placed, replaced, without } from '@/lib/domain/moved';

const list = ['a', 'b', 'c', 'd'];

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
])('moves %d to %d', (from, to, order) => expect(moved(list, from, to).join('')).toBe(order));

test('swaps, removes and inserts, and leaves the given list unchanged', () => {
  expect(replaced(list, 1, 'x').join('')).toBe('axcd');
  expect(without(list, 0).join('')).toBe('bcd');
  expect(inserted(list, 0, 'x').join('')).toBe('axbcd');
  expect(inserted(list, -1, 'x').join('')).toBe('xabcd');
  expect(list.join('')).toBe('abcd');
});

test.each([
  ['e', 5, 'abcde'],
  ['x', 0, 'xabcd'],
  ['x', 2.5, 'abxcd'],
])('a selected %s keeps its place %d among those that have one', (entry, place, order) => {
  const places: Record<string, number> = { a: 1, b: 2, c: 3, d: 4, [entry]: place };
  expect(placed(list, entry, (one) => places[one]).join('')).toBe(order);
});

test('an entry without a place stays before the inserted one', () => {
  const places: Record<string, number> = { x: 1, d: 2 };
  expect(placed(list, 'x', (one) => places[one]).join('')).toBe('abcxd');
});
