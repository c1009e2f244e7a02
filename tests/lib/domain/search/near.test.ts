import { describe, expect, test } from 'vitest';
import { isNear, nearKeys } from '@/lib/domain/search/near';
import { at, given } from '@/tests/support/at';

const LETTERS = 'abcდე';
const pick = (random: () => number, from: number) => Math.floor(random() * from);

/** Computes the textbook distance: letters wrong, missing, added, or neighbours swapped. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) =>
    Array.from({ length: other.length + 1 }, (__, to) => (at && to ? 0 : at + to)),
  );
  for (let at = 1; at <= one.length; at += 1) {
    for (let to = 1; to <= other.length; to += 1) {
      const change = one[at - 1] === other[to - 1] ? 0 : 1;
      given(rows[at])[to] = Math.min(
        given(given(rows[at - 1])[to]) + 1,
        given(given(rows[at])[to - 1]) + 1,
        given(given(rows[at - 1])[to - 1]) + change,
      );
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwap)
        given(rows[at])[to] = Math.min(given(given(rows[at])[to]), given(given(rows[at - 2])[to - 2]) + 1);
    }
  }
  return at(at(rows, one.length), other.length);
}

describe('words that differ by a typo', () => {
  test.each([
    ['kachapuri', 'khachapuri'],
    ['chiken', 'chicken'],
    ['chikcen', 'chicken'],
    ['chiccken', 'chicken'],
    ['chicken', 'chickem'],
    ['ხაჭპური', 'ხაჭაპური'],
    ['lobio', 'lobio'],
  ])('%s is near %s', (one, other) => {
    expect(isNear(one, other)).toBe(true);
    expect(isNear(other, one)).toBe(true);
    expect(nearKeys(one).some((key) => nearKeys(other).includes(key))).toBe(true);
  });

  test.each([
    ['pasta', 'posts'],
    ['lobiani', 'lobio'],
    ['abcd', 'badc'],
    ['bean', 'ban e'],
  ])('%s is not near %s', (one, other) => {
    expect(isNear(one, other)).toBe(false);
  });

  test('match the textbook distance, and always share a key', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const word = () => Array.from({ length: 1 + pick(random, 6) }, () => LETTERS[pick(random, 5)]).join('');
    for (let turn = 0; turn < 20_000; turn += 1) {
      const [one, other] = [word(), word()];
      const near = distance(one, other) <= 1;
      expect(isNear(one, other), `${one} ${other}`).toBe(near);
      if (near) expect(nearKeys(one).some((key) => nearKeys(other).includes(key))).toBe(true);
    }
  });
});
