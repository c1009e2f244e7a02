import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OutcomeButtons } from '@/components/day/agenda/OutcomeButtons';
import type { SaidOutcome } from '@/lib/domain/cooking/outcome';
import { renderPart } from '../../../support/render';

function setUp(said: Partial<SaidOutcome> = {}, language: 'en' | 'ka' = 'en') {
  const onSay = vi.fn();
  const shown = renderPart(<OutcomeButtons name="Lobio" servings={4} said={said} onSay={onSay} />, {
    language,
  });
  return { onSay, ...shown };
}
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('one tap says that a dish was left over or thrown away', async () => {
  const { onSay, user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Left over: Lobio' }));
  await user.click(screen.getByRole('button', { name: 'Thrown away: Lobio' }));
  expect(onSay.mock.calls).toEqual([
    [{ outcome: 'leftOver', outcomeServings: null }],
    [{ outcome: 'thrownAway', outcomeServings: null }],
  ]);
  expect(screen.queryByRole('button', { name: 'Half' })).not.toBeInTheDocument();
});

test('another tap takes it back', async () => {
  const { onSay, user } = setUp({ outcome: 'leftOver', outcomeServings: null });
  expect(await screen.findByRole('button', { name: 'Left over: Lobio' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Left over: Lobio' }));
  expect(onSay).toHaveBeenCalledWith({ outcome: null, outcomeServings: null });
});

test('what was thrown away has a part, in servings of what was cooked, which is unknown until it is said', async () => {
  const { onSay, user } = setUp({ outcome: 'thrownAway', outcomeServings: null });
  const parts = within(await screen.findByRole('group', { name: 'How much of it was thrown away?' }));
  expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'A little',
    'Half',
    'Most',
    'All',
  ]);
  expect(parts.getByRole('status')).toHaveTextContent('its cost stays unknown');
  await user.click(parts.getByRole('button', { name: 'Half' }));
  expect(onSay).toHaveBeenCalledWith({ outcome: 'thrownAway', outcomeServings: 2 });
});

test('the chosen part is pressed, says its servings, and is taken back by another tap', async () => {
  const { onSay, user } = setUp({ outcome: 'thrownAway', outcomeServings: 3 });
  expect(await screen.findByText('3 servings')).toBeInTheDocument();
  expect(['A little', 'Half', 'Most', 'All'].map(pressed)).toEqual(['false', 'false', 'true', 'false']);
  await user.click(screen.getByRole('button', { name: 'Most' }));
  expect(onSay).toHaveBeenCalledWith({ outcome: 'thrownAway', outcomeServings: null });
});

test('it speaks Georgian', async () => {
  setUp({ outcome: 'thrownAway', outcomeServings: 3 }, 'ka');
  expect(await screen.findByRole('button', { name: 'გადავყარე: Lobio' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByText('3 ულუფა')).toBeInTheDocument();
});
