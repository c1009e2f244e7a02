import { expect, test } from 'vitest';
import { may, RIGHTS, ROLES, type Action, type Who } from '@/lib/domain/access/rights';

const WHO: readonly Who[] = ['visitor', ...ROLES];
const ACTIONS = Object.keys(RIGHTS) as Action[];

test.each(ACTIONS)('%s is open to those whom the table names, each once', (action) => {
  const named = RIGHTS[action] as readonly Who[];
  expect(new Set(named).size).toBe(named.length);
  expect(WHO.filter((who) => may(who, action))).toEqual(WHO.filter((who) => named.includes(who)));
});

test.each(['dishes.destroy', 'toString', '__proto__', 'dishes', ''])('%j is closed to all', (action) => {
  expect(WHO.filter((who) => may(who, action))).toEqual([]);
});

test('an Admin may do whatever a visitor or a user may, but what is somebody’s own', () => {
  const closed = ACTIONS.filter(
    (action) => (may('visitor', action) || may('User', action)) && !may('Admin', action),
  );
  expect(closed).toEqual([]);
});
