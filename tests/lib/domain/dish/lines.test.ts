import { expect, test } from 'vitest';
import { linesOf } from '@/lib/domain/dish/lines';

test('lines outside the sections come first, then those of each section in its order', () => {
  const sections = [{ ingredients: ['c', 'b'] }, { ingredients: [] }, { ingredients: ['a'] }];
  expect(linesOf({ ingredients: ['z'], sections })).toEqual(['z', 'c', 'b', 'a']);
  expect(linesOf({ ingredients: [], sections: [] })).toEqual([]);
});
