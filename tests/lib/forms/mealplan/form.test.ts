import { expect, test } from 'vitest';
import { blankPlan, formOf, newPlanInput, withForm } from '@/lib/forms/mealplan/form';
import { valuesOfPlan } from '@/lib/forms/mealplan/values';
import { buildEater, buildPlan, newKey } from '../../../support/builders/mealplan';

test('a new plan has the requested number of days, each with its empty meals', () => {
  const input = newPlanInput({ ...blankPlan('en'), Name: ' A week ', dayCount: 3, meals: ['Lunch'] }, newKey);
  expect(input).toMatchObject({ Name: 'A week', startDate: null, repeat: 'none' });
  expect(input.days.map(({ meals }) => meals.map(({ type }) => type))).toEqual([
    ['Lunch'],
    ['Lunch'],
    ['Lunch'],
  ]);
});

test('settings saved unchanged change nothing', () => {
  const values = valuesOfPlan(
    buildPlan({
      eaters: [buildEater({ key: 'e', user: null, allergens: ['nuts'] })],
      targets: { calories: 2000, fats: null, carbs: null, prots: null, costTetriPerDay: 3500 },
    }),
  );
  expect(withForm(values, formOf(values))).toEqual(values);
});

test('a cost typed in GEL is stored in whole tetri, and an empty target is none', () => {
  const values = valuesOfPlan(buildPlan());
  const form = formOf(values);
  expect(
    withForm(values, { ...form, targets: { ...form.targets, cost: 12.345 } }).targets?.costTetriPerDay,
  ).toBe(1235);
  expect(withForm(values, form).targets).toBeNull();
});
