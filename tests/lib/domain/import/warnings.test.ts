import { expect, test } from 'vitest';
import { isBlocking } from '@/lib/domain/import/warnings';

test('a name that is too short must be corrected; a recipe without steps is only marked', () => {
  expect(['nameShort', 'stepsMany', 'stepsNone', 'languageOther', 'other'].map(isBlocking)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
