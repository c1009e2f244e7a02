import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { PublishDialog } from '@/components/mealplan/sharing/PublishDialog';
import { signInAs } from '../../../support/builders/auth';
import { buildPlan } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { api, dataOf, one, server, strapiError } from '../../../support/servers/server';

test('private recipes are named and need consent before publishing', async () => {
  signInAs();
  const bodies: unknown[] = [];
  server.use(
    http.post(api('/mealplans/5/publish'), async ({ request }) => {
      const data = await dataOf<{ confirmPrivate?: boolean }>(request);
      bodies.push(data);
      if (data.confirmPrivate) return HttpResponse.json(one({ id: 5 }));
      return HttpResponse.json(strapiError(409, { privateDishes: ['Grandmother’s satsivi'] }), {
        status: 409,
      });
    }),
  );
  const onClose = vi.fn();
  const { user } = renderPart(<PublishDialog plan={buildPlan()} onChanged={vi.fn()} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Grandmother’s satsivi')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Publish with them' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // a private plan too, which is public from then on
  expect(bodies).toEqual([
    { visibility: 'public', confirmPrivate: false },
    { visibility: 'public', confirmPrivate: true },
  ]);
});
