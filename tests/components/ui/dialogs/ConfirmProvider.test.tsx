import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { renderPart } from '../../../support/render';

function setUp() {
  const answers: boolean[] = [];
  function Ask() {
    const confirm = useConfirm();
    const ask = async () => answers.push(await confirm({ title: 'Delete “Lobio”?', confirmLabel: 'Delete' }));
    return <button onClick={ask}>ask</button>;
  }
  const { user } = renderPart(<Ask />);
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'ask' }));
    return screen.findByRole('dialog', { name: 'Delete “Lobio”?' });
  };
  return { answers, user, ask };
}

test('the dialog names the thing, warns, and answers yes only to its own verb', async () => {
  const { answers, user, ask } = setUp();
  const dialog = await ask();
  expect(dialog).toHaveAccessibleDescription('By continuing this action you can not undo it');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(answers).toEqual([true]));
});

test.each([
  [
    'Cancel',
    async (user: ReturnType<typeof setUp>['user']) =>
      user.click(screen.getByRole('button', { name: 'Cancel' })),
  ],
  ['Escape', async (user: ReturnType<typeof setUp>['user']) => user.keyboard('{Escape}')],
])('%s changes nothing', async (_, leave) => {
  const { answers, user, ask } = setUp();
  await ask();
  await leave(user);
  await waitFor(() => expect(answers).toEqual([false]));
});
