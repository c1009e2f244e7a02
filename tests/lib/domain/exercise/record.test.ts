import { expect, test } from 'vitest';
import { canEdit, scheduleName, type Schedule } from '@/lib/domain/exercise/record';

test('a shared thing is changed by whoever made it and by Admin', () => {
  const owned = { owner: { id: 3 } };
  expect(canEdit(owned, { id: 3, Rolee: 'User' })).toBe(true);
  expect(canEdit(owned, { id: 4, Rolee: 'User' })).toBe(false);
  expect(canEdit(owned, { id: 4, Rolee: 'Admin' })).toBe(true);
  expect(canEdit({ owner: null }, { id: 4, Rolee: 'User' })).toBe(false);
  expect(canEdit(owned, null)).toBe(false);
});

test('a schedule keeps its exercise’s name when that is gone', () => {
  const exercise = { id: 1, Name: 'Squats' };
  expect(scheduleName({ exercise, Name: 'Old' } as Schedule)).toBe('Squats');
  expect(scheduleName({ exercise: null, Name: 'Old' } as Schedule)).toBe('Old');
  expect(scheduleName({} as Schedule)).toBe('');
});
