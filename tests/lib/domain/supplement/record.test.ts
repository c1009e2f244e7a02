import { expect, test } from 'vitest';
import { intakeName, type Intake } from '@/lib/domain/supplement/record';

test('an intake keeps its name after its supplement is deleted', () => {
  expect(intakeName({ supplement: { id: 1, Name: 'Iron' }, Name: 'Old' })).toBe('Iron');
  expect(intakeName({ supplement: null, Name: 'Old' })).toBe('Old');
  expect(intakeName({} as Intake)).toBe('');
});
