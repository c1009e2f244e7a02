import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { renderPart } from '../../../support/render';

const open = (props: Partial<Parameters<typeof SendDialog>[0]> = {}) => {
  const closed = vi.fn();
  const { user } = renderPart(
    <SendDialog title="Merge?" sendLabel="Merge" onSend={() => undefined} onClose={closed} {...props}>
      <input aria-label="Into" />
    </SendDialog>,
  );
  return { user, closed };
};

test('a pending submit is not sent a second time', async () => {
  let end = () => {};
  const onSend = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { user } = open({ onSend });
  const button = await screen.findByRole('button', { name: 'Merge' });
  await user.click(button);
  await user.click(button);
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  end();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('Enter in a field sends too, but not while there is nothing to send', async () => {
  const onSend = vi.fn();
  const { user } = open({ onSend, canSend: false });
  await user.type(await screen.findByLabelText('Into'), 'salt{Enter}');
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  expect(onSend).not.toHaveBeenCalled();
});

test('a surrounding form hears nothing of the submit', async () => {
  const outer = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const onSend = vi.fn();
  const { user } = renderPart(
    <form onSubmit={outer}>
      <SendDialog title="Paste" sendLabel="Read" onSend={onSend} onClose={() => undefined}>
        <input aria-label="Text" />
      </SendDialog>
    </form>,
  );
  await user.type(await screen.findByLabelText('Text'), 'flour{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test('a press outside loses no typed text; "Cancel" and Escape leave', async () => {
  const { user, closed } = open();
  await user.click(await screen.findByRole('dialog'));
  expect(closed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(2);
});
