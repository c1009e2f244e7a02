import { expect, test } from 'vitest';
import { placeOfFault } from '@/lib/forms/mealplan/faults';
import { buildDay, buildMeal } from '../../../support/builders/mealplan';

const days = [buildDay(), buildDay({ meals: [buildMeal({ type: 'Dinner' })] })];

test('a fault is shown with its day and meal', () => {
  expect(placeOfFault(['days', '1', 'meals', '0', 'entries', '2', 'amount'], days)).toEqual({
    day: 1,
    meal: 'Dinner',
  });
  expect(placeOfFault(['days', '0', 'exercises', '0', 'endTime'], days)).toEqual({ day: 0, meal: undefined });
  expect(placeOfFault(['Name'], days)).toEqual({});
});
