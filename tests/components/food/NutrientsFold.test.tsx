import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NutrientsFold } from '@/components/food/NutrientsFold';
import { renderPart } from '../../support/render';

test('the content is rendered once unfolded, and removed when folded', async () => {
  const made = vi.fn(() => <p>Iron</p>);
  const Content = () => made();
  const { user } = renderPart(
    <NutrientsFold>
      <Content />
    </NutrientsFold>,
  );
  const button = screen.getByRole('button', { name: 'Vitamins and minerals' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(made).not.toHaveBeenCalled();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Iron')).toBeInTheDocument();
  await user.click(button);
  expect(screen.queryByText('Iron')).not.toBeInTheDocument();
});
