import { expect, test } from 'vitest';
import { idsIn } from '@/lib/forms/dish/book';

test('the ids that an address names, none twice; what is no id is passed over', () => {
  expect(idsIn('3,1,3')).toEqual([3, 1]);
  expect(idsIn(['4', '5'])).toEqual([4, 5]);
  expect(idsIn('x,-1,0,2.5,7')).toEqual([7]);
  expect(idsIn(undefined)).toBeNull();
  expect(idsIn('none')).toBeNull();
});
