import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeInstead } from '@/components/substitutes/SafeInstead';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { listed } from '../../support/servers/server';
import { buildSubstitute } from '../../support/builders/substitutes';

const walnuts = buildProduct({ id: 3, Name: 'Walnuts', allergens: ['nuts'] });
const almonds = buildProduct({ id: 4, Name: 'Almonds', allergens: ['nuts'] });

test('names substitutes certainly free of all the reader’s allergens, requested in one call', async () => {
  signInAs({ allergens: ['nuts'] });
  const hazelnuts = buildSubstitute({ food: 701, Name: 'Hazelnuts', allergens: ['nuts'] });
  const spread = buildSubstitute({ food: 702, Name: 'Spread', allergens: null });
  const asked = listed('/products', [
    { id: 3, substitutes: [hazelnuts, buildSubstitute(), spread] },
    { id: 4, substitutes: [hazelnuts] },
  ]);
  renderPart(<SafeInstead allergens={['nuts']} products={[walnuts, almonds, walnuts]} />);
  expect(await screen.findByText(/Sunflower seeds/)).toHaveTextContent(/^Walnuts Sunflower seeds$/);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(asked).toHaveLength(1);
  expect(
    at(asked, 0).getAll('filters[id][$in][0]').concat(at(asked, 0).getAll('filters[id][$in][1]')),
  ).toEqual(['3', '4']);
});

test('omits a substitute that is free of only one of two allergens', async () => {
  signInAs({ allergens: ['nuts', 'sesame'] });
  const sesame = buildSubstitute({ food: 703, Name: 'Sesame seeds', allergens: ['sesame'] });
  listed('/products', [{ id: 3, substitutes: [sesame, buildSubstitute()] }]);
  renderPart(<SafeInstead allergens={['nuts', 'sesame']} products={[walnuts]} />);
  expect(await screen.findByText(/Sunflower seeds/)).toHaveTextContent(/^Walnuts Sunflower seeds$/);
});

test('is empty if no substitute is known', async () => {
  signInAs({ allergens: ['nuts'] });
  const asked = listed('/products', [{ id: 3, substitutes: null }]);
  const { container } = renderPart(<SafeInstead allergens={['nuts']} products={[walnuts]} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container).not.toHaveTextContent('instead');
});
