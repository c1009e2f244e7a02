import { expect, test } from 'vitest';
import {
  canEditPlan,
  isOwner,
  joinParts,
  isOnOwnDays,
  NO_PARTS,
  PLAN_ROLES,
  sourcesOf,
  type PlanParts,
} from '@/lib/domain/mealplan/record';

const parts = (given: object): PlanParts => ({ ...NO_PARTS, ...given });

test('owner and editors change a plan, unless it is offered to its members', () => {
  expect(PLAN_ROLES.filter((myRole) => canEditPlan({ myRole }))).toEqual(['owner', 'editor']);
  expect(PLAN_ROLES.filter((myRole) => isOwner({ myRole }))).toEqual(['owner']);
  expect(canEditPlan({ myRole: 'owner', offeredUntil: '2026-12-01T00:00:00.000Z' })).toBe(false);
});

test.each([
  ['owner', null, '2026-11-22', true],
  ['editor', null, '2026-11-22', true],
  ['viewer', true, '2026-11-22', true],
  ['viewer', false, '2026-11-22', false],
  ['viewer', null, '2026-11-22', false],
  ['reader', true, '2026-11-22', false],
  ['owner', null, null, false],
] as const)(
  'a plan shows on the days of %s who eats along (%s) from %s: %s',
  (myRole, eatsAlong, startDate, is) => {
    expect(isOnOwnDays({ myRole, eatsAlong, startDate })).toBe(is);
  },
);

test('records are looked up by id, and the second of two sets wins', () => {
  const [one, other] = [
    parts({ dishes: { 1: { id: 1, Name: 'Old' }, 2: { id: 2, Name: 'Two' } } }),
    parts({ dishes: { 1: { id: 1, Name: 'New' } }, products: { 3: { id: 3, Name: 'Salt' } } }),
  ];
  const { dish, product } = sourcesOf(joinParts(one, other));
  expect([dish(1), dish(2)]).toMatchObject([{ Name: 'New' }, { Name: 'Two' }]);
  expect(dish(3)).toBeUndefined();
  expect(product(3)).toMatchObject({ Name: 'Salt' });
});
