import { expect, test } from 'vitest';
import { dueOn } from '@/lib/domain/pantry/soon';

test('an item is past its date, or must be eaten today or tomorrow', () => {
  const days = ['2026-10-11', '2026-10-12', '2026-10-13'];
  expect(days.map((day) => dueOn(day, '2026-10-12'))).toEqual(['expired', 'today', 'tomorrow']);
});
