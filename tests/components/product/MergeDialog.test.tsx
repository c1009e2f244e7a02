import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MergeDialog } from '@/components/product/MergeDialog';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { answer, many, one } from '../../support/servers/server';

test('each product’s food is shown before the merge', async () => {
  signInAs({ Rolee: 'Admin' });
  const food = { id: 900, Name: 'Tomato', NameKa: 'პომიდორი', tableName: 'Tomatoes' };
  const kept = buildProduct({ id: 2, Name: 'Tomatoes', food });
  answer('/products', many([kept]));
  answer('/products/2', one(kept));
  const { user } = renderPart(
    <MergeDialog product={buildProduct({ id: 1, Name: 'my tomatoes' })} onClose={() => undefined} />,
  );
  await user.type(await screen.findByRole('combobox', { name: 'The product that stays' }), 'toma');
  await user.click(await screen.findByRole('option', { name: 'Tomatoes' }));
  const foods = await screen.findByRole('region', { name: 'Foods of the table' });
  expect(foods).toHaveTextContent('my tomatoes: no food');
  expect(foods).toHaveTextContent('Tomatoes: Tomato');
});
