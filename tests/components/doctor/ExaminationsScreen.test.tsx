import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ExaminationsScreen } from '@/components/doctor/ExaminationsScreen';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, api, many, one, server } from '../../support/servers/server';

const row = { parameter: 'Ferritin', value: 9, unit: 'µg/L', low: 15, high: 150 };
const examination = {
  id: 5,
  Name: 'Blood count',
  day: '2026-03-01',
  visit: { data: null },
  files: [],
  results: [{ key: 'ferritin', ...row }],
  updatedAt: '2026-03-01T10:00:00.000Z',
};

test('a value outside its range is marked, and an invalid or reversed one is refused at its field', async () => {
  signInAs();
  answer('/examinations', many([examination]));
  answer('/visits', many([]));
  let sent: unknown;
  server.use(
    http.post(api('/examinations'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(one(examination));
    }),
  );
  const { user } = renderPart(<ExaminationsScreen />);
  expect((await screen.findAllByText('Below the range')).length).toBeGreaterThan(0);

  await user.click(screen.getByRole('button', { name: 'Add an examination' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'blood count');
  await user.click(dialog.getByRole('button', { name: /Use the rows of the last/ }));
  const first = within(dialog.getByRole('group', { name: 'Result 1' }));
  expect(first.getByLabelText('Parameter')).toHaveValue('Ferritin');
  await user.type(first.getByLabelText('Value'), 'abc');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(first.getByLabelText('Value')).toBeInvalid());
  expect(first.getByLabelText('Value')).toHaveValue('abc');

  await user.clear(first.getByLabelText('Value'));
  await user.type(first.getByLabelText('Value'), '21,5');
  await user.clear(first.getByLabelText('From'));
  await user.type(first.getByLabelText('From'), '200');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getAllByText(/range|lower|higher/i).length).toBeGreaterThan(0));
  expect(sent).toBeUndefined();

  await user.clear(first.getByLabelText('From'));
  await user.type(first.getByLabelText('From'), '15');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ data: { Name: 'blood count', results: [{ ...row, value: 21.5 }] } }),
  );
});

test('the name becomes required only with several values', async () => {
  signInAs();
  answer('/examinations', many([]));
  answer('/visits', many([]));
  const { user } = renderPart(<ExaminationsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Add an examination' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an examination' }));
  const name = () => dialog.getByLabelText(/^Name/);
  expect(name()).not.toBeRequired();
  const fill = async (number: number) =>
    user.type(
      within(dialog.getByRole('group', { name: `Result ${number}` })).getByLabelText('Parameter'),
      'Ferritin',
    );
  await fill(1);
  expect(name()).not.toBeRequired();
  await user.click(dialog.getByRole('button', { name: 'Add a row' }));
  await fill(2);
  await waitFor(() => expect(name()).toBeRequired());
});

test('unit and range of a known parameter are filled in once it is named; typed values stay', async () => {
  signInAs();
  answer('/examinations', many([examination]));
  answer('/visits', many([]));
  const { user } = renderPart(<ExaminationsScreen />);
  await screen.findAllByText('Below the range');
  await user.click(screen.getByRole('button', { name: 'Add an examination' }));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = (number: number) => {
    const group = within(dialog.getByRole('group', { name: `Result ${number}` }));
    return ['Unit', 'From', 'To'].map((label) => group.getByLabelText<HTMLInputElement>(label).value);
  };
  const parameter = (number: number) =>
    within(dialog.getByRole('group', { name: `Result ${number}` })).getByLabelText('Parameter');
  await user.type(parameter(1), 'ferritin');
  await user.tab();
  await waitFor(() => expect(shown(1)).toEqual(['µg/L', '15', '150']));
  await user.click(dialog.getByRole('button', { name: 'Add a row' }));
  await user.type(parameter(2), 'Zinc');
  await user.tab();
  expect(shown(2)).toEqual(['', '', '']);
  await user.type(within(dialog.getByRole('group', { name: 'Result 2' })).getByLabelText('Unit'), 'mg');
  await user.clear(parameter(2));
  await user.type(parameter(2), 'Ferritin');
  await user.tab();
  expect(shown(2)).toEqual(['mg', '', '']);
});

test('the examination in the address is scrolled to, however old', async () => {
  signInAs();
  const all = Array.from({ length: 14 }, (_, at) => ({
    ...examination,
    id: 20 + at,
    Name: `Blood count ${at}`,
  }));
  answer('/examinations', many(all));
  renderPart(<ExaminationsScreen />, { path: '/doctor/examinations?id=33' });
  const named = (await screen.findByRole('heading', { name: 'Blood count 13' })).closest('li');
  await waitFor(() => expect(named).toHaveFocus());
  expect(screen.getAllByRole('heading', { name: /^Blood count \d+$/ })).toHaveLength(14);
});
