import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OneFieldDialog } from '@/components/forms/OneFieldDialog';
import { ApiError } from '@/lib/api/errors';
import { renderPart } from '../../support/render';

const open = (props: Partial<Parameters<typeof OneFieldDialog>[0]> = {}) => {
  const onSend = vi.fn().mockResolvedValue(undefined);
  const onClose = vi.fn();
  const words = { title: 'Another name', label: 'Name', help: 'As on the door' };
  const { user } = renderPart(<OneFieldDialog {...words} {...{ onSend, onClose }} {...props} />);
  return { user, onSend, onClose };
};

test('typed text is sent without surrounding spaces, and the dialog closes', async () => {
  const { user, onSend, onClose } = open({ initial: 'Market' });
  const field = await screen.findByLabelText('Name');
  expect(field).toHaveValue('Market');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('As on the door');
  await user.clear(field);
  await user.type(field, '  Bazaar {Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSend).toHaveBeenCalledWith('Bazaar');
});

test('an empty text is a fault of the field, unless the check allows it', async () => {
  const { user, onSend } = open({ lines: 4, sendLabel: 'Report' });
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/This field is required/);
  expect(onSend).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Name'), 'Wrong figures');
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
});

test('a check’s own fault is shown, and nothing is sent', async () => {
  const { user, onSend } = open({ check: () => ({ key: 'amount' }) });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a valid amount')).toBeInTheDocument();
  expect(onSend).not.toHaveBeenCalled();
});

test('refused text stays: its fault is shown at the field, otherwise in the alert', async () => {
  const fault = { path: ['Name'], key: 'tooLong', values: { max: 50 }, message: '' };
  const onSend = vi
    .fn()
    .mockRejectedValueOnce(new ApiError('offline', ''))
    .mockRejectedValueOnce(new ApiError('invalid', '', { fields: [fault] }));
  const { user, onClose } = open({ initial: 'Market', onSend });
  const save = await screen.findByRole('button', { name: 'Save' });
  await user.click(save);
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByLabelText('Name')).toBeValid();
  await user.click(save);
  expect(await screen.findByText('This is too long: at most 50 characters')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Market');
  expect(onClose).not.toHaveBeenCalled();
});
