import { expect, test } from 'vitest';
import { isBlocking } from '@/lib/domain/import/warnings';

test('a name too short must be mended; a recipe without steps is only said to be one', () => {
  expect(['nameShort', 'stepsMany', 'stepsNone', 'languageOther', 'other'].map(isBlocking)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
