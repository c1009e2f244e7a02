import { expect, test } from 'vitest';
import { countFilters, NO_FILTERS, readFilters, writeFilters } from '@/lib/forms/dish/filters';

test('an empty address is the list without filters', () => {
  expect(readFilters({})).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toEqual({});
});

test('every choice survives the way through the address', () => {
  const filters = {
    q: 'ხაჭაპური & cheese',
    type: 'Lunch' as const,
    diet: ['Vegan' as const, 'Gluten Free' as const],
    fasting: true,
    fits: true,
    time: 30,
    kcal: 400,
    cost: 2.5,
    contains: [12, 15],
    lacks: [7],
    tags: ['სწრაფი', 'for guests'],
    own: ['mine' as const, 'saved' as const],
    rating: 4,
    cookbook: 9,
    toCheck: true,
    language: 'all' as const,
    sort: 'saved' as const,
    page: 3,
  };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(countFilters(filters)).toBe(17);
});

test('older addresses name one part of the library', () => {
  expect(readFilters({ part: 'saved' }).own).toEqual(['saved']);
  expect(readFilters({ part: 'saved', own: 'mine' }).own).toEqual(['mine']);
});

test.each([
  [{ type: 'Brunch', sort: 'random', page: '-3', time: 'abc', language: 'de', kcal: '-1' }],
  [{ diet: 'Raw,,', contains: 'x,0,-1,1.5', page: '0', cost: 'Infinity' }],
])('nonsense in the address is left out: %o', (query) => expect(readFilters(query)).toEqual(NO_FILTERS));

test('the first of two equal parameters counts, and ids count once', () => {
  expect(readFilters({ q: ['a', 'b'], contains: '5,5,6' })).toMatchObject({ q: 'a', contains: [5, 6] });
});
