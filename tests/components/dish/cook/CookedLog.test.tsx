import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CookedLog } from '@/components/dish/cook/CookedLog';
import { useAtHome } from '@/context/pantry/atHome';
import { switchOff } from '@/lib/offline/mode';
import { dismissRefused, clearOfflineData } from '@/lib/offline/queue';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { buildThing } from '../../../support/builders/pantry';
import { answer, api, dataOf, many, one, record, server } from '../../../support/servers/server';
import { write } from '../../../support/write';

const cooking = (id: number, given: object = {}) => ({
  id,
  day: '2026-11-02',
  Note: null,
  image: { data: null },
  ...given,
});

const TAKE = 'Use up what I have at home';
type Sent = Record<string, unknown>;
let sent: [call: string, data?: Sent][];
beforeEach(() => {
  signInAs({ id: 7 });
  sent = [];
  answer('/dish-notes', many([]));
  answer('/pantry-items', many([]));
  answer('/pantry-movements', many([]));
  server.use(
    http.post(api('/dishes/12/cooked'), async ({ request }) => {
      const data = await dataOf<Sent>(request);
      sent.push(['POST', data]);
      return HttpResponse.json(one(cooking(9, data)));
    }),
    http.post(api('/dish-notes'), async ({ request }) => {
      const data = await dataOf<Sent>(request);
      sent.push(['rated', data]);
      return HttpResponse.json(one({ id: 3, ...data }));
    }),
    http.put(api('/cookings/:id'), async ({ request, params }) => {
      const data = await dataOf<Sent>(request);
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
  await clearOfflineData();
  dismissRefused();
});

test('the log shows the count and the last time, with its note', async () => {
  answer('/cookings', many([cooking(2, { Note: 'Less salt' }), cooking(1, { day: '2026-10-01' })]));
  renderPart(<CookedLog dish={12} servings={4} />);
  expect(await screen.findByText('Cooked 2 times, last on 2 November 2026')).toBeInTheDocument();
  expect(screen.getByText('Less salt')).toBeInTheDocument();
});

test('another cooking is logged with its day and note', async () => {
  answer('/cookings', many([]));
  const { user } = renderPart(<CookedLog dish={12} servings={4} />);
  expect(await screen.findByText('You have not cooked this yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I cooked it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cooked it?' }));
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-03' } });
  write(dialog.getByLabelText('Note'), 'With mint');
  await user.click(dialog.getByRole('button', { name: 'Cooked it' }));
  await waitFor(() => expect(sent).toEqual([['POST', { day: '2026-11-03', Note: 'With mint' }]]));
  expect(await screen.findByText('Cooked once, on 3 November 2026')).toBeInTheDocument();
});

test('an offline cooking waits, is shown, and can be changed before it is sent', async () => {
  answer('/cookings', many([]));
  const { user } = renderPart(<CookedLog dish={12} servings={4} />);
  await screen.findByText('You have not cooked this yet.');
  switchOff(true);
  await user.click(screen.getByRole('button', { name: 'I cooked it' }));
  await user.click(await screen.findByRole('button', { name: 'Cooked it' }));
  expect(await screen.findByText('not sent yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Change: / }));
  const dialog = within(await screen.findByRole('dialog'));
  write(dialog.getByLabelText('Note'), 'By the fire');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('By the fire')).toBeInTheDocument();
  expect(sent).toEqual([]);
  switchOff(false);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual(['POST', expect.objectContaining({ Note: 'By the fire', servings: 4 })]);
  await waitFor(() => expect(screen.queryByText('not sent yet')).not.toBeInTheDocument());
});

test('a cooking can be changed', async () => {
  answer('/cookings', many([cooking(2, { Note: 'Less salt' })]));
  const { user } = renderPart(<CookedLog dish={12} servings={4} />);
  await user.click(await screen.findByRole('button', { name: 'Change: 2\u00A0November 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cooked on 2\u00A0November 2026' }));
  await user.type(dialog.getByLabelText('Note'), ', more mint');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([['PUT 2', { day: '2026-11-02', Note: 'Less salt, more mint' }]]));
  expect(await screen.findByText('Less salt, more mint')).toBeInTheDocument();
});

test('what was cooked without a plan can be left over or thrown away; of a plan’s meal the plan says it', async () => {
  answer('/cookings', many([cooking(2, { Note: 'Less salt' }), cooking(1, { day: '2026-10-01', key: 'a' })]));
  const { user } = renderPart(<CookedLog dish={12} servings={4} />);
  await user.click(await screen.findByRole('button', { name: 'Thrown away: 2\u00A0November 2026' }));
  await user.click(await screen.findByRole('button', { name: 'A little' }));
  const kept = { day: '2026-11-02', Note: 'Less salt', outcome: 'thrownAway' };
  await waitFor(() =>
    expect(sent).toEqual([
      ['PUT 2', { ...kept, outcomeServings: null }],
      ['PUT 2', { ...kept, outcomeServings: 1 }],
    ]),
  );
  expect(await screen.findByRole('button', { name: 'A little' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', { name: /^Left over: / })).toHaveLength(1);
});

test('a note written offline keeps the outcome that waits with it', async () => {
  answer('/cookings', many([cooking(2)]));
  const { user } = renderPart(<CookedLog dish={12} servings={4} />);
  await user.click(await screen.findByRole('button', { name: 'Left over: 2\u00A0November 2026' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  switchOff(true);
  await user.click(screen.getByRole('button', { name: 'Thrown away: 2\u00A0November 2026' }));
  await user.click(screen.getByRole('button', { name: /^Change: / }));
  const dialog = within(await screen.findByRole('dialog'));
  write(dialog.getByLabelText('Note'), 'Burnt');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  switchOff(false);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([
    'PUT 2',
    { day: '2026-11-02', Note: 'Burnt', outcome: 'thrownAway', outcomeServings: null },
  ]);
});

test('a removed cooking can be restored, and is deleted when the reader leaves', async () => {
  answer('/cookings', many([cooking(2)]));
  const { user, unmount } = renderPart(<CookedLog dish={12} servings={4} />);
  const remove = async () =>
    user.click(await screen.findByRole('button', { name: 'Remove: 2\u00A0November 2026' }));
  await remove();
  expect(screen.getByText('You have not cooked this yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo: 2\u00A0November 2026' }));
  expect(screen.getByText('Cooked once, on 2 November 2026')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await remove();
  unmount();
  await waitFor(() => expect(sent).toEqual([['DELETE 2']]));
});

const EGGS = { ...buildThing(), product: { data: null }, owner: { data: null } };
const step = (id: number, delta: number, undoes: string | null = null) => ({
  id,
  key: `step-${id}`,
  delta,
  undoes,
  item: { data: record(EGGS) },
});

/** Shows how many ingredients the recipe beside it lacks at home. */
const Missing = () => <output>{`${String(useAtHome(12, 4)?.missing)} missing`}</output>;

test('cooking today takes ingredients out of the pantry, says so on one line, and one tap undoes it', async () => {
  answer('/cookings', many([]));
  answer('/pantry-items', many([EGGS]));
  const book = [step(1, -2)];
  server.use(
    http.get(api('/pantry-movements'), ({ request }) => {
      expect(new URL(request.url).searchParams.get('filters[cause][$eq]')).toBe('cooking-9');
      return HttpResponse.json(many(book));
    }),
    http.get(api('/dishes/12/at-home'), () =>
      HttpResponse.json({ data: { missing: sent.length, lines: [], short: [], takes: [] } }),
    ),
    http.post(api('/pantry-items/undo'), async ({ request }) => {
      sent.push(['undo', await dataOf<Sent>(request)]);
      book.push(step(2, 2, 'step-1'));
      return HttpResponse.json({ data: { undone: 1 } });
    }),
  );
  const { user } = renderPart(
    <>
      <Missing />
      <CookedLog dish={12} servings={4} />
    </>,
  );
  await screen.findByText('0 missing');
  await user.click(await screen.findByRole('button', { name: 'I cooked it' }));
  expect(await screen.findByRole('checkbox', { name: TAKE })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Cooked it' }));
  expect(await screen.findByText('Used from At home: 1 thing')).toBeInTheDocument();
  // the recipe updates without a reload
  await screen.findByText('1 missing');
  expect(screen.getByText('Eggs −2 pcs')).toBeInTheDocument();
  expect(sent).toEqual([['POST', expect.objectContaining({ servings: 4 })]]);
  await user.click(screen.getByRole('button', { name: 'Undo: used from At home' }));
  await waitFor(() => expect(screen.queryByText('Used from At home: 1 thing')).not.toBeInTheDocument());
  expect(sent.at(-1)).toEqual(['undo', { cause: 'cooking-9' }]);
  await screen.findByText('2 missing');
});

test('a person can opt out once; other days and an empty pantry are not asked about', async () => {
  answer('/cookings', many([]));
  answer('/pantry-items', many([EGGS]));
  server.use(
    http.put(api('/users/7'), async ({ request }) => {
      sent.push(['me', await dataOf<Sent>(request)]);
      return HttpResponse.json(one({ id: 7 }));
    }),
  );
  const { user } = renderPart(<CookedLog dish={12} servings={4} />);
  const open = async () => user.click(await screen.findByRole('button', { name: 'I cooked it' }));
  await open();
  await user.click(await screen.findByRole('checkbox', { name: TAKE }));
  await user.click(screen.getByRole('button', { name: 'Cooked it' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toContainEqual(['me', { usesUpHome: false }]);
  expect(sent.find(([call]) => call === 'POST')?.[1]).not.toHaveProperty('servings');
  await open();
  expect(await screen.findByRole('checkbox', { name: TAKE })).not.toBeChecked();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-03' } });
  expect(screen.queryByRole('checkbox', { name: TAKE })).not.toBeInTheDocument();
});

test('the recipe can be rated beside it', async () => {
  answer('/cookings', many([]));
  const { user } = renderPart(<CookedLog dish={12} servings={4} />);
  await user.click(await screen.findByRole('button', { name: 'I cooked it' }));
  await user.click(await screen.findByRole('radio', { name: /^4/ }));
  await waitFor(() => expect(sent).toEqual([['rated', { dish: 12, rating: 4 }]]));
});
