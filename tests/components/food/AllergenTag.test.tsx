import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AllergenTag } from '@/components/food/AllergenTag';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';

test('names what the reader does not bear, and only that', async () => {
  signInAs({ allergens: ['nuts', 'milk'] });
  renderPart(<AllergenTag food={{ allergens: ['gluten', 'nuts'] }} />);
  expect(await screen.findByText('Contains Nuts')).toBeInTheDocument();
});

test('says so in Georgian', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(<AllergenTag food={{ allergens: ['nuts'] }} />, { language: 'ka' });
  expect(await screen.findByText(/^შეიცავს: /)).toBeInTheDocument();
});

test('says that the allergens are unknown to who does not bear all', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(<AllergenTag food={{ allergens: [], unknownAllergens: ['nuts'] }} />);
  expect(await screen.findByText('Allergens not known')).toBeInTheDocument();
});

test('says nothing of what another may not bear, or what is known to be in it', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(<AllergenTag food={{ allergens: ['nuts'], unknownAllergens: ['nuts', 'milk'] }} />);
  expect(await screen.findByText('Contains Nuts')).toBeInTheDocument();
  expect(screen.queryByText('Allergens not known')).not.toBeInTheDocument();
});

test('names for whom else at the table it is not known', async () => {
  signInAs({ allergens: [] });
  const nika = { name: 'Nika', allergens: ['egg'], unknown: ['nuts'] };
  renderPart(<AllergenTag food={{ allergens: ['egg'] }} others={[nika]} />);
  expect(await screen.findByText('Not for Nika: Egg')).toBeInTheDocument();
  expect(screen.getByText('For Nika it is not known: Nuts')).toBeInTheDocument();
});

test('says nothing to who bears everything, or where nothing is known', () => {
  signInAs({ allergens: [] });
  const { container } = renderPart(
    <AllergenTag food={{ allergens: ['nuts'], unknownAllergens: ['milk'] }} />,
  );
  expect(container.textContent).toBe('');
  expect(renderPart(<AllergenTag food={null} />).container.textContent).toBe('');
});
