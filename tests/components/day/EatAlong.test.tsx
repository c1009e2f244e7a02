import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { EatAlong } from '@/components/day/EatAlong';
import { InvitationList } from '@/components/mealplan/following/InvitationList';
import { signInAs } from '../../support/builders/auth';
import { buildPerson } from '../../support/builders/builders';
import { buildPlan } from '../../support/builders/mealplan';
import { renderPart } from '../../support/render';
import { answer, api, many, server } from '../../support/servers/server';

const viewed = (eatsAlong: boolean | null) => buildPlan({ id: 5, myRole: 'viewer', eatsAlong });
const invitation = {
  id: 9,
  planName: 'Our week',
  role: 'viewer',
  state: 'invited',
  email: buildPerson().email,
  user: null,
};

function hears(path: string, id: number) {
  const heard = vi.fn();
  server.use(
    http.post(api(path), async ({ request }) => {
      heard(await request.json());
      return HttpResponse.json({ data: { id, attributes: {} } });
    }),
  );
  return heard;
}

test('a viewer who has not answered is asked, and the answer is saved', async () => {
  signInAs();
  const heard = hears('/mealplans/5/eat-along', 5);
  const changed = vi.fn();
  const { user } = renderPart(<EatAlong plan={viewed(null)} onChanged={changed} />);
  await user.click(screen.getByRole('button', { name: 'I only read it' }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(heard).toHaveBeenCalledWith({ data: { eatsAlong: false } });
});

test('the answer can be changed later', async () => {
  signInAs();
  const heard = hears('/mealplans/5/eat-along', 5);
  const { user } = renderPart(<EatAlong plan={viewed(false)} onChanged={vi.fn()} />);
  await user.click(screen.getByRole('checkbox', { name: /I eat along/ }));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ data: { eatsAlong: true } }));
});

test('accepting as a viewer asks first', async () => {
  signInAs();
  answer('/memberships', many([invitation]));
  const heard = hears('/memberships/9/accept', 9);
  const { user } = renderPart(<InvitationList />);
  await user.click(await screen.findByRole('button', { name: /Accept/ }));
  expect(heard).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I eat along' }));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ data: { eatsAlong: true } }));
});
