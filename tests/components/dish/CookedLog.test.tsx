import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CookedLog } from '@/components/dish/CookedLog';
import { switchOff } from '@/lib/offline/mode';
import { dismissRefused, forgetOffline } from '@/lib/offline/queue';
import { signInAs } from '../../support/auth';
import { renderPart } from '../../support/render';
import { answer, api, many, one, server } from '../../support/server';

const cooking = (id: number, given: object = {}) => ({
  id,
  day: '2026-11-02',
  Note: null,
  image: { data: null },
  ...given,
});

type Sent = Record<string, unknown>;
let sent: [call: string, data?: Sent][];
beforeEach(() => {
  signInAs({ id: 7 });
  sent = [];
  answer('/dish-notes', many([]));
  const dataOf = async (request: Request) => ((await request.json()) as { data: Sent }).data;
  server.use(
    http.post(api('/dishes/12/cooked'), async ({ request }) => {
      const data = await dataOf(request);
      sent.push(['POST', data]);
      return HttpResponse.json(one(cooking(9, data)));
    }),
    http.post(api('/dish-notes'), async ({ request }) => {
      const data = await dataOf(request);
      sent.push(['rated', data]);
      return HttpResponse.json(one({ id: 3, ...data }));
    }),
    http.put(api('/cookings/:id'), async ({ request, params }) => {
      const data = await dataOf(request);
      sent.push([`PUT ${String(params.id)}`, data]);
      return HttpResponse.json(one(cooking(Number(params.id), data)));
    }),
    http.delete(api('/cookings/:id'), ({ params }) => {
      sent.push([`DELETE ${String(params.id)}`]);
      return HttpResponse.json(one(cooking(Number(params.id))));
    }),
  );
});
afterEach(async () => {
  switchOff(false);
  await forgetOffline();
  dismissRefused();
});

test('says how often and when last, with what was noted', async () => {
  answer('/cookings', many([cooking(2, { Note: 'Less salt' }), cooking(1, { day: '2026-10-01' })]));
  renderPart(<CookedLog dish={12} />);
  expect(await screen.findByText('Cooked 2 times, last on 2 November 2026')).toBeInTheDocument();
  expect(screen.getByText('Less salt')).toBeInTheDocument();
});

test('another time is noted with its day and words', async () => {
  answer('/cookings', many([]));
  const { user } = renderPart(<CookedLog dish={12} />);
  expect(await screen.findByText('You have not cooked this yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I cooked it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cooked it?' }));
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-03' } });
  await user.type(dialog.getByLabelText('Note'), 'With mint');
  await user.click(dialog.getByRole('button', { name: 'Cooked it' }));
  await waitFor(() => expect(sent).toEqual([['POST', { day: '2026-11-03', Note: 'With mint' }]]));
  expect(await screen.findByText('Cooked once, on 3 November 2026')).toBeInTheDocument();
});

test('without network it waits, is shown, and can be changed before it is sent', async () => {
  answer('/cookings', many([]));
  const { user } = renderPart(<CookedLog dish={12} />);
  await screen.findByText('You have not cooked this yet.');
  switchOff(true);
  await user.click(screen.getByRole('button', { name: 'I cooked it' }));
  await user.click(await screen.findByRole('button', { name: 'Cooked it' }));
  expect(await screen.findByText('not sent yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Change: / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Note'), 'By the fire');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('By the fire')).toBeInTheDocument();
  expect(sent).toEqual([]);
  switchOff(false);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual(['POST', expect.objectContaining({ Note: 'By the fire' })]);
  await waitFor(() => expect(screen.queryByText('not sent yet')).not.toBeInTheDocument());
});

test('one is changed', async () => {
  answer('/cookings', many([cooking(2, { Note: 'Less salt' })]));
  const { user } = renderPart(<CookedLog dish={12} />);
  await user.click(await screen.findByRole('button', { name: 'Change: 2 November 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cooked on 2 November 2026' }));
  await user.type(dialog.getByLabelText('Note'), ', more mint');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([['PUT 2', { day: '2026-11-02', Note: 'Less salt, more mint' }]]));
  expect(await screen.findByText('Less salt, more mint')).toBeInTheDocument();
});

test('one that was removed comes back, or goes when the reader does', async () => {
  answer('/cookings', many([cooking(2)]));
  const { user, unmount } = renderPart(<CookedLog dish={12} />);
  const remove = async () =>
    user.click(await screen.findByRole('button', { name: 'Remove: 2 November 2026' }));
  await remove();
  expect(screen.getByText('You have not cooked this yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo: 2 November 2026' }));
  expect(screen.getByText('Cooked once, on 2 November 2026')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await remove();
  unmount();
  await waitFor(() => expect(sent).toEqual([['DELETE 2']]));
});

test('beside it the recipe is rated', async () => {
  answer('/cookings', many([]));
  const { user } = renderPart(<CookedLog dish={12} />);
  await user.click(await screen.findByRole('button', { name: 'I cooked it' }));
  await user.click(await screen.findByRole('radio', { name: /^4/ }));
  await waitFor(() => expect(sent).toEqual([['rated', { dish: 12, rating: 4 }]]));
});
