import { expect, test } from 'vitest';
import { privateDishesIn } from '@/lib/forms/mealplan/privateDishes';
import { buildEntry, buildPlan, buildPlanDish, dayWith } from '../../../support/builders/mealplan';

const dish = buildPlanDish({ Name: 'Satsivi', visibility: 'private' });
const plan = buildPlan({ parts: { ...buildPlan().parts, dishes: { 1: dish } } });

test('private dishes in the plan are named once, other people’s and public ones are not', () => {
  expect(privateDishesIn({ ...plan, days: [...plan.days, dayWith(buildEntry())] })).toEqual(['Satsivi']);
  const dishes = { 1: { ...dish, visibility: 'public' as const }, 2: { ...dish, id: 2 } };
  expect(privateDishesIn({ ...plan, parts: { ...plan.parts, dishes } })).toEqual([]);
});
