import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInAs } from '../../support/auth';
import { renderApp } from '../../support/render';
import { currentPath } from '../../support/router';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const bar = () => within(screen.getByRole('navigation', { name: 'Main places' }));

test('a visitor sees the doors and no menu of others', () => {
  renderApp(<p>page</p>);
  expect(menu().queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/user/login');
  expect(screen.queryByRole('navigation', { name: 'Main places' })).not.toBeInTheDocument();
});

test('a group opens by its button, shows where one is, and closes by Escape with the focus on it', async () => {
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

test('the bar’s "More" opens the whole menu, signing out included', async () => {
  signInAs();
  const { user } = renderApp(<p>page</p>, { path: '/dashboard', language: 'ka' });
  const main = within(screen.getByRole('navigation', { name: 'მთავარი გვერდები' }));
  await user.click(main.getByRole('button', { name: 'მეტი' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('link', { name: 'რეცეპტის შექმნა' })).toHaveAttribute('href', '/dishes/new');
  await user.click(sheet.getByRole('button', { name: 'გასვლა' }));
  expect(window.localStorage.getItem('jwt')).toBeNull();
  expect(currentPath()).toBe('/');
});
