import { expect, test } from 'vitest';
import { hasShares, isWithout } from '@/lib/domain/mealplan/plates/without';
import {
  cleanServings,
  factorsOf,
  needOf,
  ownServings,
  plateOf,
  shareOf,
} from '@/lib/domain/mealplan/servings';
import { given } from '@/tests/support/at';

const eater = (key: string, factor: number, user?: number) => ({
  key,
  Name: key,
  factor,
  user: user ?? null,
});
const TABLE = [eater('nino', 1, 7), eater('luka', 0.5), eater('dato', 1.5, 8)];
const NOTHING = {} as Parameters<typeof ownServings>[0];

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
  expect(ownServings({ ...NOTHING, servings: 4 }, TABLE)).toBe(4);
  expect(ownServings({ ...NOTHING, servings: null }, TABLE)).toBe(3);
  expect(ownServings({ ...NOTHING, out: ['luka'] }, TABLE)).toBe(2.5);
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

/** Nino eats 0.8 and Dato 1.2 of it; Luka eats something else. */
const PLATES = {
  shares: [
    { eater: 'nino', servings: 0.8 },
    { eater: 'dato', servings: 1.2 },
    { eater: 'gone', servings: 5 },
  ],
};

test('shares say what each eats, and factors no longer count; who is not at the table eats nothing', () => {
  expect(TABLE.map((one) => plateOf(PLATES, TABLE, one))).toEqual([0.8, 0, 1.2]);
  expect(needOf(PLATES, TABLE)).toBe(2);
  expect(ownServings({ ...PLATES, servings: 6 }, TABLE)).toBe(6);
  expect(needOf({ ...PLATES, out: ['dato'] }, TABLE)).toBe(0.8);
  expect(shareOf(PLATES, TABLE, 7)).toBeCloseTo(0.4);
  expect(shareOf(PLATES, TABLE, 8)).toBeCloseTo(0.6);
  expect(['nino', 'luka', 'dato'].map((key) => isWithout(PLATES, TABLE, key))).toEqual([false, true, false]);
});

test('shares of people who are not at the table do not count: a follower’s own factors do', () => {
  const others = TABLE.map((one) => ({ ...one, key: `my ${one.key}` }));
  expect(hasShares(PLATES, others)).toBe(false);
  expect(needOf(PLATES, others)).toBe(3);
  expect(shareOf(PLATES, others, 8)).toBe(0.5);
  expect(hasShares({ shares: [] }, TABLE)).toBe(false);
});

test('a dish of one person alone is nobody’s once they have left, if the others said that they eat none', () => {
  const own = {
    shares: [
      { eater: 'luka', servings: 0 },
      { eater: 'gone', servings: 1 },
    ],
  };
  expect(needOf(own, TABLE)).toBe(0);
  expect(TABLE.map(({ user }) => shareOf(own, TABLE, user ?? undefined))).toEqual([0, 0, 0]);
});

test('a reader who is no eater sees the table’s mean per factor, so that dishes for some add up', () => {
  const one = { shares: [{ eater: 'nino', servings: 1 }] };
  const other = {
    shares: [
      { eater: 'luka', servings: 0.5 },
      { eater: 'dato', servings: 1.5 },
    ],
  };
  const seen = [one, other].reduce((sum, of) => sum + needOf(of, TABLE) * shareOf(of, TABLE, 99), 0);
  expect(seen).toBeCloseTo(1);
});
