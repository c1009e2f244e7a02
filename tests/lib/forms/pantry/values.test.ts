import { expect, test } from 'vitest';
import { pantryCount, pantryFields, pantryValues } from '@/lib/forms/pantry/values';
import { buildThing } from '../../../support/builders/pantry';

const eggs = buildThing({ staple: { minimum: 4 }, expiresOn: '2026-12-01' });
const values = pantryValues(eggs);

test('an item’s form begins with its values', () => {
  const { unit, place, expiresOn, openedOn, staple } = eggs;
  expect(pantryFields(values)).toEqual({ unit, place, expiresOn, openedOn, staple });
  expect(pantryValues(buildThing({ amount: 0, level: 'low' })).amount).toBeNull();
  const product = { id: 1, Name: 'Salt', gramsPerPiece: null };
  expect(pantryValues({ Name: 'Salt', product }).unit).toBe('');
  expect(pantryValues({ Name: 'Egg', product: { ...product, gramsPerPiece: 55 } }).unit).toBe('Piece');
  expect(pantryValues({ Name: 'Salt' })).toMatchObject({ amount: null, unit: 'Piece', place: '' });
});

test('a person can type their own place, and a non-staple has no minimum', () => {
  expect(pantryFields({ ...values, place: 'own', ownPlace: ' Cellar ' }).place).toBe('Cellar');
  expect(pantryFields({ ...values, place: '' }).place).toBeNull();
  expect(pantryFields({ ...values, isStaple: false }).staple).toBeNull();
});

test('a changed amount is a step; an empty one is "some"', () => {
  expect(pantryCount(values, eggs)).toEqual({});
  expect(pantryCount({ ...values, amount: 10 }, eggs)).toEqual({ amount: 10 });
  expect(pantryCount({ ...values, amount: null }, eggs)).toEqual({ level: 'some' });
  expect(pantryCount({ ...values, amount: null }, { amount: 0, level: 'low' })).toEqual({});
  expect(pantryCount({ ...values, amount: null })).toEqual({ level: 'some' });
});
