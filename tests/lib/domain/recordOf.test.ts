import { expect, test } from 'vitest';
import { recordOf } from '@/lib/domain/recordOf';

test('builds a record with a value for each key', () => {
  expect(recordOf(['a', 'bc'], (key) => key.length)).toEqual({ a: 1, bc: 2 });
});
