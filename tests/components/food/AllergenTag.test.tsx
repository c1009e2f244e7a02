import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AllergenTag } from '@/components/food/AllergenTag';
import { signInAs } from '../../support/auth';
import { renderPart } from '../../support/render';

test('names what the reader does not bear, and only that', async () => {
  signInAs({ allergens: ['nuts', 'milk'] });
  renderPart(<AllergenTag allergens={['gluten', 'nuts']} />);
  expect(await screen.findByText('Contains Nuts')).toBeInTheDocument();
});

test('says so in Georgian', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(<AllergenTag allergens={['nuts']} />, { language: 'ka' });
  expect(await screen.findByText(/^შეიცავს: /)).toBeInTheDocument();
});

test('says that the allergens are unknown to who does not bear all', async () => {
  signInAs({ allergens: ['nuts'] });
  renderPart(<AllergenTag allergens={[]} isUnknown />);
  expect(await screen.findByText('Allergens not known')).toBeInTheDocument();
});

test('says nothing to who bears everything, or where nothing is known', () => {
  signInAs({ allergens: [] });
  const { container } = renderPart(<AllergenTag allergens={['nuts']} isUnknown />);
  expect(container.textContent).toBe('');
  expect(renderPart(<AllergenTag allergens={null} />).container.textContent).toBe('');
});
