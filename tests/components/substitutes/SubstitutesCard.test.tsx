import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubstitutesCard } from '@/components/substitutes/SubstitutesCard';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { buildSubstitute } from '../../support/builders/substitutes';

const show = (substitutes: Parameters<typeof buildProduct>[0]) => {
  signInAs();
  renderPart(<SubstitutesCard product={buildProduct(substitutes)} className="card" />);
};

test('names each substitute with its amount for 100 g, and the allergens it removes', async () => {
  show({ allergens: ['nuts', 'milk'], substitutes: [buildSubstitute({ ratio: 0.8, allergens: ['milk'] })] });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Sunflower seeds 80 gr');
  expect(row).toHaveTextContent('Without: Nuts');
});

test('says so if none is known', async () => {
  show({ substitutes: null });
  expect(await screen.findByText('No substitutes yet.')).toBeInTheDocument();
});
