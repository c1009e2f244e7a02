import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DishGrid } from '@/components/dish/list/DishGrid';
import { buildImage } from '../../../support/builders/builders';
import { buildDish } from '../../../support/builders/dish';
import { renderPart } from '../../../support/render';

test('the grid reserves no picture space if no recipe has one; otherwise all keep it', () => {
  const bare = [1, 2].map((id) => buildDish({ id, DishImages: [] }));
  const pictures = (container: HTMLElement) => container.querySelectorAll('.picture').length;
  const { container, unmount } = renderPart(<DishGrid dishes={bare} />);
  expect(pictures(container)).toBe(0);
  unmount();
  const mixed = renderPart(<DishGrid dishes={[...bare, buildDish({ id: 3, DishImages: [buildImage()] })]} />);
  expect(pictures(mixed.container)).toBe(3);
});

test('a price without one of the products is shown as a minimum', () => {
  const dish = buildDish({ id: 1, costTetri: 281, pricelessProducts: ['Saffron'] });
  renderPart(<DishGrid dishes={[dish]} />);
  expect(screen.getByText(/^at least 2\.81.₾/)).toBeInTheDocument();
});
