import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ScheduleScreen } from '@/components/exercise/ScheduleScreen';
import { ScheduleProvider } from '@/context/exercise/ScheduleContext';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, api, bodyOf, many, one, server, strapiError } from '../../support/servers/server';

const run = { id: 3, attributes: { Name: 'Easy run', duration: 45, burnedCalories: 255 } };
const schedule = (given: object = {}) => ({
  id: 8,
  exercise: { data: run },
  days: [{ key: 'monday', weekday: 1, time: '07:30', endTime: '08:15' }],
  from: null,
  until: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...given,
});
const show = (language: 'en' | 'ka' = 'en') =>
  renderPart(
    <ScheduleProvider>
      <ScheduleScreen />
    </ScheduleProvider>,
    { language },
  );

test('a person writes a schedule: the exercise, its days, and an end after the start', async () => {
  signInAs();
  answer('/schedules', many([]));
  answer('/exercises', many([{ id: 3, Name: 'Easy run', duration: 45 }]));
  let sent: unknown;
  server.use(
    http.post(api('/schedules'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(one(schedule()));
    }),
  );
  const { user } = show();
  await screen.findByRole('heading', { name: 'Your week is still free' });
  await user.click(at(screen.getAllByRole('button', { name: 'Add to schedule' }), 0));
  const dialog = within(await screen.findByRole('dialog'));

  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Fill Required fields')).toBeInTheDocument();
  expect(dialog.getAllByText('This field is required').length).toBeGreaterThan(0);

  await user.type(dialog.getByRole('combobox', { name: 'Exercise' }), 'Easy');
  await user.click(await dialog.findByRole('option', { name: /Easy run/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
  expect(dialog.getByLabelText('End on Tuesday')).toHaveValue('18:45');

  await user.clear(dialog.getByLabelText('End on Tuesday'));
  await user.type(dialog.getByLabelText('End on Tuesday'), '17:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('The end must be after the start')).toBeInTheDocument();
  expect(sent).toBeUndefined();

  await user.clear(dialog.getByLabelText('End on Tuesday'));
  await user.type(dialog.getByLabelText('End on Tuesday'), '19:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      data: { exercise: 3, days: [{ weekday: 2, time: '18:00', endTime: '19:00' }], from: null, until: null },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['en', 'ka'] as const)('no two parts of the page have the same name (%s)', async (language) => {
  signInAs();
  answer('/schedules', many([schedule()]));
  show(language);
  const names = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toHaveLength(8));
  expect(new Set(names()).size).toBe(8);
});

test('a refusal by the CMS is shown at its field, and typed text stays', async () => {
  signInAs();
  answer('/schedules', many([schedule()]));
  answer('/exercises', many([]));
  const fault = { path: ['until'], key: 'until', message: 'until' };
  server.use(
    http.put(api('/schedules/8'), () =>
      HttpResponse.json(strapiError(400, { errors: [fault] }), { status: 400 }),
    ),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Edit Easy run, Monday 07:30' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The last day must not be before the first')).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
});

test('overlaps are reported, in Georgian too', async () => {
  signInAs();
  const days = [{ key: 'other', weekday: 1, time: '08:00', endTime: '09:00' }];
  answer('/schedules', many([schedule(), schedule({ id: 9, days })]));
  show('ka');
  expect(await screen.findByText(/2 ვარჯიში დროით სხვას ემთხვევა/)).toBeInTheDocument();
  expect(screen.getAllByText('სხვა ვარჯიშს ემთხვევა')).toHaveLength(2);
});

const present = schedule({
  days: [{ key: 'monday', weekday: 1, time: '06:00', endTime: '06:45' }],
  updatedAt: '2026-11-20T11:00:00.000Z',
});
const changedSince = () =>
  HttpResponse.json(strapiError(409, { code: 'record.changedSince', present: one(present).data }), {
    status: 409,
  });

test('a conflict shows both versions, and the choice overwrites neither unnoticed', async () => {
  signInAs();
  answer('/schedules', many([schedule()]));
  answer('/exercises', many([]));
  const sent: { data: { updatedAt: string } }[] = [];
  server.use(
    http.put(api('/schedules/8'), async ({ request }) => {
      sent.push(await bodyOf<(typeof sent)[number]>(request));
      return sent.length === 1 ? changedSince() : HttpResponse.json(one(present));
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Edit Easy run, Monday 07:30' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  const choice = within(await screen.findByRole('dialog', { name: 'This has changed since you opened it' }));
  expect(choice.getByText('Monday 07:30–08:15, Sunday 07:30–08:15')).toBeInTheDocument();
  expect(choice.getByText('Monday 06:00–06:45')).toBeInTheDocument();
  expect(choice.getByRole('button', { name: 'Save my choice' })).toBeDisabled();
  await user.click(choice.getByRole('radio', { name: /^My version/ }));
  await user.click(choice.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ data }) => data.updatedAt)).toEqual([
    '2026-11-20T10:00:00.000Z',
    '2026-11-20T11:00:00.000Z',
  ]);
  expect(sent[1]).toMatchObject({ data: { days: [{ time: '07:30' }, { weekday: 7, time: '07:30' }] } });
});
