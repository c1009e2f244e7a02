import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { AddToPlanDialog } from '@/components/mealplan/plan/AddToPlanDialog';
import { signInAs } from '../../../support/builders/auth';
import { buildPlan } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, dataOf, many, one, server, strapiError } from '../../../support/servers/server';

test('a private recipe is added to a shared plan only after consent', async () => {
  signInAs();
  const plan = buildPlan({ days: [], members: [{ id: 2, Name: 'Ana' }] });
  answer('/mealplans', many([plan]));
  answer('/mealplans/5', one(plan));
  const asked: unknown[] = [];
  server.use(
    http.put(api('/mealplans/5'), async ({ request }) => {
      const { confirmPrivate } = await dataOf<{ confirmPrivate?: boolean }>(request);
      asked.push(confirmPrivate);
      const secret = { code: 'mealplan.privateDishes', privateDishes: ['Grandmother’s satsivi'] };
      return confirmPrivate
        ? HttpResponse.json(one(plan))
        : HttpResponse.json(strapiError(409, secret), { status: 409 });
    }),
  );
  const onClose = vi.fn();
  const dish = { id: 1, Name: 'Grandmother’s satsivi', types: ['Lunch' as const] };
  const { user } = renderPart(<AddToPlanDialog dish={dish} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Add to plan' }));
  expect(await screen.findByText(/The plan’s members will read it too/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Let them read it' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual([false, true]);
});
