import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/errors';
import { editedSince } from '@/lib/faults/editedSince';

test('the refusal names the recipes that were edited', () => {
  const edited = [{ key: 'a', dish: 9, Name: 'Soup' }];
  expect(editedSince(new ApiError('conflict', 'x', { details: { edited } }))).toEqual(edited);
});

test('any other failure names none', () => {
  expect(editedSince(new ApiError('offline', 'x'))).toEqual([]);
  expect(editedSince(new Error('x'))).toEqual([]);
});
