import { expect, test } from 'vitest';
import { canHide, placeOf, REPORTED } from '@/lib/domain/access/people';

test('every reportable record has a page; all but products can be hidden', () => {
  expect(REPORTED.map((collection) => placeOf(collection, 4))).toEqual([
    '/dishes/4',
    '/products/4',
    '/mealplan/4',
    '/exercises/4',
    '/supplements/4',
    '/cookbooks/4',
  ]);
  expect(REPORTED.filter((collection) => !canHide(collection))).toEqual(['products']);
});

test.each(['users', 'constructor', ''])('%j has no page of its own', (collection) => {
  expect(placeOf(collection, 4)).toBeUndefined();
});
