import { expect, test } from 'vitest';
import { idsIn } from '@/lib/forms/dish/printedBook';

test('the address gives its ids without duplicates and ignores invalid ones', () => {
  expect(idsIn('3,1,3')).toEqual([3, 1]);
  expect(idsIn(['4', '5'])).toEqual([4, 5]);
  expect(idsIn('x,-1,0,2.5,7')).toEqual([7]);
  expect(idsIn(undefined)).toBeNull();
  expect(idsIn('none')).toBeNull();
});
