import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { VisitsScreen } from '@/components/doctor/VisitsScreen';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, api, bodyOf, many, one, server, strapiError } from '../../support/servers/server';

const visit = (given: object = {}) => ({
  id: 4,
  doctor: 'Dr Tamar Gogia',
  specialty: 'Cardiologist',
  place: 'Room 204',
  Note: null,
  files: [],
  startsAt: '2026-05-05T07:30:00.000Z',
  updatedAt: '2026-05-05T08:00:00.000Z',
  ...given,
});

/** Records the bodies sent by this method; `reply` answers each. */
function catching(verb: 'post' | 'put', path: string, reply: (count: number) => Response) {
  const sent: { data: Record<string, unknown> }[] = [];
  server.use(
    http[verb](api(path), async ({ request }) => {
      sent.push(await bodyOf<(typeof sent)[number]>(request));
      return reply(sent.length);
    }),
  );
  return sent;
}

test('a known doctor brings specialty and place along; a date years away is questioned', async () => {
  signInAs();
  answer('/visits', many([visit()]));
  const sent = catching('post', '/visits', () => HttpResponse.json(one(visit())));
  const { user } = renderPart(<VisitsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Add a visit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a visit' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThan(0);
  expect(dialog.getByText('Fill Required fields')).toBeInTheDocument(); // above the form, once

  await user.type(dialog.getByLabelText(/^Doctor/), 'dr tamar gogia');
  await user.tab();
  expect(dialog.getByLabelText('Place')).toHaveValue('Room 204');
  const day = dialog.getByLabelText(/^Date/);
  await user.clear(day);
  await user.type(day, '2016-05-05');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: /2016/ }));
  expect(sent).toEqual([]);
  await user.click(at(question.getAllByRole('button'), -1));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(sent, 0).data).toMatchObject({ doctor: 'dr tamar gogia', specialty: 'Cardiologist' });
  // The dialog proposes the local time: at night the day in Tbilisi is not the UTC day.
  const startsAt = new Date(String(at(sent, 0).data.startsAt));
  expect([startsAt.getFullYear(), startsAt.getMonth() + 1, startsAt.getDate()]).toEqual([2016, 5, 5]);
});

test('a conflict with another device shows both versions and overwrites nothing', async () => {
  signInAs();
  answer('/visits', many([visit()]));
  const present = visit({ Note: 'Bring the blood count', updatedAt: '2026-05-06T08:00:00.000Z' });
  const sent = catching('put', '/visits/4', (count) =>
    count === 1
      ? HttpResponse.json(strapiError(409, { code: 'record.changedSince', present: one(present).data }), {
          status: 409,
        })
      : HttpResponse.json(one(present)),
  );
  const { user } = renderPart(<VisitsScreen />);
  await user.click(await screen.findByRole('button', { name: /Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the visit' }));
  await user.clear(dialog.getByLabelText('Place'));
  await user.type(dialog.getByLabelText('Place'), 'Room 7');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  const choice = within(await screen.findByRole('dialog', { name: 'This has changed since you opened it' }));
  expect(choice.getByText('Room 7')).toBeInTheDocument();
  expect(choice.getByText('Bring the blood count')).toBeInTheDocument();
  await user.click(choice.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at(sent, 1).data).toMatchObject({
    place: 'Room 7',
    Note: 'Bring the blood count',
    updatedAt: '2026-05-06T08:00:00.000Z',
  });
});
