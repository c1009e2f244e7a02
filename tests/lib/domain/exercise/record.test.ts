import { expect, test } from 'vitest';
import { canEdit, scheduleName, type Schedule } from '@/lib/domain/exercise/record';

test('a shared record can be changed by its maker and by Admins', () => {
  const owned = { owner: { id: 3 } };
  expect(canEdit(owned, { id: 3, Rolee: 'User' })).toBe(true);
  expect(canEdit(owned, { id: 4, Rolee: 'User' })).toBe(false);
  expect(canEdit(owned, { id: 4, Rolee: 'Admin' })).toBe(true);
  expect(canEdit({ owner: null }, { id: 4, Rolee: 'User' })).toBe(false);
  expect(canEdit(owned, null)).toBe(false);
});

test('a schedule keeps its exercise’s name after deletion', () => {
  const exercise = { id: 1, Name: 'Squats' };
  expect(scheduleName({ exercise, Name: 'Old' })).toBe('Squats');
  expect(scheduleName({ exercise: null, Name: 'Old' })).toBe('Old');
  expect(scheduleName({} as Schedule)).toBe('');
});
