import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BrowserPanel } from '@/components/settings/BrowserPanel';
import { dishDrafts } from '@/lib/stored/drafts';
import { blankDish } from '@/lib/forms/dish/values';
import { newKey } from '@/lib/newKey';
import { switchOff } from '@/lib/offline/mode';
import { enqueue, clearOfflineData, queueState } from '@/lib/offline/queue';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';

afterEach(async () => {
  act(() => switchOff(false));
  await act(() => clearOfflineData());
});

const open = async () => {
  const { user } = renderPart(<BrowserPanel />, { path: '/settings' });
  const panel = within(await screen.findByRole('region', { name: 'What this browser keeps' }));
  return { user, panel };
};

test('each part is listed; a draft can be opened, the sign-in ended, and the appearance stays', async () => {
  signInAs();
  window.localStorage.setItem('theme', 'dark');
  dishDrafts.write(dishDrafts.keyOf(7, 5), {
    values: { ...blankDish('en', newKey), Name: 'Grandmother’s lobio' },
    base: blankDish('en', newKey),
    savedAt: '2026-11-26T10:00:00.000Z',
  });
  const { panel } = await open();
  expect(panel.getByRole('link', { name: 'Open: Grandmother’s lobio' })).toHaveAttribute(
    'href',
    '/dishes/5/edit',
  );
  expect(panel.queryByRole('button', { name: /^Forget: .*(Sign-in|Language)/ })).toBeNull();
  expect(panel.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  expect(panel.getByText(/Stays when you sign out/)).toBeInTheDocument();
});

test('a tap clears the recent pages, and the row goes', async () => {
  signInAs();
  window.localStorage.setItem('recent:7', '[{"path":"/dishes/1","name":"Lobio"}]');
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: 'Forget: What I opened last' }));
  await waitFor(() => expect(panel.queryByText('What I opened last')).toBeNull());
  expect(window.localStorage.getItem('recent:7')).toBeNull();
  expect(window.localStorage.getItem('jwt')).not.toBeNull();
});

test('waiting changes are asked about first', async () => {
  signInAs();
  act(() => switchOff(true));
  await act(() => enqueue({ method: 'POST', path: 'things/1' }).then(() => undefined));
  const { user, panel } = await open();
  const forget = () => user.click(panel.getByRole('button', { name: 'Forget: Changes not sent yet' }));
  await forget();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(queueState().waiting).toHaveLength(1);
  await forget();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Forget' }));
  await waitFor(() => expect(queueState().waiting).toEqual([]));
  await waitFor(() => expect(panel.queryByText('Changes not sent yet')).toBeNull());
});
