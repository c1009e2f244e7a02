import { expect, test } from 'vitest';
import { clearDay, removeMeal } from '@/lib/domain/mealplan/arrange';
import { addEntry, moveEntry, removeEntry, type Days } from '@/lib/domain/mealplan/edit';
import { takenOut } from '@/lib/forms/mealplan/takenOut';
import { atLeast } from '@/tests/support/at';
import { buildDay, buildEntry, buildMeal } from '../../../support/builders/mealplan';

const [soup, bread, tea] = atLeast(
  3,
  ['soup', 'bread', 'tea'].map((key) => buildEntry({ key })),
);
const days: Days = [
  buildDay({
    key: 'mon',
    meals: [
      buildMeal({ key: 'lunch', entries: [soup, bread] }),
      buildMeal({ key: 'dinner', entries: [tea] }),
    ],
  }),
];

test('the one entry that a step removed from a meal is shown with its place', () => {
  expect(takenOut(days, removeEntry(days, 'bread'))).toEqual({ meal: 'lunch', index: 1, entry: bread });
  expect(takenOut(days, clearDay(removeEntry(days, 'tea'), 'mon'))).toBeUndefined();
});

test.each<[string, Days]>([
  ['nothing', days],
  ['an addition', addEntry(days, { meal: 'lunch' }, buildEntry({ key: 'salad' }))],
  ['a move', moveEntry(days, 'soup', { meal: 'dinner' })],
  ['a whole meal', removeMeal(days, 'dinner')],
  ['a cleared day', clearDay(days, 'mon')],
])('any other step is none (%s)', (_, now) => {
  expect(takenOut(days, now)).toBeUndefined();
});
