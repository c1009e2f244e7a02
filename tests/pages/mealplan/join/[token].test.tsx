import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import JoinPage from '@/pages/mealplan/join/[token]';
import { signInAs } from '../../../support/builders/auth';
import { renderApp } from '../../../support/render';
import { answer, api, many, server, strapiError } from '../../../support/servers/server';

const AT = { path: '/mealplan/join/abc', pathname: '/mealplan/join/[token]', query: { token: 'abc' } };

function refused(status: number) {
  for (const path of ['/invitations', '/logs', '/memberships']) answer(path, many([]));
  server.use(http.get(api('/mealplans/join/abc'), () => HttpResponse.json(strapiError(status), { status })));
}
/** Finds the note in its final place, where the stylesheet hides the loading alert. */
const inItsPlace = (title: string) => screen.getByRole('heading', { name: title }).closest('.closed-note');

test('an invitation opened signed out asks to sign in, without an alert beside it', async () => {
  refused(401);
  renderApp(<JoinPage />, AT);
  await screen.findByRole('heading', { name: 'You are invited to a plan' });
  expect(inItsPlace('You are invited to a plan')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Sign up and join' })).toBeInTheDocument();
});

test('an expired link says so in its place, and leads on to the plans', async () => {
  signInAs();
  refused(404);
  renderApp(<JoinPage />, AT);
  await screen.findByRole('heading', { name: 'This link does not work' });
  const place = inItsPlace('This link does not work');
  expect(place?.querySelector('a')).toHaveAttribute('href', '/mealplan/list');
});
