import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoleGate } from '@/components/layout/RoleGate';
import { signInAs } from '../../support/builders/auth';
import { renderPart, writtenByServer } from '../../support/render';
import { currentPath } from '../../support/router';

const page = (
  <RoleGate>
    <p>secret</p>
  </RoleGate>
);

test('a visitor reaches the login page, which keeps their destination', async () => {
  renderPart(page, { path: '/dishes/my?part=saved' });
  await waitFor(() => expect(currentPath()).toBe('/user/login?next=%2Fdishes%2Fmy%3Fpart%3Dsaved'));
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
});

test.each([
  ['User', '/dishes/my'],
  ['Courier', '/orders'],
  ['Admin', '/storage'],
  ['Admin', '/dishes/my'],
] as const)('%s may open %s', (Rolee, path) => {
  signInAs({ Rolee });
  renderPart(page, { path });
  expect(screen.getByText('secret')).toBeInTheDocument();
});

test.each([
  ['User', '/orders', 'Go to my start page', '/dashboard'],
  ['Courier', '/dishes/new', 'Go to my start page', '/orders'],
] as const)('%s learns that %s is for others, and is led home', (Rolee, path, link, home) => {
  signInAs({ Rolee });
  renderPart(page, { path });
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'This page is not open to you' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', home);
});

test('a public recipe opens for everybody, its form does not', async () => {
  const { unmount } = renderPart(page, { path: '/dishes/17', pathname: '/dishes/[id]' });
  expect(screen.getByText('secret')).toBeInTheDocument();
  unmount();
  renderPart(page, { path: '/dishes/17/edit', pathname: '/dishes/[id]/edit' });
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
  await waitFor(() => expect(currentPath()).toContain('/user/login'));
});

test.each([
  ['/orders', '/orders'],
  ['/dishes/17', '/dishes/[id]'],
])('nothing of %s is rendered before the caller is known', (path, pathname) => {
  signInAs({ Rolee: 'Admin' });
  expect(writtenByServer(page, { path, pathname })).not.toContain('secret');
});
