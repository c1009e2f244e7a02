import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { InvitationList } from '@/components/mealplan/following/InvitationList';
import { signInAs } from '../../../support/builders/auth';
import { renderApp } from '../../../support/render';
import { currentPath } from '../../../support/router';
import { answer, api, many, one, server } from '../../../support/servers/server';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const bar = () => within(screen.getByRole('navigation', { name: 'Main places' }));

test('a visitor sees the sign-in links, the public lists, and no other menu', () => {
  renderApp(<p>page</p>);
  const lists = ['/dishes', '/cookbooks', '/mealplan/list'];
  const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  expect(hrefs(menu().queryAllByRole('link'))).toEqual(lists);
  expect(hrefs(within(screen.getByRole('contentinfo')).getAllByRole('link'))).toEqual(
    expect.arrayContaining(['/dishes', '/mealplan/list']),
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/user/login');
  expect(screen.queryByRole('navigation', { name: 'Main places' })).not.toBeInTheDocument();
});

test('a button opens a group, which marks the current page and closes by Escape with the focus on it', async () => {
  signInAs();
  const { user } = renderApp(<p>page</p>, { path: '/dishes/new' });
  const button = menu().getByRole('button', { name: 'My Recipes' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(menu().getByRole('link', { name: 'Create Recipe' })).toHaveAttribute('aria-current', 'page');
  expect(menu().getByRole('link', { name: 'My Recipes' })).toHaveAttribute('href', '/dishes/my');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(menu().getByRole('link', { name: 'Create Recipe' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(menu().queryByRole('link', { name: 'Create Recipe' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test.each([
  ['/mealplan/[id]', /Plan/, 'My Mealplans'],
  ['/mealplan/[id]/edit', /Plan/, 'My Mealplans'],
  ['/dishes/[id]/edit', 'Recipes', 'My Recipes'],
  ['/shoplist/[id]/checkout', 'Shopping', 'Shopping'],
  ['/doctor/visits', 'Day', 'My day'],
])('%s highlights its place in the bar and its group in the menu', (pathname, place, group) => {
  signInAs();
  renderApp(<p>page</p>, { path: pathname.replace('[id]', '5'), pathname });
  expect(bar().getByRole('link', { name: place })).toHaveAttribute('aria-current', 'true');
  expect(menu().getByRole('button', { name: group })).toHaveClass('active');
  expect(bar().getByRole('button', { name: 'More' })).not.toHaveAttribute('aria-current');
});

test('pages under a courier’s "More" highlight that', () => {
  signInAs({ Rolee: 'Courier' });
  renderApp(<p>page</p>, { path: '/settings' });
  expect(bar().getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
});

test('a courier finds Orders and Storage in the menu and in the bar', () => {
  signInAs({ Rolee: 'Courier' });
  renderApp(<p>page</p>, { path: '/orders' });
  expect(menu().getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  expect(menu().getByRole('link', { name: 'Storage' })).toBeInTheDocument();
  expect(menu().queryByRole('button', { name: 'My Recipes' })).not.toBeInTheDocument();
  expect(
    bar()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/orders', '/storage']);
});

test('the bar’s “More” opens the whole menu, including signing out', async () => {
  signInAs();
  const { user } = renderApp(<p>page</p>, { path: '/dashboard', language: 'ka' });
  const main = within(screen.getByRole('navigation', { name: 'მთავარი გვერდები' }));
  await user.click(main.getByRole('button', { name: 'მეტი' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('link', { name: 'რეცეპტის შექმნა' })).toHaveAttribute('href', '/dishes/new');
  await user.click(sheet.getByRole('button', { name: 'გასვლა' }));
  expect(await screen.findByText('თქვენ გახვედით ანგარიშიდან')).toBeInTheDocument();
  expect(window.localStorage.getItem('jwt')).toBeNull();
  expect(currentPath()).toBe('/');
});

test('a Georgian name is shown in Latin letters in English, and unchanged in Georgian', async () => {
  signInAs({ Name: 'მარიამ ლომიძე' });
  const english = renderApp(<p>page</p>);
  expect(screen.getByRole('button', { name: 'Account: Mariam Lomidze' })).toBeInTheDocument();
  english.unmount();
  renderApp(<p>page</p>, { language: 'ka' });
  expect(await screen.findByRole('button', { name: 'ანგარიში: მარიამ ლომიძე' })).toBeInTheDocument();
});

test('an open invitation is marked beside meal plans until it is answered', async () => {
  const { id, email } = signInAs();
  const invitation = {
    id: 4,
    user: { data: { id, attributes: {} } },
    email,
    planName: 'Our week',
    role: 'viewer',
  };
  answer('/memberships', many([invitation]));
  server.use(
    http.post(api('/memberships/4/decline'), () => {
      answer('/memberships', many([]));
      return HttpResponse.json(one({ id: 4, state: 'declined' }));
    }),
  );
  const { user } = renderApp(<InvitationList />, { path: '/mealplan/my' });
  expect(await bar().findByText('1 invitation waiting')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Decline/ }));
  await waitFor(() => expect(bar().queryByText('1 invitation waiting')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'No invitations' })).toBeInTheDocument();
});
