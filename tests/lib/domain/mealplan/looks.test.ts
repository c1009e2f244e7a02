import { expect, test } from 'vitest';
import { moveEntry } from '@/lib/domain/mealplan/edit';
import { dayLooksSame, entriesLookSame, totalsAreSame } from '@/lib/domain/mealplan/looks';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import { at } from '@/tests/support/at';
import { buildEater, buildEntry, buildPlanDish, dayWith } from '../../../support/builders/mealplan';

const soup = buildEntry({ key: 'soup', dish: 1 });
const days = [
  dayWith(soup),
  dayWith(buildEntry({ key: 'bread', dish: 2 })),
  dayWith(buildEntry({ kind: 'leftovers', dish: null, of: 'soup' })),
];
const eaters = [buildEater()];
const dishes = { 1: buildPlanDish(), 2: buildPlanDish({ id: 2 }) };
const table = { days, eaters, parts: { ...NO_PARTS, dishes } };

test('a day keeps its identity while other days change; one with leftovers may change its names', () => {
  const moved = { ...table, days: moveEntry(days, 'soup', { meal: at(at(days, 1).meals, 0).key }) };
  expect(days.map((day) => dayLooksSame(day, table, moved))).toEqual([true, true, false]);
});

test('a new dish on the shelf changes no day; other eaters or a changed dish do', () => {
  const learned = { ...table, parts: { ...table.parts, dishes: { ...dishes, 3: buildPlanDish({ id: 3 }) } } };
  expect(dayLooksSame(at(days, 0), table, learned)).toBe(true);
  const cooked = { ...table, parts: { ...table.parts, dishes: { ...dishes, 1: buildPlanDish() } } };
  expect(days.slice(0, 2).map((day) => dayLooksSame(day, table, cooked))).toEqual([false, true]);
  expect(entriesLookSame([soup], table, { ...table, eaters: [buildEater()] })).toBe(false);
});

test('a changed exercise or supplement changes its day', () => {
  const day = {
    ...at(days, 0),
    exercises: [{ key: 'run', exercise: 4 }],
    supplements: [{ key: 'd', supplement: 5 }],
  };
  const knowing = (parts: object) => ({ ...table, parts: { ...table.parts, ...parts } });
  expect(dayLooksSame(day, table, table)).toBe(true);
  expect(dayLooksSame(day, table, knowing({ exercises: { 4: { id: 4, Name: 'Run' } } }))).toBe(false);
  expect(dayLooksSame(day, table, knowing({ supplements: { 5: { id: 5, Name: 'D' } } }))).toBe(false);
});

test('sums are equal if all their figures are, and they name the same products', () => {
  const sum = {
    calories: 1,
    fats: 2,
    carbs: 3,
    prots: 4,
    costTetri: 5,
    incomplete: ['Salt'],
    priceless: ['Salt'],
  };
  expect(totalsAreSame(sum, { ...sum, incomplete: ['Salt'] })).toBe(true);
  expect(totalsAreSame(sum, { ...sum, prots: 5 })).toBe(false);
  expect(totalsAreSame(sum, { ...sum, incomplete: [] })).toBe(false);
  expect(totalsAreSame(undefined, undefined)).toBe(true);
  expect(totalsAreSame(sum, undefined)).toBe(false);
});
