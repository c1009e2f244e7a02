import { expect, test } from 'vitest';
import { cleanServings, factorsOf, servingsOf, shareOf } from '@/lib/domain/mealplan/servings';
import { given } from '@/tests/support/at';

const eater = (key: string, factor: number, user?: number) => ({
  key,
  Name: key,
  factor,
  user: user ?? null,
});
const TABLE = [eater('nino', 1, 7), eater('luka', 0.5), eater('dato', 1.5, 8)];
const NOTHING = {} as Parameters<typeof servingsOf>[0];

test('the table eats the sum of its factors, without absent eaters; an empty table counts as one', () => {
  expect(factorsOf(TABLE, [])).toBe(3);
  expect(factorsOf(TABLE, ['dato'])).toBe(1.5);
  expect(factorsOf(TABLE, null)).toBe(3);
  expect(factorsOf([], ['dato'])).toBe(1);
  expect(factorsOf(TABLE, ['nino', 'luka', 'dato'])).toBe(0);
});

test('a sum of fractional eaters has no rounding errors', () => {
  const eaters = [1.2, 0.7, 1.1, 0.6].map((factor, at) => ({ ...given(TABLE[0]), key: String(at), factor }));
  expect(factorsOf(eaters, [])).toBe(3.6);
  expect(factorsOf(eaters, ['0', '2'])).toBe(1.3);
  expect(cleanServings(1.2 * 3)).toBe(3.6);
});

test('typed servings override those of the eaters', () => {
  expect(servingsOf({ ...NOTHING, servings: 4 }, TABLE)).toBe(4);
  expect(servingsOf({ ...NOTHING, servings: null }, TABLE)).toBe(3);
  expect(servingsOf({ ...NOTHING, out: ['luka'] }, TABLE)).toBe(2.5);
});

test('a reader eats their part of the table', () => {
  expect(shareOf(NOTHING, TABLE, 8)).toBe(0.5);
  expect(shareOf({ ...NOTHING, out: ['nino'] }, TABLE, 8)).toBe(0.75);
  expect(shareOf({ ...NOTHING, out: ['dato'] }, TABLE, 8)).toBe(0);
});

test('a person who is no eater sees one whole portion, never more than there is', () => {
  expect(shareOf(NOTHING, TABLE, 99)).toBeCloseTo(1 / 3);
  expect(shareOf(NOTHING, TABLE, undefined)).toBeCloseTo(1 / 3);
  expect(shareOf(NOTHING, [eater('luka', 0.5)], 99)).toBe(1);
  expect(shareOf(NOTHING, [], 7)).toBe(1);
  expect(shareOf({ ...NOTHING, out: ['nino', 'luka', 'dato'] }, TABLE, 99)).toBe(0);
});
