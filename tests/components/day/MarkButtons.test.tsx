import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MarkButtons } from '@/components/day/MarkButtons';
import { LOG_KINDS } from '@/lib/domain/mealplan/types';
import { renderPart } from '../../support/render';

test('a second tap takes the mark away again', async () => {
  const onMark = vi.fn();
  const { user } = renderPart(<MarkButtons name="Lobio" kind="entry" state="done" onMark={onMark} />);
  expect(screen.getByRole('button', { name: 'Eaten' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Eaten' }));
  await user.click(screen.getByRole('button', { name: 'Skipped' }));
  expect(onMark.mock.calls).toEqual([[null], ['skipped']]);
});

test('a dish is eaten, a vitamin taken, only an exercise done', () => {
  const words = LOG_KINDS.map((kind) => {
    const { unmount } = renderPart(<MarkButtons name="It" kind={kind} state={null} onMark={vi.fn()} />);
    const [done] = screen.getAllByRole('button').map(({ textContent }) => textContent);
    unmount();
    return done;
  });
  expect(words).toEqual(['Eaten', 'Trained', 'Taken', 'Attended']);
});
