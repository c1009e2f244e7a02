import { expect, test } from 'vitest';
import { nameOfEntry, nameOfExercise, nameOfSupplement } from '@/lib/domain/mealplan/names';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import { buildProduct } from '../../../support/builders/dish';
import { buildEntry, buildPlanDish, dayWith } from '../../../support/builders/mealplan';

const parts = { ...NO_PARTS, dishes: { 1: buildPlanDish() }, products: { 2: buildProduct({ id: 2 }) } };
const nameIn = (language: string, given: Parameters<typeof buildEntry>[0]) => {
  const entry = buildEntry(given);
  return nameOfEntry(entry, { parts, language, days: [dayWith(buildEntry({ key: 'lobio' }), entry)] });
};

test('an entry is named by its record, in the reader’s language', () => {
  expect(nameIn('en', {})).toEqual({ name: 'Lobio in a clay pot', isGone: false });
  expect(nameIn('ka', { kind: 'product', product: 2 }).name).toBe('ხორბლის ფქვილი');
  expect(nameIn('en', { kind: 'leftovers', of: 'lobio' }).name).toBe('Lobio in a clay pot');
  expect(nameIn('en', { kind: 'text', text: 'Tea' })).toEqual({ name: 'Tea', isGone: false });
});

test('a deleted record’s entry keeps its name', () => {
  expect(nameIn('en', { dish: null, Name: 'Old soup' })).toEqual({ name: 'Old soup', isGone: true });
  expect(nameOfExercise({ key: 'a', exercise: 3, Name: 'Squats' }, parts)).toEqual({
    name: 'Squats',
    isGone: true,
  });
  expect(nameOfSupplement({ key: 'a', supplement: null, Name: 'Iron' }, parts)).toEqual({
    name: 'Iron',
    isGone: true,
  });
});
