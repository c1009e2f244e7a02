import { expect, test } from 'vitest';
import { readyWeek, slims, suits } from '@/lib/domain/mealplan/ready';
import { at } from '@/tests/support/at';
import { buildPlanCard } from '../../../support/builders/mealplan';

const plan = (id: number, parts: object = {}) =>
  buildPlanCard({ id, language: 'en', dayCount: 7, calories: 2000, targets: null, ...parts });
const week = (plans: ReturnType<typeof plan>[], reader: object = {}) =>
  readyWeek(plans, { language: 'en', ...reader })?.id;

test('the ready week is in the reader’s language, and ideally seven days', () => {
  const plans = [plan(1, { language: 'ka' }), plan(2, { dayCount: 14 }), plan(3)];
  expect(week(plans)).toBe(3);
  expect(week(plans, { language: 'ka' })).toBe(1);
  expect(week([at(plans, 1)])).toBe(2);
});

test('the ready week is no stricter than asked for', () => {
  const plans = [plan(6, { dietaryFlags: ['Vegan', 'Vegetarian'] }), plan(7)];
  expect(week(plans)).toBe(7);
});

test('the ready week follows every diet of the person, or there is none', () => {
  const vegan = plan(5, { dietaryFlags: ['Vegan', 'Vegetarian'] });
  expect(week([plan(4), vegan], { diet: ['Vegan'] })).toBe(5);
  expect(week([plan(4), vegan], { diet: ['Vegan', 'Gluten Free'] })).toBeUndefined();
  expect(week([plan(4), plan(8, { fasting: true })], { diet: ['fasting'] })).toBe(8);
});

test('the ready week holds no allergen of the person, not even a possible one', () => {
  const nuts = plan(1, { allergens: ['nuts'] });
  const unsure = plan(2, { unknownAllergens: ['nuts'] });
  expect(week([nuts, unsure], { allergens: ['nuts'] })).toBeUndefined();
  expect(week([nuts, unsure, plan(3, { allergens: ['milk'] })], { allergens: ['nuts'] })).toBe(3);
  expect(week([nuts, unsure], { allergens: ['milk'] })).toBe(1);
});

test('a slimming week is offered only to people with a target that low', () => {
  const light = plan(1, { calories: 1631, targets: { calories: 1600 } });
  expect(week([light])).toBeUndefined();
  expect(week([light], { targets: { calories: 1600 } })).toBe(1);
  expect(week([light], { targets: { calories: 2600 } })).toBeUndefined();
  expect(week([plan(2, { calories: 1870 })])).toBe(2);
});

test('a week is slimming by its author’s target, or by its figures if complete', () => {
  const of = (parts: object) => slims(plan(1, parts), {});
  expect(of({ targets: { calories: 1200 }, calories: 2000 })).toBe(true);
  expect(of({ targets: { prots: 90 }, calories: 1500 })).toBe(true);
  expect(of({ calories: 1500, incompleteProducts: ['Salt'] })).toBe(false);
  expect(of({ calories: null })).toBe(false);
});

test('unsuitable dishes are left out of every shelf', () => {
  expect(suits(plan(1, { allergens: ['nuts'] }), { allergens: ['nuts'] })).toBe(false);
  expect(suits(plan(1, { calories: 1500 }), {})).toBe(false);
  expect(suits(plan(1), { allergens: ['nuts'], diet: [] })).toBe(true);
});
