import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MarkButtons } from '@/components/mealplan/MarkButtons';
import { renderPart } from '../../support/render';

test('a second tap takes the mark away again', async () => {
  const onMark = vi.fn();
  const { user } = renderPart(<MarkButtons name="Lobio" state="done" onMark={onMark} />);
  expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Skipped' }));
  expect(onMark.mock.calls).toEqual([[null], ['skipped']]);
});
