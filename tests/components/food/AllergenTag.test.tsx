import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AllergenTag } from '@/components/food/AllergenTag';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';

test('names only the reader’s allergens', async () => {
  signInAs({ allergens: ['nuts', 'milk'] });
  renderPart(<AllergenTag food={{ allergens: ['gluten', 'nuts'] }} />);
  expect(await screen.findByText('Contains Nuts')).toBeInTheDocument();
});

test('names them in Georgian', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(<AllergenTag food={{ allergens: ['nuts'] }} />, { language: 'ka' });
  expect(await screen.findByText(/^შეიცავს: /)).toBeInTheDocument();
});

test('reports unknown allergens to a person with an allergy', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(<AllergenTag food={{ allergens: [], unknownAllergens: ['nuts'] }} />);
  expect(await screen.findByText('Allergens not known')).toBeInTheDocument();
});

test('hides other people’s allergens, and known ones', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(<AllergenTag food={{ allergens: ['nuts'], unknownAllergens: ['nuts', 'milk'] }} />);
  expect(await screen.findByText('Contains Nuts')).toBeInTheDocument();
  expect(screen.queryByText('Allergens not known')).not.toBeInTheDocument();
});

test('names the others at the table with unknown allergens', async () => {
  signInAs({ allergens: [] });
  const nika = { name: 'Nika', allergens: ['egg'], unknown: ['nuts'] };
  renderPart(<AllergenTag food={{ allergens: ['egg'] }} others={[nika]} />);
  expect(await screen.findByText('Not for Nika: Egg')).toBeInTheDocument();
  expect(screen.getByText('For Nika it is not known: Nuts')).toBeInTheDocument();
});

test('is hidden from people without allergies, and if nothing is known', () => {
  signInAs({ allergens: [] });
  const { container } = renderPart(
    <AllergenTag food={{ allergens: ['nuts'], unknownAllergens: ['milk'] }} />,
  );
  expect(container.textContent).toBe('');
  expect(renderPart(<AllergenTag food={null} />).container.textContent).toBe('');
});
