import { expect, test } from 'vitest';
import { sortOf, withQuery } from '@/lib/api/query';

test('chooses ? or & by the path', () => {
  expect(withQuery('dishes', { id: 7 })).toBe('dishes?id=7');
  expect(withQuery('dishes?populate=deep,5', { id: 7 })).toBe('dishes?populate=deep,5&id=7');
  expect(withQuery('dishes', {})).toBe('dishes');
});

test('writes nested names in brackets and leaves out absent values', () => {
  const query = {
    filters: { $and: [{ calories: { $lte: 300 } }], name: undefined },
    fasting: true,
    none: null,
  };
  expect(decodeURIComponent(withQuery('dishes', query))).toBe(
    'dishes?filters[$and][0][calories][$lte]=300&fasting=true',
  );
});

test('escapes typed text, so that it cannot change the query', () => {
  expect(withQuery('dishes', { _q: 'a&b=c ხაჭო' })).toBe(
    'dishes?_q=a%26b%3Dc%20%E1%83%AE%E1%83%90%E1%83%AD%E1%83%9D',
  );
});

test('sorts descending by a minus', () => {
  expect([sortOf('Name'), sortOf('-calories')]).toEqual(['Name:asc', 'calories:desc']);
});
