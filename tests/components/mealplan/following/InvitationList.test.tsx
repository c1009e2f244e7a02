import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InvitationList } from '@/components/mealplan/following/InvitationList';
import { buildJwt, fakeAuth, signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { answer, many } from '../../../support/servers/server';

const unconfirmed = () => buildJwt({ email: 'user@example.com', email_verified: false });
const waiting = { id: 3, planName: 'Our week', role: 'viewer', state: 'invited', email: 'user@example.com' };

test.each([
  ['one waits', [{ ...waiting, user: { data: { id: 7 } } }]],
  ['none waits', []],
])('a person with an unconfirmed address learns when invitations appear, if %s', async (_, found) => {
  signInAs({}, unconfirmed());
  answer('/memberships', many(found));
  const { user } = renderPart(<InvitationList />);
  expect(
    await screen.findByText(/Invitations sent to user@example.com appear here once/),
  ).toBeInTheDocument();
  expect(screen.queryByText('Our week')).toBeNull();
  expect(screen.queryByText('No invitations')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('The email is on its way.')).toBeInTheDocument();
  expect(fakeAuth.module.sendVerification).toHaveBeenCalledOnce();
});

test('a person with a confirmed address sees their invitations, or that there are none', async () => {
  signInAs();
  answer('/memberships', many([]));
  renderPart(<InvitationList />);
  expect(await screen.findByText('No invitations')).toBeInTheDocument();
  expect(screen.queryByText(/appear here once/)).toBeNull();
});

test('an invitation leads to the plan before it is answered', async () => {
  const me = signInAs();
  const user = { data: { id: me.id, attributes: { Name: 'Me' } } };
  const mealplan = { data: { id: 5, attributes: { Name: 'Our week' } } };
  const invitation = { id: 3, planName: 'Our week', role: 'viewer', state: 'invited', email: me.email };
  answer('/memberships', many([{ ...invitation, user, mealplan, invitedBy: { data: null } }]));
  renderPart(<InvitationList />);
  const look = await screen.findByRole('link', { name: /^View the plan ?Our week$/ });
  expect(look).toHaveAttribute('href', '/mealplan/5');
  expect(screen.getByRole('button', { name: /^Accept ?Our week$/ })).toBeInTheDocument();
});
