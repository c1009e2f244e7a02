import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { UnsubscribeDialog } from '@/components/mealplan/following/UnsubscribeDialog';
import { signInAs } from '../../../support/builders/auth';
import { buildSubscription } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { currentPath } from '../../../support/router';
import { api, one, server } from '../../../support/servers/server';

const open = (mealplan: number | null) =>
  renderPart(<UnsubscribeDialog subscription={buildSubscription({ mealplan })} onClose={vi.fn()} />);

test('the dialog warns that all data will be lost and offers the download first', () => {
  signInAs();
  open(5);
  expect(screen.getByRole('dialog')).toHaveTextContent('All mealplan data will be lost');
  expect(screen.getByRole('button', { name: 'Download first' })).toBeInTheDocument();
});

test.each([
  ['that still exists is unsubscribed from', 5, 'POST /api/mealplans/5/unsubscribe'],
  ['that was deleted loses its copy', null, 'DELETE /api/subscriptions/9'],
])('a plan %s', async (_, mealplan, expected) => {
  signInAs();
  const calls: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.json(one({ id: 9 }));
  };
  server.use(
    http.post(api('/mealplans/5/unsubscribe'), answer),
    http.delete(api('/subscriptions/9'), answer),
  );
  const { user } = open(mealplan);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await waitFor(() => expect(currentPath()).toBe('/mealplan/my?tab=following'));
  expect(calls).toEqual([expected]);
});
