import { expect, test } from 'vitest';
import { cookMinutes, fitsPrep } from '@/lib/domain/dish/times';

test.each([
  [45, 15, true, 30],
  [45, 0, true, 45],
  [45, 45, true, null],
  [45, 46, false, null],
  [null, 46, true, null],
  [45, null, true, null],
  [undefined, undefined, true, null],
])('%s minutes with %s of preparation', (TimeToCook, prepTime, fits, cooking) => {
  expect(fitsPrep({ TimeToCook, prepTime })).toBe(fits);
  expect(cookMinutes({ TimeToCook, prepTime })).toBe(cooking);
});
