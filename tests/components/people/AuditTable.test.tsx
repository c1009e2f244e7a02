import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeedList } from '@/components/people/DeedList';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { listed } from '../../support/servers/server';
import { onDesktop } from '../../support/wide';

const deed = (id: number, given: object) => ({
  id,
  action: 'verify',
  collection: 'products',
  record: 7,
  label: 'Milk',
  detail: null,
  by: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...given,
});

test('the log is searched, filtered and sorted in the address; a row leads to its record', async () => {
  onDesktop();
  signInAs({ Rolee: 'Admin' });
  const role = { action: 'role', collection: 'users', label: 'Luka', detail: 'User → Admin' };
  const asked = listed('/audits', [deed(1, {}), deed(2, role)]);
  const { user } = renderPart(<DeedList />, { path: '/users?part=trail&q=mi' });
  expect(await screen.findByRole('link', { name: 'Milk' })).toHaveAttribute('href', '/products/7');
  expect(asked.at(-1)?.get('_q')).toBe('mi');
  expect(asked.at(-1)?.get('sort')).toBe('createdAt:desc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Role changed');
  await waitFor(() => expect(asked.at(-1)?.get('filters[action][$eq]')).toBe('role'));
  await user.click(screen.getByRole('button', { name: 'When' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('createdAt:asc'));
  expect(currentPath()).toBe('/users?part=trail&q=mi&deed=role&sort=createdAt');
  await user.click(screen.getByRole('button', { name: 'By' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('by:asc'));
  // the rows of the audit trail have no actions
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.keyboard('jj');
  expect(screen.getByText('Luka')).toHaveFocus();
});
