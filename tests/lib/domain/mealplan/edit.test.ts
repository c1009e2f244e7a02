import { expect, test } from 'vitest';
import {
  addEntry,
  addEntryToDay,
  addPart,
  blankDay,
  changeEntry,
  changePart,
  copyEntry,
  insertMeal,
  isEmptyDay,
  moveEntry,
  movePart,
  nextEmptyMeal,
  removeEntry,
  removePart,
} from '@/lib/domain/mealplan/edit';
import { at, given } from '@/tests/support/at';
import { buildDay, buildEntry, buildMeal, newKey } from '../../../support/builders/mealplan';

const names = (days: readonly { meals: readonly { entries: readonly { text?: string | null }[] }[] }[]) =>
  days.map(({ meals }) => meals.map(({ entries }) => entries.map(({ text }) => text).join(' ')));
const text = (word: string) => buildEntry({ key: word, kind: 'text', text: word });
const two = () => [
  buildDay({ key: 'mon', meals: [buildMeal({ key: 'lunch', entries: [text('a'), text('b')] })] }),
  buildDay({ key: 'tue', meals: [buildMeal({ key: 'dinner', type: 'Dinner', entries: [text('c')] })] }),
];

test('an entry goes to the end of a meal, or before another one', () => {
  expect(names(addEntry(two(), { meal: 'lunch' }, text('x')))).toEqual([['a b x'], ['c']]);
  expect(names(addEntry(two(), { meal: 'lunch', before: 'b' }, text('x')))).toEqual([['a x b'], ['c']]);
});

test('an entry creates its meal if the day has none, in the order of eating', () => {
  const days = addEntryToDay(two(), { day: 'tue', type: 'Breakfast' }, text('x'), newKey);
  expect(at(days, 1).meals.map(({ type }) => type)).toEqual(['Breakfast', 'Dinner']);
  expect(names(addEntryToDay(two(), { day: 'mon', type: 'Lunch' }, text('x'), newKey))[0]).toEqual(['a b x']);
});

test('an entry moves between days and within its meal, and never onto itself', () => {
  expect(names(moveEntry(two(), 'a', { meal: 'dinner' }))).toEqual([['b'], ['c a']]);
  expect(names(moveEntry(two(), 'b', { meal: 'lunch', before: 'a' }))).toEqual([['b a'], ['c']]);
  const days = two();
  expect(moveEntry(days, 'a', { meal: 'lunch', before: 'a' })).toBe(days);
  expect(moveEntry(days, 'nobody', { meal: 'dinner' })).toBe(days);
});

test('a copied entry gets its own key', () => {
  const days = copyEntry(two(), 'a', { meal: 'dinner' }, () => 'new');
  expect(names(days)).toEqual([['a b'], ['c a']]);
  expect(at(at(at(days, 1).meals, 0).entries, 1).key).toBe('new');
});

test('changing or removing an entry leaves every other day unchanged', () => {
  const days = two();
  const changed = changeEntry(days, 'a', (entry) => ({ ...entry, text: 'z' }));
  expect(names(changed)).toEqual([['z b'], ['c']]);
  expect(changed[1]).toBe(days[1]);
  expect(names(removeEntry(days, 'a'))).toEqual([['b'], ['c']]);
});

test('meals are in the order of eating', () => {
  const day = ['Dessert', 'Dinner', 'Breakfast', 'Snack', 'Lunch'] as const;
  const sorted = day.reduce((at, type) => insertMeal(at, buildMeal({ type })), buildDay());
  expect(sorted.meals.map(({ type }) => type)).toEqual(['Breakfast', 'Lunch', 'Snack', 'Dinner', 'Dessert']);
});

test('exercises are sorted by time, untimed ones last', () => {
  const at = (key: string, time: string | null) => ({ key, exercise: 1, time });
  let days = addPart(two(), 'mon', 'exercises', at('late', '19:00'));
  days = addPart(days, 'mon', 'exercises', at('any', null));
  days = addPart(days, 'mon', 'exercises', at('early', '07:00'));
  expect(given(days[0]).exercises.map(({ key }) => key)).toEqual(['early', 'late', 'any']);
  days = changePart(days, 'exercises', 'any', (part) => ({ ...part, time: '12:00' }));
  expect(given(days[0]).exercises.map(({ key }) => key)).toEqual(['early', 'any', 'late']);
  days = movePart(days, 'exercises', 'any', 'tue');
  expect(days.map(({ exercises }) => exercises.map(({ key }) => key))).toEqual([['early', 'late'], ['any']]);
  expect(given(removePart(days, 'exercises', 'any')[1]).exercises).toEqual([]);
});

test('a day of only empty meals is empty', () => {
  const day = blankDay(['Breakfast', 'Lunch'], newKey);
  expect(isEmptyDay(day)).toBe(true);
  expect(
    isEmptyDay(at(addPart([day], day.key, 'appointments', { key: newKey(), title: 'Dentist' }), 0)),
  ).toBe(false);
});

test('the next empty meal is on the same day, after the filled one', () => {
  const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;
  const day = buildDay({
    key: 'mon',
    meals: meals.map((type) => buildMeal({ key: type, type, entries: [] })),
  });
  const days = addEntry([day, ...two()], { meal: 'Lunch' }, text('x'));
  expect(nextEmptyMeal(days, 'Breakfast')?.key).toBe('Dinner');
  expect(nextEmptyMeal(days, 'Dinner')).toBeUndefined();
  expect(nextEmptyMeal(days, 'none')).toBeUndefined();
});
