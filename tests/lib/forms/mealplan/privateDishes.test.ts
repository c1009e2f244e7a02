import { expect, test } from 'vitest';
import { privateDishesFor } from '@/lib/forms/mealplan/privateDishes';
import { buildPlan, buildPlanDish } from '../../../support/mealplan';

const dish = buildPlanDish({ Name: 'Satsivi', visibility: 'private' });
const plan = buildPlan({ parts: { ...buildPlan().parts, dishes: { 1: dish } } });

test('private dishes that stand in the plan are named, others and public ones are not', () => {
  expect(privateDishesFor(plan, 'viewer')).toEqual(['Satsivi']);
  const dishes = { 1: { ...dish, visibility: 'public' as const }, 2: { ...dish, id: 2 } };
  expect(privateDishesFor({ ...plan, parts: { ...plan.parts, dishes } }, 'editor')).toEqual([]);
});

test('what is not published yet only editors read', () => {
  const edited = { ...plan, unpublished: true };
  expect(privateDishesFor(edited, 'viewer')).toEqual([]);
  expect(privateDishesFor(edited, 'editor')).toEqual(['Satsivi']);
  expect(privateDishesFor({ ...edited, version: 0 }, 'viewer')).toEqual(['Satsivi']);
});
