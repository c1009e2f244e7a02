import { expect, expectTypeOf, test } from 'vitest';
import { isKeyOf, keysOf } from '@/lib/domain/keysOf';

test('the keys of a table are those of its type, in its order', () => {
  const keys = keysOf({ b: 1, a: 2 });
  expect(keys).toEqual(['b', 'a']);
  expectTypeOf(keys).toEqualTypeOf<('a' | 'b')[]>();
});

test.each([
  ['a', true],
  ['c', false],
  ['toString', false],
])('tells if a table has its own entry: %s', (name, is) => {
  expect(isKeyOf({ b: 1, a: 2 }, name)).toBe(is);
});
