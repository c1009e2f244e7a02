import { expect, test } from 'vitest';
import {
  addDays,
  clearDay,
  copyDay,
  copyMeal,
  copyWeek,
  insertDay,
  moveDays,
  moveMeal,
  removeDays,
  repeatWeek,
  sizeOf,
  withNewKeys,
} from '@/lib/domain/mealplan/arrange';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import { at, atLeast } from '@/tests/support/at';
import { buildDay, buildEntry, buildMeal, emptyDays, newKey } from '../../../support/builders/mealplan';

const keysIn = (days: readonly PlanDay[]) => days.map(({ key }) => key);
const texts = (days: readonly PlanDay[]) =>
  days.map(({ meals }) => meals.flatMap(({ entries }) => entries.map(({ text }) => text)).join(' '));
const text = (word: string) => buildEntry({ kind: 'text', text: word });
const day = (key: string, ...words: string[]) =>
  buildDay({ key, meals: [buildMeal({ key: `${key}-lunch`, entries: words.map(text) })] });

test('copies get new keys throughout, and leftovers follow the copies', () => {
  const soup = buildEntry({ key: 'soup' });
  const rest = buildEntry({ key: 'rest', kind: 'leftovers', of: 'soup' });
  const older = buildEntry({ key: 'older', kind: 'leftovers', of: 'elsewhere' });
  const copy = at(
    withNewKeys([buildDay({ meals: [buildMeal({ entries: [soup, rest, older] })] })], newKey),
    0,
  );
  const [first, second, third] = atLeast(3, at(copy.meals, 0).entries);
  expect(first.key).not.toBe('soup');
  expect(second.of).toBe(first.key);
  expect(third.of).toBe('elsewhere');
});

test('a meal copied to days joins their meal of that type, or becomes it', () => {
  const days = [day('mon', 'soup'), day('tue', 'bread'), buildDay({ key: 'wed' })];
  const copied = copyMeal(days, 'mon-lunch', ['tue', 'wed'], newKey);
  expect(texts(copied)).toEqual(['soup', 'bread soup', 'soup']);
  expect(new Set(copied.flatMap(({ meals }) => meals.map(({ key }) => key))).size).toBe(3);
});

test('a moved meal leaves its day for another', () => {
  const days = [day('mon', 'soup'), day('tue', 'bread')];
  expect(texts(moveMeal(days, 'mon-lunch', 'tue'))).toEqual(['', 'bread soup']);
  expect(moveMeal(days, 'mon-lunch', 'mon')).toBe(days);
  expect(moveMeal(days, 'mon-lunch', 'never')).toBe(days);
});

test('a day is copied over others, which keep their keys', () => {
  const copied = copyDay([day('mon', 'soup'), day('tue', 'bread')], 'mon', ['tue', 'mon'], newKey);
  expect(texts(copied)).toEqual(['soup', 'soup']);
  expect(keysIn(copied)).toEqual(['mon', 'tue']);
});

test('days move as a block, and the others close up', () => {
  const days = emptyDays(5);
  expect(keysIn(moveDays(days, ['day-1', 'day-2'], 4))).toEqual([
    'day-3',
    'day-4',
    'day-1',
    'day-2',
    'day-5',
  ]);
  expect(keysIn(moveDays(days, ['day-5'], 0))).toEqual(['day-5', 'day-1', 'day-2', 'day-3', 'day-4']);
});

test('a week is copied onto later days, and the plan grows up to its limit', () => {
  const days = [day('mon', 'soup'), day('tue', 'bread'), day('wed', 'cake')];
  const laid = copyWeek(days, ['mon', 'tue'], { index: 2, most: 60 }, newKey);
  expect(texts(laid)).toEqual(['soup', 'bread', 'soup', 'bread']);
  expect(keysIn(laid).slice(0, 3)).toEqual(['mon', 'tue', 'wed']);
  expect(copyWeek(days, ['mon', 'tue'], { index: 3, most: 4 }, newKey)).toHaveLength(4);
});

test('days are added, inserted, cleared and removed', () => {
  expect(addDays([], 3, ['Lunch'], newKey).map(({ meals }) => meals.length)).toEqual([1, 1, 1]);
  const between = insertDay([day('mon', 'soup'), day('tue', 'bread')], 'mon', newKey);
  expect(texts(between)).toEqual(['soup', '', 'bread']);
  expect(at(between, 1).meals.map(({ type }) => type)).toEqual(['Lunch']);
  expect(sizeOf(at(clearDay([day('mon', 'a', 'b')], 'mon'), 0))).toBe(0);
  expect(keysIn(removeDays(emptyDays(3), ['day-2']))).toEqual(['day-1', 'day-3']);
});

test('a week repeated at the end keeps its weekdays, even if the plan ends midweek', () => {
  const ten = Array.from({ length: 10 }, (_, at) => day(`d${at}`, `dish ${at}`));
  const first = ten.slice(0, 7).map(({ key }) => key);
  const longer = repeatWeek(ten, first, 60, newKey);
  expect(texts(longer).slice(10)).toEqual(['', '', '', '', ...texts(ten.slice(0, 7))]);
  expect(new Set(keysIn(longer)).size).toBe(21);
  expect(texts(repeatWeek(ten, ['d7', 'd8', 'd9'], 60, newKey)).slice(14)).toEqual([
    'dish 7',
    'dish 8',
    'dish 9',
  ]);
  expect(repeatWeek(ten, first, 16, newKey)).toHaveLength(16);
  expect(repeatWeek(ten, first, 14, newKey)).toBe(ten);
});
