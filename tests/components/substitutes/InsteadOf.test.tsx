import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { InsteadOf } from '@/components/substitutes/InsteadOf';
import { atLeast } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { buildIngredient, buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { buildSubstitute } from '../../support/builders/substitutes';

const walnuts = buildProduct({ id: 3, Name: 'Walnuts', NameKa: 'ნიგოზი', allergens: ['nuts'] });
const seeds = buildSubstitute({ ratio: 0.5 });
const hazelnuts = buildSubstitute({
  food: 701,
  Name: 'Hazelnuts',
  NameKa: 'თხილი',
  allergens: ['nuts'],
  note: null,
  noteKa: null,
});
const line = buildIngredient({ amount: 200, product: walnuts });
const show = (language?: 'ka') =>
  renderPart(<InsteadOf {...{ line, substitutes: [hazelnuts, seeds] }} servings={8} original={4} />, {
    language,
  });

beforeEach(() => {
  signInAs({ allergens: ['nuts'] });
});

test('shows the replacing amount for the cooked servings, safe substitutes first', async () => {
  const { user } = show();
  const button = await screen.findByRole('button', { name: 'Instead of: Walnuts', expanded: false });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  await user.click(button);
  const [first, second] = atLeast(2, screen.getAllByRole('listitem'));
  expect(first).toHaveTextContent('Sunflower seeds 200 g');
  expect(first).toHaveTextContent('Toast them.');
  expect(first).toHaveTextContent('Without: Nuts');
  expect(second).toHaveTextContent('Hazelnuts 400 g');
  expect(within(second).getByText(/Contains Nuts/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Instead of: Walnuts', expanded: true }));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('shows it in Georgian', async () => {
  const { user } = show('ka');
  await user.click(await screen.findByRole('button', { name: 'რით შევცვალო: ნიგოზი' }));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('მზესუმზირის გული 200 გ');
  expect(screen.getByText('მოხალეთ.')).toBeInTheDocument();
});
