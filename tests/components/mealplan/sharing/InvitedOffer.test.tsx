import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { InvitedOffer } from '@/components/mealplan/sharing/InvitedOffer';
import { signInAs } from '../../../support/builders/auth';
import { buildPlan } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, dataOf, many, one, server } from '../../../support/servers/server';

test('an invited person answers on the plan’s page, and says whether they eat along', async () => {
  const me = signInAs();
  const related = (id: number, Name: string) => ({ data: { id, attributes: { Name } } });
  const invitation = { planName: 'Our week', role: 'viewer', state: 'invited', email: me.email };
  answer(
    '/memberships',
    many([
      { id: 2, ...invitation, user: related(me.id, 'Me'), mealplan: related(4, 'Another week') },
      {
        ...{ id: 3, ...invitation, user: related(me.id, 'Me'), mealplan: related(5, 'Our week') },
        invitedBy: related(7, 'Mariam'),
      },
    ]),
  );
  const told = vi.fn();
  server.use(
    http.post(api('/memberships/3/accept'), async ({ request }) => {
      told(await dataOf(request));
      return HttpResponse.json(one({ id: 3, mealplan: related(5, 'Our week') }));
    }),
  );
  const onAccepted = vi.fn();
  const plan = buildPlan({ Name: 'Our week', myRole: 'invited', members: null });
  const { user } = renderPart(<InvitedOffer plan={plan} onAccepted={onAccepted} />);
  expect(await screen.findByText('Mariam invites you to view this plan')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Accept ?Our week$/ }));
  expect(told).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I eat along' }));
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(told).toHaveBeenCalledWith({ eatsAlong: true });
});
