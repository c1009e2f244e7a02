import { expect, test } from 'vitest';
import { agendaOf, dishToCook, isShown, mealRows, usualTime } from '@/lib/domain/mealplan/agenda';
import { ALL_KINDS } from '@/lib/domain/mealplan/kinds';
import { buildDay, buildEntry, buildMeal } from '../../../support/builders/mealplan';

const day = buildDay({
  meals: [buildMeal({ key: 'lunch', entries: [buildEntry()] }), buildMeal({ key: 'empty', type: 'Dinner' })],
  exercises: [{ key: 'run', exercise: 1, time: '07:00' }],
  supplements: [{ key: 'iron', supplement: 1 }],
  appointments: [{ key: 'dentist', title: 'Dentist', time: '18:00' }],
});

test('a day is in order, without empty meals, with untimed entries last', () => {
  expect(agendaOf(day, ALL_KINDS).map(({ key }) => key)).toEqual(['run', 'lunch', 'dentist', 'iron']);
});

test('the filters remove their kinds', () => {
  expect(agendaOf(day, ['exercises', 'appointments']).map(({ key }) => key)).toEqual(['run', 'dentist']);
  expect(agendaOf(day, [])).toEqual([]);
});

test('days have rows of meals in the order of eating, each kind once', () => {
  const days = [
    buildDay({ meals: [buildMeal({ type: 'Dinner' }), buildMeal({ type: 'Dinner' })] }),
    buildDay({ meals: [buildMeal({ type: 'Breakfast' }), buildMeal({ type: 'Snack' })] }),
  ];
  expect(mealRows(days)).toEqual(['Breakfast', 'Snack', 'Dinner']);
});

test('a meal without food is shown if it has a note', () => {
  expect(isShown(buildMeal({ note: 'At Nino’s' }))).toBe(true);
  expect(isShown(buildMeal())).toBe(false);
});

test('a meal’s usual time is that of most of its days', () => {
  const at = (time: string) => buildDay({ meals: [buildMeal({ type: 'Lunch', time })] });
  const days = [at('14:00'), at('13:00'), buildDay({ meals: [] }), at('13:00')];
  expect(usualTime(days, 'Lunch')).toBe('13:00');
  expect(usualTime(days.slice(0, 2), 'Lunch')).toBe('14:00');
  expect(usualTime(days, 'Dinner')).toBeUndefined();
});

test('the next dish to cook is the open one whose meal is nearest to now', () => {
  const meal = (type: 'Breakfast' | 'Lunch' | 'Dinner', time?: string) =>
    buildMeal({ type, time, entries: [buildEntry({ kind: 'text' }), buildEntry({ key: type })] });
  const eaten = buildDay({ meals: [meal('Breakfast'), meal('Lunch', '13:30'), meal('Dinner')] });
  const at = (now: string, done: readonly string[] = []) =>
    dishToCook(eaten, { now, isOpen: ({ key }) => !done.includes(key) })?.key;
  expect(at('07:00')).toBe('Breakfast');
  expect(at('13:05')).toBe('Lunch');
  expect(at('13:05', ['Lunch'])).toBe('Breakfast');
  expect(at('18:00', ['Breakfast'])).toBe('Dinner');
  expect(at('18:00', ['Breakfast', 'Lunch', 'Dinner'])).toBeUndefined();
});
