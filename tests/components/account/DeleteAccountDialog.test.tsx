import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { DeleteAccountDialog } from '@/components/account/DeleteAccountDialog';
import { AuthError } from '@/lib/auth/errors';
import { fakeAuth, signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { api, server } from '../../support/servers/server';

let deleted = 0;
beforeEach(() => {
  deleted = 0;
  server.use(
    http.delete(api('/users/me'), () => {
      deleted += 1;
      return HttpResponse.json({ data: { id: 1, attributes: {} } });
    }),
  );
  signInAs();
});

test('deletes nothing with a wrong password, and the account with the right one', async () => {
  fakeAuth.module.ownRoad.mockResolvedValue({ by: 'password' });
  fakeAuth.module.confirmPassword.mockRejectedValueOnce(new AuthError('wrongCredentials'));
  const { user } = renderPart(<DeleteAccountDialog onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText('By continuing this action you can not undo it')).toBeInTheDocument();
  await user.type(await dialog.findByLabelText(/Your password/), 'not mine');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(fakeAuth.module.confirmPassword).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(deleted).toBe(0);
  expect(fakeAuth.module.deleteSignIn).not.toHaveBeenCalled();

  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(deleted).toBe(1));
  await waitFor(() => expect(fakeAuth.module.deleteSignIn).toHaveBeenCalled());
});

test('sends a code first to a person who signed in by phone', async () => {
  fakeAuth.module.ownRoad.mockResolvedValue({ by: 'phone', phone: '+995555123456' } as never);
  const { user } = renderPart(<DeleteAccountDialog onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('We will send a code to +995555123456.');
  expect(dialog.queryByRole('button', { name: 'Delete for good' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: /code/i }));
  await user.type(await dialog.findByRole('textbox'), '123 456');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(deleted).toBe(1));
});
