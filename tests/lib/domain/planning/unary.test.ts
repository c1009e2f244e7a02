import { expect, test } from 'vitest';
import { rulesOn } from '@/lib/domain/planning/hard';
import type { Candidate, Problem } from '@/lib/domain/planning/model';
import { cookedCost, leftoversCost } from '@/lib/domain/planning/unary';
import { candidate, dinnerOf } from './problems';

const costOf = (changes: Partial<Candidate>, day = 1, problem: Partial<Problem> = {}) => {
  const asked = dinnerOf({ days: 7, ...problem });
  const about = { meal: 'Dinner' as const, rules: rulesOn(asked, day), mayBeLeft: false };
  return cookedCost(asked, candidate({ id: 1, ...changes }), about);
};

test.each<[string, Partial<Candidate>]>([
  ['saved', { isSaved: true }],
  ["the person's own", { isOwn: true }],
  ['often eaten', { timesEaten: 4 }],
  ['usual at that meal', { usual: ['Dinner'] }],
])('a dish that is %s costs less', (_, changes) => {
  expect(costOf(changes)).toBeLessThan(costOf({}));
});

test.each<[string, Partial<Candidate>, Partial<Problem>]>([
  ['eaten yesterday', { daysSince: 1 }, {}],
  ['long on a weekday', { minutes: 100 }, {}],
  ['over the minutes', { minutes: 35 }, { wishes: { weekdayMinutes: 30 } }],
  ['of unknown figures', { prots: null }, { eaters: [{ Name: 'Nino', factor: 1, targets: { prots: 90 } }] }],
  ['of unknown cost', { costTetri: null }, { wishes: { budgetTetri: 9000 } }],
])('a dish that is %s costs more', (_, changes, problem) => {
  expect(costOf(changes, 1, problem)).toBeGreaterThan(costOf({}, 1, problem));
});

test('the long dish waits for the weekend, and Sunday prefers more than a quick one', () => {
  expect(costOf({ minutes: 100 }, 6)).toBe(costOf({}, 6));
  expect(costOf({ minutes: 10 }, 7)).toBeGreaterThan(costOf({ minutes: 60 }, 7));
});

test('leftovers take no time', () => {
  expect(leftoversCost(dinnerOf({}), candidate({ id: 1, minutes: 500 }))).toBe(
    leftoversCost(dinnerOf({}), candidate({ id: 1, minutes: 5 })),
  );
});
