import { expect, test } from 'vitest';
import { isOneOf } from '@/lib/domain/isOneOf';

test.each([
  ['a', true],
  ['b', true],
  ['c', false],
  ['', false],
  [undefined, false],
])('tells if a value is in a closed list: %s', (value, is) => {
  expect(isOneOf(['a', 'b'] as const, value)).toBe(is);
});
