import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EatersChip } from '@/components/mealplan/planner/week/EatersChip';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { PlanEditorProvider } from '@/context/mealplan/PlanEditorContext';
import { signInAs } from '../../../../support/builders/auth';
import { buildEater, buildPlan } from '../../../../support/builders/mealplan';
import { renderPart } from '../../../../support/render';

const show = (eaters: ReturnType<typeof buildEater>[]) =>
  renderPart(
    <MealplanProvider>
      <PlanEditorProvider plan={buildPlan({ eaters })}>
        <EatersChip />
      </PlanEditorProvider>
    </MealplanProvider>,
  );

test('the header shows the eaters, their portions, and their allergens', () => {
  signInAs();
  show([buildEater(), buildEater({ Name: 'Nika', factor: 0.5, allergens: ['nuts'] })]);
  const chip = screen.getByRole('button', { name: /Who is at the table/ });
  expect(chip).toHaveTextContent('Mariam · Nika × 0.5');
  expect(chip).toHaveTextContent('1.5 servings');
  expect(chip).toHaveTextContent('without nuts');
});

test('an empty table counts as one person', () => {
  signInAs();
  show([]);
  expect(screen.getByRole('button')).toHaveTextContent('1 serving');
});
