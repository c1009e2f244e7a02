import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanGrid } from '@/components/mealplan/plan/PlanGrid';
import { given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildPlanCard } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';

test('a plan with the reader’s allergens says so on its card, like dishes', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(
    <PlanGrid
      plans={[
        buildPlanCard({ id: 1, Name: 'Walnut week', allergens: ['nuts', 'milk'], unknownAllergens: [] }),
        buildPlanCard({ id: 2, Name: 'Open week', allergens: [], unknownAllergens: ['nuts'] }),
        buildPlanCard({ id: 3, Name: 'Milk week', allergens: ['milk'], unknownAllergens: [] }),
      ]}
    />,
  );
  const card = (name: string) => within(given(screen.getByRole('link', { name }).closest('article')));
  expect(await card('Walnut week').findByText('Contains Nuts')).toBeInTheDocument();
  expect(await card('Open week').findByText('Allergens not known')).toBeInTheDocument();
  expect(card('Milk week').queryByText(/Contains|not known/)).not.toBeInTheDocument();
});
