import { expect, test } from 'vitest';
import { usualExpiry, usualPlace } from '@/lib/domain/pantry/shelfLife';

const TODAY = '2026-11-24';
const until = (Name: string, category: string, place: string | null, given = {}) =>
  usualExpiry({ Name, category, ...given }, place, TODAY);

test('fresh food keeps for some days, by aisle and place', () => {
  expect(until('Cucumber', 'vegetables', 'fridge')).toBe('2026-12-01');
  expect(until('Cucumber', 'vegetables', 'cupboard')).toBe('2026-11-27');
  expect(until('Beef', 'meat', 'fridge')).toBe('2026-11-27');
  expect(until('Beef', 'meat', 'freezer')).toBe('2027-05-23');
  expect(until('Trout', 'meat', 'fridge', { origin: 'fish' })).toBe('2026-11-26');
  expect(until('Egg', 'dairy', 'fridge', { origin: 'egg' })).toBe('2026-12-22');
  expect(until('Prawns', 'frozen', 'fridge', { origin: 'fish' })).toBe('2026-11-25');
});

test('a name may determine more than its aisle, in either language', () => {
  expect(until('Potato', 'vegetables', 'cupboard')).toBe('2026-12-24');
  expect(until('Spring onion', 'vegetables', 'fridge')).toBe('2026-11-30');
  expect(until('Red onion', 'vegetables', 'cupboard')).toBe('2026-12-24');
  expect(until('X', 'vegetables', 'cupboard', { NameKa: 'წითელი ხახვი' })).toBe('2026-12-24');
  expect(until('Cauliflower', 'vegetables', 'fridge', { NameKa: 'ყვავილოვანი კომბოსტო' })).toBe('2026-12-01');
  expect(until('Shotis puri', 'grains', 'cupboard')).toBe('2026-11-27');
  expect(until('Chamois', 'meat', 'fridge')).toBe('2026-11-27');
});

test('an unknown shelf life stays unknown', () => {
  expect(until('Rice', 'grains', 'cupboard')).toBeNull();
  expect(until('Canned tuna', 'meat', 'cupboard', { origin: 'fish' })).toBeNull();
  expect(until('Butter biscuits', 'sweets', 'cupboard')).toBeNull();
  expect(until('Milk', 'dairy', 'Cellar')).toBeNull();
  expect(until('Milk', 'dairy', null)).toBeNull();
  expect(usualExpiry(null, 'fridge', TODAY)).toBeNull();
});

const placeOf = (Name: string, category: string | null, NameKa: string | null = null) =>
  usualPlace({ Name, NameKa, category });

test('an item goes to the place of its aisle', () => {
  expect(['frozen', 'dairy', 'grains', null].map((aisle) => placeOf('X', aisle))).toEqual([
    'freezer',
    'fridge',
    'cupboard',
    'cupboard',
  ]);
  expect(usualPlace(null)).toBe('cupboard');
});

test.each([
  ['Red onion', 'vegetables', 'cupboard'],
  ['Garlic', 'vegetables', 'cupboard'],
  ['Sweet potatoes', 'vegetables', 'cupboard'],
  ['Butternut squash', 'vegetables', 'cupboard'],
  ['Spring onion', 'vegetables', 'fridge'],
  ['Potato chips', 'frozen', 'freezer'],
  ['Canned tuna', 'meat', 'cupboard'],
  ['Condensed milk', 'dairy', 'cupboard'],
  ['Garlic sausage', 'meat', 'fridge'],
  ['Sour cream with onion', 'dairy', 'fridge'],
  ['Strawberries', 'fruit', 'fridge'],
  ['Apple', 'fruit', 'cupboard'],
  ['Ice cream', 'dairy', 'freezer'],
])('%s in the aisle %s goes to the %s', (Name, category, place) => {
  expect(placeOf(Name, category)).toBe(place);
});

test.each([
  ['ხახვი', 'cupboard'],
  ['ნიორი', 'cupboard'],
  ['კარტოფილი', 'cupboard'],
  ['მწვანე ხახვი', 'fridge'],
  ['კიტრი', 'fridge'],
])('%s goes to the %s', (NameKa, place) => {
  expect(placeOf('X', 'vegetables', NameKa)).toBe(place);
  expect(placeOf(NameKa, 'vegetables')).toBe(place);
});

test('a word counts only in its aisles', () => {
  expect(until('Garlic sausage', 'meat', 'fridge')).toBe('2026-12-01');
  expect(until('Butter chicken', 'meat', 'fridge')).toBe('2026-11-27');
  expect(until('Butternut squash', 'vegetables', 'cupboard')).toBe('2026-12-24');
});
