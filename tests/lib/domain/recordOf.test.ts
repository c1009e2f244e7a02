import { expect, test } from 'vitest';
import { recordOf } from '@/lib/domain/recordOf';

test('each name has its value, in the order of the names', () => {
  const record = recordOf(['b', 'a'], (name) => name.toUpperCase());
  expect(Object.entries(record)).toEqual([
    ['b', 'B'],
    ['a', 'A'],
  ]);
});
