import { expect, test } from 'vitest';
import { identityOf, isTagDay, leastIn, weekOf } from '@/lib/domain/planning/counters';
import { prepare } from '@/lib/domain/planning/prepare';
import { WEIGHTS } from '@/lib/domain/planning/weights';
import { at, atLeast } from '@/tests/support/at';
import { candidate, dinnerOf, expiring } from './problems';

test('a partial last week must meet its share of a wish, a plan shorter than a week all of it', () => {
  const wish = { tag: 'fish', min: 3 };
  expect([leastIn(wish, 0, 4), leastIn(wish, 0, 10), leastIn(wish, 1, 10), leastIn(wish, 1, 14)]).toEqual([
    3, 3, 1, 3,
  ]);
  expect([0, 6, 7].map(weekOf)).toEqual([0, 0, 1]);
});

test('a wish without weekdays applies to every day', () => {
  expect(isTagDay({ tag: 'fish' }, 4)).toBe(true);
  expect(isTagDay({ tag: 'fish', weekdays: [3] }, 4)).toBe(false);
});

test('only twins count as one dish', () => {
  expect(identityOf(candidate({ id: 4, twins: 3 }))).toBe(identityOf(candidate({ id: 3, twins: 3 })));
  expect(identityOf(candidate({ id: 3 }))).not.toBe(identityOf(candidate({ id: 4, twins: 3 })));
});

test('neighbouring days share the same product; leftovers count for wishes and for weekly amounts', () => {
  const dishes = [candidate({ id: 1, main: 'beans', tags: ['bean'] }), candidate({ id: 2, main: 'beans' })];
  const wishes = { tags: [{ tag: 'bean', min: 1 }] };
  const { counters } = prepare(dinnerOf({ days: 6, dishes, wishes }));
  const shared = (one: number, other: number) =>
    counters.touched(one, 0, false).filter((at) => counters.touched(other, 1, false).includes(at)).length;
  expect([shared(0, 1), shared(0, 2), shared(0, 5)]).toEqual([1, 0, 0]);
  expect(counters.touched(0, 0, true)).toHaveLength(2);
  const [often, ...others] = atLeast(1, [...counters.touched(0, 1, true)]);
  expect(others).toEqual([]);
  expect([counters.most[often], counters.over[often]]).toEqual([3, WEIGHTS.often]);
});

test('usable expiring food is owed until used; unusable food is not', () => {
  const dishes = [candidate({ id: 1, uses: [{ key: 'cream', amount: 50 }] }), candidate({ id: 2 })];
  const atHome = [expiring({ key: 'cream', until: 2 }), expiring({ key: 'caviar', until: 2 })];
  const { counters } = prepare(dinnerOf({ days: 3, dishes, atHome }));
  const owed = [...counters.under.keys()].filter((at) => counters.under[at] === WEIGHTS.wasted);
  expect(owed).toHaveLength(1);
  const touches = (slot: number, dish: number, isLeftovers = false) =>
    counters.touched(slot, dish, isLeftovers).includes(at(owed, 0));
  expect([0, 1, 2].map((slot) => touches(slot, 0))).toEqual([true, true, false]);
  expect([touches(0, 1), touches(1, 0, true)]).toEqual([false, false]);
});
