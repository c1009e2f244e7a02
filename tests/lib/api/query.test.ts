import { expect, expectTypeOf, test } from 'vitest';
import { sortOf, withQuery, type Conditions } from '@/lib/api/query';
import { findAll, findMany, findOne } from '@/lib/api/strapi';

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

/** Reads that the compiler judges; none of them is made. */
const reads = {
  filters: {
    known: () =>
      findMany('dishes', { filters: { $or: [{ calories: { $lte: 300 } }, { owner: { id: { $eq: 7 } } }] } }),
    // @ts-expect-error lists of recipes are not narrowed by it
    unknown: () => findMany('dishes', { filters: { servingAmount: { $eq: 4 } } }),
    // @ts-expect-error neither inside of an alternative
    inside: () => findMany('dishes', { filters: { $or: [{ servingAmount: { $eq: 4 } }] } }),
    // @ts-expect-error no comparison
    comparison: () => findMany('dishes', { filters: { calories: { $below: 300 } } }),
    elsewhere: (filters: { calories: { $lte: number }; servingAmount: object }) =>
      // @ts-expect-error nor from elsewhere
      findMany('dishes', { filters }),
  },
  sort: {
    known: () => findAll('dishes', { sort: ['rating:desc', 'id'] }),
    // @ts-expect-error recipes are not sorted by it
    unknown: () => findAll('dishes', { sort: 'servingAmount:asc' }),
    // @ts-expect-error no direction
    direction: () => findAll('dishes', { sort: 'Name:up' }),
  },
  fields: {
    // @ts-expect-error no field of a recipe
    unknown: () => findMany('dishes', { fields: ['Title'] }),
    // @ts-expect-error only `populate` shows it
    nested: () => findMany('dishes', { fields: ['owner'] }),
  },
  populate: {
    known: () => findOne('dishes', 1, { populate: { owner: { fields: ['Name'] } } }),
    // @ts-expect-error no relation of a recipe
    unknown: () => findOne('dishes', 1, { populate: { author: true } }),
    // @ts-expect-error no field of a person
    inside: () => findOne('dishes', 1, { populate: { owner: { fields: ['Title'] } } }),
  },
  others: {
    known: () => findMany('dishes', { contains: '1,2', reader: 'ka', pagination: { page: 2 } }),
    // @ts-expect-error no parameter of weights
    unknown: () => findMany('weights', { reader: 'ka' }),
  },
};

test('the compiler holds queries to the contract', () => {
  expect(Object.keys(reads)).toEqual(['filters', 'sort', 'fields', 'populate', 'others']);
});

test('a read has what its query shows', () => {
  const chosen = () => findOne('weights', 1, { fields: ['day'] });
  const whole = (query: Conditions<'weights'>) => findMany('weights', query);
  expectTypeOf(chosen).returns.resolves.toExtend<{ readonly id: number; readonly day: string }>();
  expectTypeOf(chosen).returns.resolves.not.toHaveProperty('kilograms');
  expectTypeOf(whole).returns.resolves.toExtend<{
    readonly data: readonly { readonly kilograms: number }[];
  }>();
});
