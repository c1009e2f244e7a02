import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MarkButtons } from '@/components/day/agenda/MarkButtons';
import { LOG_KINDS } from '@/lib/domain/mealplan/types';
import { at } from '@/tests/support/at';
import { renderPart } from '../../../support/render';

test('a second tap removes the mark', async () => {
  const onMark = vi.fn();
  const { user } = renderPart(<MarkButtons name="Lobio" kind="entry" state="done" onMark={onMark} />);
  expect(screen.getByRole('button', { name: 'Eaten: Lobio' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Eaten: Lobio' }));
  await user.click(screen.getByRole('button', { name: 'Skip: Lobio' }));
  expect(onMark.mock.calls).toEqual([[null], ['skipped']]);
});

describe.each([
  ['en', ['I ate it', 'I trained', 'I took it', 'I was there'], ['Eaten', 'Trained', 'Taken', 'Attended']],
  ['ka', ['ვჭამე', 'ვივარჯიშე', 'მივიღე', 'ვიყავი'], ['ნაჭამია', 'შესრულებულია', 'მიღებულია', 'შედგა']],
] as const)('marks in %s', (language, open, done) => {
  const namesAt = (state: 'done' | null) =>
    LOG_KINDS.map((kind) => {
      const part = <MarkButtons name="It" kind={kind} state={state} onMark={vi.fn()} />;
      const { unmount } = renderPart(part, { language });
      const button = at(screen.getAllByRole('button'), 0);
      const told = { name: button.getAttribute('aria-label'), ticks: button.querySelectorAll('svg').length };
      unmount();
      return told;
    });

  test('show a verb and an empty ring while open', () =>
    expect(namesAt(null)).toEqual(open.map((word) => ({ name: `${word}: It`, ticks: 0 }))));

  test('show their word and a tick once set', () =>
    expect(namesAt('done')).toEqual(done.map((word) => ({ name: `${word}: It`, ticks: 1 }))));
});
