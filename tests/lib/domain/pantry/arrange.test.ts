import { expect, test } from 'vitest';
import {
  arrangePantry,
  expiryOf,
  inFirstColumn,
  isShort,
  knownPlaces,
  incrementOf,
} from '@/lib/domain/pantry/arrange';
import { buildThing } from '../../../support/builders/pantry';

const named = (Name: string, given = {}) => buildThing({ key: Name, Name, ...given });
const MILK = named('Milk', { expiresOn: '2026-11-25' });
const BUTTER = named('Butter', { expiresOn: '2026-12-20' });
const ALE = named('Ale');
const ICE = named('Ice', { place: 'freezer' });
const JAM = named('Jam', { place: 'Cellar' });
const NUTS = named('Nuts', { place: null });
const TEA = named('Tea', { place: 'cupboard', amount: 0, level: 'gone' });
const ALL = [NUTS, JAM, ICE, ALE, BUTTER, MILK, TEA];

test('items are sorted by place, the first to expire foremost; used-up ones are separate', () => {
  const { shelves, gone } = arrangePantry(ALL, ({ Name }) => Name, 'en');
  expect(shelves.map(({ place, items }) => [place, items.map(({ Name }) => Name)])).toEqual([
    ['fridge', ['Milk', 'Butter', 'Ale']],
    ['freezer', ['Ice']],
    ['Cellar', ['Jam']],
    ['', ['Nuts']],
  ]);
  expect(gone).toEqual([TEA]);
});

test('known places keep their order, own ones follow by name, used-up items by name', () => {
  const things = [
    named('Wine', { place: 'Cellar' }),
    named('Salt', { place: 'cupboard' }),
    named('Ice', { place: 'freezer' }),
    named('Figs', { place: 'Attic' }),
    named('Milk'),
    named('Tea', { amount: 0, level: 'gone' }),
    named('Ale', { amount: 0, level: 'gone' }),
  ];
  const { shelves, gone } = arrangePantry(things, ({ Name }) => Name, 'en');
  expect(shelves.map(({ place }) => place)).toEqual(['fridge', 'freezer', 'cupboard', 'Attic', 'Cellar']);
  expect(gone.map(({ Name }) => Name)).toEqual(['Ale', 'Tea']);
});

test('own places can be chosen beside the known ones', () => {
  expect(knownPlaces(ALL)).toEqual(['fridge', 'freezer', 'cupboard', 'Cellar']);
});

test('a date is past, near or far; a used-up item does not expire', () => {
  expect(expiryOf(MILK, '2026-11-26')).toBe('expired');
  expect(expiryOf(MILK, '2026-11-25')).toBe('soon');
  expect(expiryOf(MILK, '2026-11-22')).toBe('soon');
  expect(expiryOf(MILK, '2026-11-21')).toBeUndefined();
  expect(expiryOf({ ...MILK, level: 'gone' }, '2026-11-26')).toBeUndefined();
  expect(expiryOf(ALE, '2026-11-26')).toBeUndefined();
});

test('a staple can run short', () => {
  const staple = { minimum: 4 };
  expect(isShort(named('Eggs', { amount: 3, staple }))).toBe(true);
  expect(isShort(named('Eggs', { amount: 4, staple }))).toBe(false);
  expect(isShort(named('Eggs', { level: 'low', staple: { minimum: null } }))).toBe(true);
  expect(isShort(named('Eggs', { level: 'some', staple }))).toBe(false);
  expect(isShort(named('Eggs', { level: 'gone' }))).toBe(false);
});

test('a tap is one piece or spoon, and more of larger weights and volumes', () => {
  expect(incrementOf({ amount: 30, unit: 'Piece' })).toBe(1);
  expect([100, 900, 5000].map((amount) => incrementOf({ amount, unit: 'gr' }))).toEqual([50, 100, 500]);
});

test.each([
  [[14, 3, 11, 4, 1], 2],
  [[3, 14], 1],
  [[2, 2, 9], 2],
  [[5], 1],
  [[], 0],
])('shelves of %j are split into two columns of similar length', (lengths, first) => {
  expect(inFirstColumn(lengths)).toBe(first);
});
