import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductView } from '@/components/product/ProductView';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';

const FOOD = { id: 900, Name: 'Tomato', NameKa: 'პომიდორი', tableName: 'Tomatoes, red, ripe, raw' };
const figure = (label: string) => screen.getByText(label).closest('div');

test('borrowed values are marked with their source; own ones are not', async () => {
  const lent = { calories: 18, allergens: [] };
  renderPart(
    <ProductView product={buildProduct({ calories: 18, fats: 2, allergens: [], food: FOOD, lent })} />,
  );
  expect(
    await screen.findByText('† is from the food table: Tomato (USDA SR 26: Tomatoes, red, ripe, raw)'),
  ).toBeInTheDocument();
  expect(figure('Calories')).toHaveTextContent(/18\skcal†/);
  expect(figure('Fats')).toHaveTextContent(/2\sg$/);
  expect(screen.getByRole('heading', { name: 'Allergens†' })).toBeInTheDocument();
});

test('carbohydrates say whether they exclude fibre', () => {
  const { unmount } = renderPart(
    <ProductView product={buildProduct({ carbs: 46, fibre: 15, lent: { carbs: 46, fibre: 15 } })} />,
  );
  expect(figure('Carbs')).toHaveTextContent('available, without fibre');
  unmount();
  renderPart(<ProductView product={buildProduct({ carbs: 20, fibre: null, lent: { carbs: 20 } })} />);
  expect(figure('Carbs')).toHaveTextContent('total, fibre unknown');
});

test('unknown allergens and origin are shown as unknown, not absent', () => {
  renderPart(<ProductView product={buildProduct({ allergens: null, origin: null })} />);
  expect(screen.getByText('Allergens are not known: look at the packet.')).toBeInTheDocument();
  expect(screen.getByText('Origin not known')).toBeInTheDocument();
  expect(screen.queryByText('None known.')).toBeNull();
});
