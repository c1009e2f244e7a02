import { expect, test } from 'vitest';
import { act, create, update } from '@/lib/api/strapi';

/** Calls that the compiler judges; none of them is made. */
const calls = {
  create: {
    known: () => create('weights', { day: '2026-11-22', kilograms: 70 }),
    // @ts-expect-error a weight has no such field
    unknown: () => create('weights', { day: '2026-11-22', kilograms: 70, pounds: 154 }),
    // @ts-expect-error a weight is a number
    other: () => create('weights', { day: '2026-11-22', kilograms: '70' }),
    // @ts-expect-error a weight is of a day
    lacking: () => create('weights', { kilograms: 70 }),
    // @ts-expect-error nobody creates a cooking by itself
    never: () => create('cookings', { day: '2026-11-22' }),
  },
  update: {
    // @ts-expect-error a weight has no such field, wherever it comes from
    unknown: (change: { kilograms: number; pounds: number }) => update('weights', 1, change),
    inside: (lines: readonly { product: number; grams: number }[]) =>
      // @ts-expect-error neither has a line of a recipe
      update('dishes', 1, { ingredients: lines }),
    // @ts-expect-error only the CMS sets it
    own: () => update('dishes', 1, { saveCount: 7 }),
    // @ts-expect-error a word outside of its vocabulary
    word: () => update('dishes', 1, { types: ['Brunch'] }),
  },
  act: {
    known: () => act('dishes', 1, 'save'),
    // @ts-expect-error no verb of a recipe
    verb: () => act('dishes', 1, 'publish'),
    // @ts-expect-error a report has a reason
    lacking: () => act('dishes', 1, 'report'),
    // @ts-expect-error no field of this verb
    unknown: () => act('dishes', 1, 'hide', { hidden: true, why: 'spam' }),
    // @ts-expect-error no field of any of the changes
    ofUnion: (change: { op: 'remove'; key: string; why: string }) => act('shoplists', 1, 'change', change),
  },
};

test('the compiler holds what is sent to the contract', () => {
  expect(Object.keys(calls)).toEqual(['create', 'update', 'act']);
});
