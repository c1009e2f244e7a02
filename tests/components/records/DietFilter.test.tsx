import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DietFilter } from '@/components/records/DietFilter';
import { renderPart } from '../../support/render';

test('a diet is added to the selection, in the usual order, and removed', async () => {
  const onChange = vi.fn();
  const { user } = renderPart(<DietFilter legend="Diet" value={['Vegan']} onChange={onChange} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Vegetarian' }));
  expect(onChange).toHaveBeenLastCalledWith(['Vegan', 'Vegetarian']);
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});
