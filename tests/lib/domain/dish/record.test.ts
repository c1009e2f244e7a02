import { expect, test } from 'vitest';
import { canEdit, canOwn } from '@/lib/domain/dish/record';
import { buildDish } from '../../../support/builders/dish';

const dish = buildDish({ owner: { id: 3, Name: 'Nino' }, collaborators: [{ id: 4, Name: 'Ana' }] });
const person = (id: number, Rolee = 'User') => ({ id, Rolee });

test.each([
  ['the owner', person(3), true, true],
  ['a collaborator', person(4), true, false],
  ['somebody else', person(5), false, false],
  ['an Admin', person(9, 'Admin'), true, true],
  ['a visitor', null, false, false],
])('%s', (_who, who, edits, owns) => {
  expect([canEdit(dish, who), canOwn(dish, who)]).toEqual([edits, owns]);
});

test('a dish without an owner has nobody as owner', () => {
  expect(canOwn({ owner: null }, null)).toBe(false);
  expect(canOwn({ owner: null }, person(1))).toBe(false);
});
