import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { InviteForm } from '@/components/mealplan/sharing/InviteForm';
import { signInAs } from '../../../support/builders/auth';
import { buildPlan, buildPlanDish } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { api, dataOf, one, server, strapiError } from '../../../support/servers/server';

test('private recipes are named and need consent before an invitation', async () => {
  signInAs();
  const bodies: unknown[] = [];
  server.use(
    http.post(api('/mealplans/5/invite'), async ({ request }) => {
      const data = await dataOf<{ confirmPrivate?: boolean }>(request);
      bodies.push(data);
      if (data.confirmPrivate) return HttpResponse.json(one({ id: 5 }));
      return HttpResponse.json(strapiError(409, { privateDishes: ['Grandmother’s satsivi'] }), {
        status: 409,
      });
    }),
  );
  const onInvited = vi.fn();
  const { user } = renderPart(<InviteForm plan={buildPlan()} onInvited={onInvited} />);
  await user.type(screen.getByLabelText('Invite by email'), 'guest@example.com');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Grandmother’s satsivi')).toBeInTheDocument();
  expect(screen.getByLabelText('Invite by email')).toHaveValue('guest@example.com');
  expect(onInvited).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Invite anyway' }));
  await waitFor(() => expect(onInvited).toHaveBeenCalled());
  const guest = { email: 'guest@example.com', role: 'viewer' };
  expect(bodies).toEqual([
    { ...guest, confirmPrivate: false },
    { ...guest, confirmPrivate: true },
  ]);
  expect(screen.queryByText('Grandmother’s satsivi')).not.toBeInTheDocument();
});

test('known private recipes are named beforehand, and nothing is asked', async () => {
  signInAs();
  const bodies: unknown[] = [];
  server.use(
    http.post(api('/mealplans/5/invite'), async ({ request }) => {
      bodies.push(await dataOf(request));
      return HttpResponse.json(one({ id: 5 }));
    }),
  );
  const onInvited = vi.fn();
  const dish = buildPlanDish({ Name: 'Grandmother’s satsivi', visibility: 'private' });
  const plan = buildPlan({ parts: { ...buildPlan().parts, dishes: { 1: dish } } });
  const { user } = renderPart(<InviteForm plan={plan} onInvited={onInvited} />);
  expect(screen.getByText(/Grandmother’s satsivi/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Invite by email'), 'guest@example.com');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(onInvited).toHaveBeenCalled());
  expect(bodies).toEqual([{ email: 'guest@example.com', role: 'viewer', confirmPrivate: true }]);
});
