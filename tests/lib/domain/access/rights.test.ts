import { expect, test } from 'vitest';
import { grouped } from '@/lib/domain/grouped';
import { may, RIGHTS, ROLES, type Action, type Who } from '@/lib/domain/access/rights';
import { keysOf } from '@/lib/domain/keysOf';

const WHO: readonly Who[] = ['visitor', ...ROLES];
const ACTIONS = keysOf(RIGHTS);

test.each(ACTIONS)('%s is open to the people in the table, each listed once', (action) => {
  const named = RIGHTS[action];
  expect(new Set(named).size).toBe(named.length);
  expect(WHO.filter((who) => may(who, action))).toEqual(WHO.filter((who) => named.includes(who)));
});

test.each(['dishes.destroy', 'toString', '__proto__', 'dishes', ''])(
  '%j is closed to everybody',
  (action) => {
    expect(WHO.filter((who) => may(who, action))).toEqual([]);
  },
);

test('an Admin may do whatever a visitor or user may, except with personal records', () => {
  const closed = ACTIONS.filter(
    (action) => (may('visitor', action) || may('User', action)) && !may('Admin', action),
  );
  expect(closed).toEqual([]);
});

/**
 * Repeats the rights on purpose, so that no row is opened or closed by mistake: a change must be made here too. Actions
 * not listed are for members.
 */
const SAID = {
  'visitor, Admin, User, Courier': [
    'dishes.find',
    'dishes.findOne',
    'dishes.similar',
    'cookbooks.find',
    'cookbooks.findOne',
    'mealplans.find',
    'mealplans.findOne',
    'mealplans.open',
    'search.find',
    'people.findOne',
    'crawlers.robots',
    'crawlers.sitemap',
  ],
  'Admin, User, Courier': [
    'dishes.report',
    'cookbooks.report',
    'foods.find',
    'foods.findOne',
    'mealplans.report',
    'live.stream',
    'users.me',
    'users.exportMe',
    'users.deleteMe',
    'users.reminders',
    'users.setReminders',
    'users.takeDevice',
    'users.leaveDevice',
    'users.findOne',
    'users.update',
    'orders.find',
    'orders.findOne',
    'orders.cancel',
    'orders.answer',
    'shop.find',
    'shop.findOne',
    'upload.upload',
    'upload.destroy',
  ],
  'Admin, Courier': [
    'orders.accept',
    'orders.release',
    'orders.pack',
    'orders.progress',
    'orders.ask',
    'orders.depart',
    'orders.deliver',
    'orders.fail',
    'orders.retry',
    'stocks.find',
    'stocks.findOne',
    'stocks.products',
    'stocks.held',
    'stocks.arrivals',
    'stocks.move',
    'stock-movements.find',
    'stock-movements.findOne',
  ],
  Admin: [
    'dishes.hide',
    'dishes.feature',
    'cookbooks.hide',
    'products.merge',
    'products.verify',
    'products.sell',
    'products.import',
    'exercises.hide',
    'supplements.hide',
    'mealplans.hide',
    'mealplans.feature',
    'reports.find',
    'reports.findOne',
    'reports.update',
    'audits.find',
    'audits.findOne',
    'users.find',
    'users.role',
    'users.block',
    'users.unblock',
    'orders.assign',
    'orders.figures',
    'stocks.update',
    'shop.update',
    'shop.day',
  ],
};

test('only the actions listed here are open to non-members or closed to members', () => {
  const namesOf = (action: Action) => WHO.filter((who) => may(who, action)).join(', ');
  const others = ACTIONS.filter((action) => namesOf(action) !== 'Admin, User');
  expect(Object.fromEntries(grouped(others, namesOf))).toEqual(SAID);
});
