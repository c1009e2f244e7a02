import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorNote } from '@/components/ui/feedback/ErrorNote';
import { renderPart } from '../../../support/render';

test('a retry is offered for a network failure', async () => {
  const retry = vi.fn();
  const { user } = renderPart(<ErrorNote kind="network" onRetry={retry} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a retry is not offered for a missing record', async () => {
  renderPart(<ErrorNote kind="notFound" onRetry={vi.fn()} />);
  expect(await screen.findByText(/or it is private/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('the note names the wait after too many requests', async () => {
  renderPart(<ErrorNote kind="tooMany" retryAfter={540} onRetry={vi.fn()} />);
  expect(await screen.findByText('Too much at once. Please try again in 9 minutes.')).toBeVisible();
});

test.each([
  ['offline', /^The server cannot be reached/],
  ['busy', /^The server is busy/],
])('a reader does not see faults of values they never typed (%s)', (kind, said) => {
  renderPart(<ErrorNote kind={kind} />);
  expect(screen.getByText(said)).not.toHaveTextContent('typed');
});
