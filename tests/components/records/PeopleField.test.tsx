import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PeopleField } from '@/components/records/PeopleField';
import { ApiError } from '@/lib/api/errors';
import { renderPart } from '../../support/render';

const open = (props: Partial<Parameters<typeof PeopleField>[0]> = {}) => {
  const onAdd = vi.fn().mockResolvedValue(undefined);
  const onRemove = vi.fn().mockResolvedValue(undefined);
  const outer = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const words = { label: 'Email', removeTitle: (name: string) => `Remove ${name}?` };
  const { user } = renderPart(
    <form onSubmit={outer}>
      <PeopleField people={[{ id: 7, Name: 'Nino' }]} {...words} {...{ onAdd, onRemove }} {...props} />
    </form>,
  );
  return { user, onAdd, onRemove, outer };
};

test('Enter adds a person and leaves the surrounding form alone', async () => {
  const { user, onAdd, outer } = open();
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'nino{Enter}');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  await user.type(field, '@example.com{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('nino@example.com');
  expect(outer).not.toHaveBeenCalled();
});

test('a person who could not be added stays typed, with the fault', async () => {
  const onAdd = vi.fn().mockRejectedValue(new ApiError('conflict', '', { code: 'dish.collaboratorExists' }));
  const { user } = open({ onAdd });
  await user.type(await screen.findByLabelText('Email'), 'nino@example.com');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/./));
  expect(screen.getByLabelText('Email')).toHaveValue('nino@example.com');
});

test('a person is removed only after the question', async () => {
  const { user, onRemove } = open();
  await user.click(await screen.findByRole('button', { name: /Nino/ }));
  expect(await screen.findByRole('heading', { name: 'Remove Nino?' })).toBeInTheDocument();
  expect(onRemove).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(onRemove).toHaveBeenCalledExactlyOnceWith({ id: 7, Name: 'Nino' }));
});

test('a mere reader sees only the people', async () => {
  open({ isFixed: true, children: <li>Dato (owner)</li> });
  expect(await screen.findByText('Nino')).toBeInTheDocument();
  expect(screen.getByText('Dato (owner)')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});
