import { expect, test } from 'vitest';
import { readyWeek } from '@/lib/domain/mealplan/ready';
import { buildPlanCard } from '../../../support/mealplan';

const plan = (id: number, parts: object = {}) => buildPlanCard({ id, language: 'en', dayCount: 7, ...parts });

test('it is in the reader’s language, and best of seven days', () => {
  const plans = [plan(1, { language: 'ka' }), plan(2, { dayCount: 14 }), plan(3)];
  expect(readyWeek(plans, 'en', [])?.id).toBe(3);
  expect(readyWeek(plans, 'ka', [])?.id).toBe(1);
  expect(readyWeek([plans[1]], 'en', [])?.id).toBe(2);
});

test('it is no stricter than asked for', () => {
  const plans = [plan(6, { dietaryFlags: ['Vegan', 'Vegetarian'] }), plan(7)];
  expect(readyWeek(plans, 'en', [])?.id).toBe(7);
});

test('it keeps to every diet of the person, else there is none', () => {
  const vegan = plan(5, { dietaryFlags: ['Vegan', 'Vegetarian'] });
  expect(readyWeek([plan(4), vegan], 'en', ['Vegan'])?.id).toBe(5);
  expect(readyWeek([plan(4), vegan], 'en', ['Vegan', 'Gluten Free'])).toBeUndefined();
});
