import { expect, test } from 'vitest';
import { costPerDay, daysLeft, leftAfter, runsLow, takenFrom } from '@/lib/domain/supplement/intake';

const TODAY = '2027-03-01';
const intake = (given = {}) => ({ dosage: 2, times: ['09:00', '21:00'], left: 20, ...given });

test('the rest lasts for whole days', () => {
  expect(daysLeft(intake())).toBe(5);
  expect(daysLeft(intake({ left: 19 }))).toBe(4);
  expect(daysLeft(intake({ left: 0 }))).toBe(0);
  expect(daysLeft(intake({ dosage: 0.1, left: 0.6 }))).toBe(3);
  expect(daysLeft(intake({ left: null }))).toBeUndefined();
  expect(daysLeft(intake({ times: [] }))).toBeUndefined();
});

test('the supply is low a week before its end, unless the intake ends earlier', () => {
  expect(runsLow(intake({ left: 31 }), TODAY)).toBe(true);
  expect(runsLow(intake({ left: 32 }), TODAY)).toBe(false);
  expect(runsLow(intake({ left: null }), TODAY)).toBe(false);
  expect(runsLow(intake({ left: 0, until: '2027-02-28' }), TODAY)).toBe(false);
});

test('a day costs its share of the package; unknown is not free', () => {
  expect(costPerDay(intake(), { priceTetri: 2400, quantity: 300 })).toBe(32);
  expect(costPerDay(intake(), { priceTetri: 0, quantity: 300 })).toBe(0);
  expect(costPerDay(intake(), { priceTetri: null, quantity: 300 })).toBeUndefined();
  expect(costPerDay(intake(), { priceTetri: 2400 })).toBeUndefined();
});

test('a dose never takes more than there is', () => {
  expect(takenFrom(5, 2)).toBe(2);
  expect(takenFrom(1, 2)).toBe(1);
  expect(takenFrom(null, 2)).toBeNull();
  expect(leftAfter(0.3, -0.1)).toBe(0.2);
  expect(leftAfter(1, -2)).toBe(0);
});
