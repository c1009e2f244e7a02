import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { focusNextOnEnter } from '@/components/forms/focusNext';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { renderPart } from '../../support/render';

const Fields = ({ names }: { names: readonly string[] }) =>
  names.map((name) => <input key={name} aria-label={name} />);
const FOUR = ['Doctor', 'Place', 'Hour', 'Note'];

const dialogOf = (names: readonly string[]) => {
  const onSubmit = vi.fn();
  const { user } = renderPart(
    <DialogFrame title="A dialog" onClose={() => undefined} onSubmit={onSubmit}>
      <Fields names={names} />
    </DialogFrame>,
  );
  return { user, onSubmit };
};

test('Enter in a long dialog moves to the next field, and sends nothing unfinished', async () => {
  const { user, onSubmit } = dialogOf(FOUR);
  await user.type(screen.getByLabelText('Doctor'), 'Beridze{Enter}');
  expect(screen.getByLabelText('Place')).toHaveFocus();
  await user.type(screen.getByLabelText('Note'), 'Fasting{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter in a short dialog sends it', async () => {
  const { user, onSubmit } = dialogOf(['Amount']);
  await user.type(screen.getByLabelText('Amount'), '2{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('only the button sends a page of fields', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderPart(
    <form onSubmit={onSubmit} onKeyDown={focusNextOnEnter}>
      <Fields names={['Name', 'Price']} />
      <button type="submit">Save</button>
    </form>,
  );
  await user.type(screen.getByLabelText('Name'), 'Plums{Enter}');
  expect(screen.getByLabelText('Price')).toHaveFocus();
  await user.type(screen.getByLabelText('Price'), '3{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
