import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { ExaminationDialog } from '@/components/doctor/ExaminationDialog';
import { VisitDialog } from '@/components/doctor/VisitDialog';
import { FormDialog } from '@/components/forms/FormDialog';
import { OneFieldDialog } from '@/components/forms/OneFieldDialog';
import { TextField } from '@/components/forms/TextField';
import { ArrivalDialog } from '@/components/storage/ArrivalDialog';
import { AddressDialog } from '@/components/settings/address/AddressDialog';
import type { Profile } from '@/context/account/users';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, many } from '../../support/servers/server';

type Close = () => void;
const nothing = () => undefined;

const DIALOGS: readonly (readonly [string, string | RegExp, (onClose: Close) => ReactElement])[] = [
  ['visit', 'Place', (onClose) => <VisitDialog visits={[]} onSaved={nothing} onClose={onClose} />],
  [
    'examination',
    /^Name/,
    (onClose) => <ExaminationDialog examinations={[]} onSaved={nothing} onClose={onClose} />,
  ],
  [
    'address',
    'Floor',
    (onClose) => (
      <AddressDialog
        me={{ id: 1, addresses: [] } as unknown as Profile}
        address={null}
        onSaved={nothing}
        onClose={onClose}
      />
    ),
  ],
  ['arrival', 'Amount', (onClose) => <ArrivalDialog onArrived={nothing} onClose={onClose} />],
  [
    'one field',
    'Why',
    (onClose) => (
      <OneFieldDialog title="Report" label="Why" onSend={async () => nothing()} onClose={onClose} />
    ),
  ],
  [
    'any form',
    'Name',
    (onClose) => (
      <FormDialog title="Form" initial={{ Name: '' }} schema={object()} save={nothing} onClose={onClose}>
        <TextField name="Name" label="Name" />
      </FormDialog>
    ),
  ],
];

beforeEach(() => {
  signInAs();
  answer('/visits', many([]));
  answer('/stocks/products', { data: [] });
  answer('/shop', { data: [{ id: 1, attributes: { zones: [] } }] });
});

test.each(DIALOGS)('%s: Escape and Cancel ask before they discard typed text', async (_, label, dialog) => {
  const onClose = vi.fn();
  const { user } = renderPart(dialog(onClose));
  const field = await screen.findByLabelText(label);
  await user.type(field, '4');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Close without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveDisplayValue('4');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test.each(DIALOGS)('%s: an untouched dialog closes without a question', async (_, label, dialog) => {
  const onClose = vi.fn();
  const { user } = renderPart(dialog(onClose));
  await screen.findByLabelText(label);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Close without saving?')).not.toBeInTheDocument();
});

test('a form being sent ignores a second press', async () => {
  const save = vi.fn(() => new Promise<void>(() => undefined));
  const { user } = renderPart(
    <FormDialog title="Form" initial={{ Name: '' }} schema={object()} save={save} onClose={nothing}>
      <TextField name="Name" label="Name" />
    </FormDialog>,
  );
  const button = await screen.findByRole('button', { name: 'Save' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save).toHaveBeenCalledTimes(1);
});
