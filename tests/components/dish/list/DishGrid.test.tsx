import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DishGrid } from '@/components/dish/list/DishGrid';
import { buildImage } from '../../../support/builders/builders';
import { buildDish } from '../../../support/builders/dish';
import { renderPart } from '../../../support/render';

test('where no recipe has a picture no place is kept for one; beside one that has, the others keep theirs', () => {
  const bare = [1, 2].map((id) => buildDish({ id, DishImages: [] }));
  const pictures = (container: HTMLElement) => container.querySelectorAll('.picture').length;
  const { container, unmount } = renderPart(<DishGrid dishes={bare} />);
  expect(pictures(container)).toBe(0);
  unmount();
  const mixed = renderPart(<DishGrid dishes={[...bare, buildDish({ id: 3, DishImages: [buildImage()] })]} />);
  expect(pictures(mixed.container)).toBe(3);
});

test('a price that a product is missing from is the least it can be', () => {
  const dish = buildDish({ id: 1, costTetri: 281, pricelessProducts: ['Saffron'] });
  renderPart(<DishGrid dishes={[dish]} />);
  expect(screen.getByText(/^at least 2\.81.₾/)).toBeInTheDocument();
});
