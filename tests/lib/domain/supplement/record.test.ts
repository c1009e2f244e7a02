import { expect, test } from 'vitest';
import { intakeName, type Intake } from '@/lib/domain/supplement/record';

test('what is taken keeps its name when the supplement is gone', () => {
  expect(intakeName({ supplement: { id: 1, Name: 'Iron' }, Name: 'Old' } as Intake)).toBe('Iron');
  expect(intakeName({ supplement: null, Name: 'Old' } as Intake)).toBe('Old');
  expect(intakeName({} as Intake)).toBe('');
});
