import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DayBoard } from '@/components/dashboard/day/DayBoard';
import { buildJwt, fakeAuth, signInAs } from '../../../support/builders/auth';
import { useDay } from '@/context/dashboard/day';
import { addDays } from '@/lib/domain/time/day';
import { switchOff } from '@/lib/offline/mode';
import { clearReads } from '@/lib/remote/cache';
import { clearOfflineData, queueState, dismissRefused } from '@/lib/offline/queue';
import { at, atLeast, given } from '@/tests/support/at';
import { buildDish } from '../../../support/builders/dish';
import { buildItem } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { buildThing } from '../../../support/builders/pantry';
import {
  answer,
  api,
  dataOf,
  listed,
  many,
  one,
  record,
  server,
  strapiError,
} from '../../../support/servers/server';
import { onDesktop } from '../../../support/wide';

const Day = () => <DayBoard of={useDay()} first={(note) => <div>where to begin {note}</div>} />;
/** Fixed noon, so that a run that begins at midnight sees the same day. */
const NOON = new Date('2026-11-25T12:00:00+04:00');
const today = '2026-11-25';
beforeEach(() => {
  vi.setSystemTime(NOON);
  answer('/intakes', many([]));
  answer('/orders', many([]));
  answer('/visits', many([]));
  answer('/logs', many([]));
  answer('/weights', many([]));
  answer('/shoplists', many([]));
  answer('/users/me/expiring', { data: { today, things: [], dish: null } });
  answer('/dishes/3', one(buildDish({ id: 3 })));
});

test('a person who has planned nothing but has weighed themselves can continue with that; others are not asked', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [] });
  answer('/weights', many([{ id: 4, day: addDays(today, -2), kilograms: 72.5 }]));
  const { unmount } = renderPart(<Day />);
  const card = await screen.findByRole('region', { name: 'Weight today' });
  expect(within(card).getByText(/72\.5/)).toBeInTheDocument();
  unmount();

  clearReads();
  const asked = listed('/weights', []);
  renderPart(<Day />);
  expect(await screen.findByText(/where to begin/)).toBeInTheDocument();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Weight today' })).not.toBeInTheDocument();
});

test('a tap marks a line as done, and the day says so', async () => {
  signInAs();
  answer('/users/me/calendar', {
    data: [
      buildItem({
        day: today,
        key: 'soup',
        title: 'Lobio',
        dish: 3,
        servings: 2.5,
        share: 0.4,
        calories: 400,
      }),
    ],
  });
  let sent: unknown;
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(one({ id: 31, state: 'done' }));
    }),
  );
  const { user } = renderPart(<Day />);
  const line = given((await screen.findByRole('link', { name: 'Lobio' })).closest('li'));
  expect(within(line).getByRole('link', { name: 'Lobio' })).toHaveAttribute('href', '/dishes/3?servings=2.5');
  await user.click(within(line).getByRole('button', { name: /^(I ate it|Eaten):/ }));
  await waitFor(() =>
    expect(sent).toMatchObject({ data: { kind: 'entry', key: 'soup', mealplan: 5, state: 'done' } }),
  );
  expect(await screen.findByText(/1 of 1 marked/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Eat by tomorrow' })).not.toBeInTheDocument();
  expect(screen.getByText('400 kcal')).toBeInTheDocument();
  expect(screen.getByText('0 kcal left')).toBeInTheDocument();
  expect(screen.getByText('of 400 kcal planned')).toBeInTheDocument(); // shows no target of other people
});

test.each([
  ['11:30', 'Now · 11:30', 'Next · 14:00 Lobio'],
  ['13:00', 'Next · 13:00', 'Then · 14:00 Lobio'],
])('only one line of those at %s and later is next', async (time, first, second) => {
  signInAs();
  answer('/users/me/calendar', {
    data: [
      buildItem({ day: today, key: 'soup', title: 'Chikhirtma', time }),
      buildItem({ day: today, key: 'beans', title: 'Lobio', time: '14:00' }),
    ],
  });
  renderPart(<Day />);
  const said = (text: string) =>
    screen.findByText((_text, one) => one?.tagName === 'P' && one.textContent === text);
  expect(await said(first)).toBeInTheDocument();
  expect(await said(second)).toBeInTheDocument();
});

test('a finished meal shows on one line what it took from the pantry', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today, key: 'soup', title: 'Lobio', dish: 3 })] });
  const thing = { ...buildThing(), product: { data: null }, owner: { data: null } };
  const asked: (string | null)[] = [];
  server.use(
    http.post(api('/logs'), () => HttpResponse.json(one({ id: 31, state: 'done' }))),
    http.delete(api('/logs/31'), () => HttpResponse.json(one({ id: 31 }))),
    http.get(api('/pantry-movements'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('filters[cause][$eq]'));
      const step = { id: 1, key: 'step', delta: -2, undoes: null, item: { data: record(thing) } };
      return HttpResponse.json(many([step]));
    }),
  );
  const { user } = renderPart(<Day />);
  await user.click(await screen.findByRole('button', { name: /^(I ate it|Eaten):/ }));
  expect(await screen.findByText('Used from At home: 1 thing')).toBeInTheDocument();
  expect(asked).toContain(`meal-soup-${today}`);
  await user.click(screen.getByRole('button', { name: /^(I ate it|Eaten):/ }));
  await waitFor(() => expect(screen.queryByText('Used from At home: 1 thing')).not.toBeInTheDocument());
});

test('a failed mark is reverted', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today, title: 'Lobio' })] });
  server.use(http.post(api('/logs'), () => HttpResponse.json({}, { status: 500 })));
  const { user } = renderPart(<Day />);
  await user.click(await screen.findByRole('button', { name: /^(I ate it|Eaten):/ }));
  await screen.findByRole('alert');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^(I ate it|Eaten):/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    ),
  );
});

test('a product has its name in the reader’s language, on its marks too', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today, title: 'Matsoni', titleKa: 'მაწონი' })] });
  renderPart(<Day />, { language: 'ka' });
  expect(await screen.findByText('მაწონი')).toBeInTheDocument();
  expect(screen.queryByText(/Matsoni/)).not.toBeInTheDocument();
});

test('an empty day explains itself and where to begin', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: addDays(today, 1) })] });
  renderPart(<Day />, { language: 'ka' });
  expect(await screen.findByRole('heading', { name: 'დღეისთვის არაფერია დაგეგმილი' })).toBeInTheDocument();
});

test('a new person sees where to begin, and no empty cards', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [] });
  renderPart(<Day />);
  await screen.findByText(/where to begin/);
  for (const name of ['Nothing planned', /Nothing is running low/, 'What else I ate', 'Weight today'])
    expect(screen.queryByText(name)).not.toBeInTheDocument();
});

test('a person with a list can log food and weight, even with nothing planned', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [] });
  answer('/shoplists', many([{ id: 8, Name: 'For the week', total: 12, done: 5 }]));
  renderPart(<Day />);
  expect(await screen.findByText('What else I ate')).toBeInTheDocument();
  expect(await screen.findByText('Weight today')).toBeInTheDocument();
});

test.each([
  ['with a day', [buildItem({ day: today })]],
  ['without one', []],
])('a person with an unconfirmed address sees a note in place of invitations (%s)', async (_, data) => {
  const unconfirmed = buildJwt({ email: 'user@example.com', email_verified: false });
  window.sessionStorage.setItem('firstVisit', 'true');
  signInAs({}, unconfirmed);
  answer('/users/me/calendar', { data });
  const { user } = renderPart(<Day />);
  expect(
    await screen.findByText(/Invitations sent to user@example.com appear here once/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('The email is on its way.')).toBeInTheDocument();
  expect(fakeAuth.module.sendVerification).toHaveBeenCalled();
  window.sessionStorage.clear();
});

test('the header shows that note from the second visit on, and the board no more', async () => {
  signInAs({}, buildJwt({ email: 'user@example.com', email_verified: false }));
  answer('/users/me/calendar', { data: [] });
  renderPart(<Day />);
  await screen.findByText(/where to begin/);
  expect(screen.queryByText(/appear here once/)).not.toBeInTheDocument();
});

test('the current line is large with its own mark, and done ones fold into one row', async () => {
  signInAs();
  const done = (key: string) =>
    buildItem({ day: today, key, title: key, kind: 'supplements', type: null, state: 'done' });
  const soup = buildItem({ day: today, key: 'soup', title: 'Chikhirtma', dish: 3, time: '12:00' });
  const later = buildItem({ day: today, key: 'run', title: 'Run', kind: 'exercises', type: null });
  answer('/users/me/calendar', { data: [done('Iron'), done('Zinc'), done('D3'), later, soup] });
  renderPart(<Day />);
  const large = given((await screen.findByRole('heading', { name: 'Chikhirtma' })).closest('li'));
  expect(within(large).getByText('Now')).toBeInTheDocument();
  expect(within(large).getByRole('button', { name: /^(I ate it|Eaten):/ })).toBeInTheDocument();
  expect(within(large).getByRole('link', { name: 'Recipe' })).toHaveAttribute('href', '/dishes/3?servings=1');
  expect(screen.getByRole('button', { name: /^I trained:/ })).toBeInTheDocument();
  const earlier = screen.getByText('Iron · Zinc · D3').closest('details');
  expect(within(given(earlier)).getAllByRole('button', { name: /^Taken:/ })).toHaveLength(3);
  expect(earlier).not.toHaveAttribute('open');
});

test('a desktop shows the meal’s dish large with its sides, ready to cook', async () => {
  onDesktop();
  signInAs();
  const step = { key: 'step', description: 'Boil it.', minutes: null, images: [] };
  answer('/dishes/3', one(buildDish({ id: 3, Steps: [step] as never })));
  answer('/users/me/calendar', {
    data: [
      buildItem({ day: today, key: 'soup', title: 'Borscht', dish: 3, time: '12:00' }),
      buildItem({ day: today, key: 'bread', title: 'Rye bread', dish: null, time: '12:00' }),
    ],
  });
  renderPart(<Day />);
  const large = given((await screen.findByRole('heading', { name: 'Borscht' })).closest('li'));
  expect(within(large).getByText(/ · with Rye bread$/)).toBeInTheDocument();
  const cook = await within(large).findByRole('link', { name: 'Cook' });
  expect(cook).toHaveAttribute('href', '/dishes/3?servings=1&cook=1');
  expect(within(large).queryByRole('link', { name: 'Recipe' })).not.toBeInTheDocument();
});

test('a day of many rows gives the week the full width, a short one keeps it below', async () => {
  onDesktop();
  signInAs();
  const items = (count: number) =>
    Array.from({ length: count }, (_, at) => buildItem({ day: today, key: `row-${at}`, title: `Row ${at}` }));
  answer('/users/me/calendar', { data: items(5) });
  const { unmount } = renderPart(<Day />);
  await screen.findAllByText('Row 4');
  expect(document.querySelector('[data-long]')).toBeNull();
  unmount();

  clearReads();
  answer('/users/me/calendar', { data: items(12) });
  renderPart(<Day />);
  await screen.findAllByText('Row 11');
  expect(document.querySelector('[data-long]')).not.toBeNull();
});

test('lines left to buy are separate from low supplies, and lead to their list', async () => {
  onDesktop();
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today })] });
  answer(
    '/shoplists',
    many([
      { id: 8, Name: 'For the week', total: 12, done: 5 },
      { id: 9, Name: 'Bought', total: 3, done: 3 },
      { id: 10, Name: 'On its way', total: 3, done: 1, ordered: 2 },
    ]),
  );
  renderPart(<Day />);
  const lists = within(await screen.findByRole('region', { name: 'Shopping lists' }));
  expect(lists.getByRole('link', { name: /For the week\s*7 to buy/ })).toHaveAttribute('href', '/shoplist/8');
  const low = within(screen.getByRole('region', { name: 'Running low' }));
  expect(low.queryByRole('link', { name: /For the week/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Bought')).not.toBeInTheDocument();
});

test('a delivered order shows its handover time, and no longer the expected one', async () => {
  signInAs();
  const order = buildItem({
    day: today,
    key: 'order',
    kind: 'appointments',
    type: null,
    title: '',
    time: '16:00',
    endTime: '18:00',
    order: 'delivered',
    handedAt: '14:14',
    source: { type: 'order', id: 12, Name: '31' },
  });
  answer('/users/me/calendar', { data: [order] });
  renderPart(<Day />);
  expect((await screen.findAllByText(/handed over at 14:14/))[0]).toBeInTheDocument();
  expect(screen.queryByText(/until 18:00/)).not.toBeInTheDocument();
});

test('an order under way is beside the day, separately', async () => {
  signInAs();
  const order = buildItem({
    day: addDays(today, 1),
    key: 'order',
    kind: 'appointments',
    type: null,
    title: '',
    time: '18:00',
    endTime: '20:00',
    order: 'packed',
    source: { type: 'order', id: 12, Name: '31' },
  });
  answer('/users/me/calendar', { data: [order] });
  renderPart(<Day />);
  const card = within(await screen.findByRole('region', { name: 'Current orders' }));
  expect(card.getByText('Packed')).toBeInTheDocument();
  expect(card.getByText(/18:00–\u206020:00/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '18:00 Delivery of order 31' })).toHaveAttribute(
    'href',
    '/shoplist/orders',
  );
});

test('eaten food counts against the target, and a finished exercise raises it', async () => {
  signInAs({ targets: { calories: 2000, fats: null, carbs: null, prots: 100, costTetriPerDay: null } });
  answer('/users/me/calendar', {
    data: [
      buildItem({ day: today, calories: 600, prots: 40, state: 'done' }),
      buildItem({ day: today, kind: 'exercises', title: 'Easy run', burnedCalories: 250, state: 'done' }),
      buildItem({ day: today, calories: 500, state: 'skipped' }),
    ],
  });
  renderPart(<Day />);
  expect(await screen.findByText('1,650 kcal left')).toBeInTheDocument();
  expect(screen.getByText('of 2,250 kcal')).toBeInTheDocument();
  expect(screen.getByText('burned 250 kcal')).toBeInTheDocument();
  expect(screen.getByText('40 of 100 g')).toBeInTheDocument();
});

test('a low supplement is named, and reread after a dose', async () => {
  signInAs();
  const dose = {
    source: { type: 'intake', id: 7, Name: 'Omega-3' },
    kind: 'supplements',
    title: 'Omega-3',
    dosage: 1,
  } as const;
  answer('/users/me/calendar', { data: [buildItem({ day: today, ...dose, unit: 'pills' })] });
  const intake = (left: number) =>
    many([
      {
        id: 7,
        dosage: 1,
        times: ['14:00'],
        left,
        supplement: { data: { id: 3, attributes: { Name: 'Omega-3' } } },
      },
    ]);
  answer('/intakes', intake(5));
  const { user } = renderPart(<Day />);
  expect(await screen.findByText('lasts 5 days')).toBeInTheDocument();
  expect(screen.getByText(/1 pill/)).toBeInTheDocument();
  let sent: unknown;
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(one({ id: 31, state: 'done' }));
    }),
  );
  answer('/intakes', intake(4));
  await user.click(screen.getByRole('button', { name: /^(I took it|Taken):/ }));
  expect(await screen.findByText('lasts 4 days')).toBeInTheDocument();
  expect(sent).toMatchObject({ data: { kind: 'supplement', intake: 7, state: 'done' } });
});

test('the week’s food is costed by the plans, without skipped meals', async () => {
  signInAs();
  answer('/users/me/calendar', {
    data: [
      buildItem({ day: today, costTetri: 1250 }),
      buildItem({ day: today, costTetri: 300, state: 'done' }),
      buildItem({ day: today, costTetri: 9900, state: 'skipped' }),
    ],
  });
  renderPart(<Day />);
  expect(await screen.findByText(/15\.50/)).toBeInTheDocument();
});

test('a delivered order’s payment replaces that cost', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today, costTetri: 1250 })] });
  answer(
    '/orders',
    many([
      { id: 4, toPayTetri: 8030 },
      { id: 5, toPayTetri: 1000 },
    ]),
  );
  renderPart(<Day />);
  expect(await screen.findByText('90.30 ₾')).toBeInTheDocument();
  expect(screen.getByText('paid for orders since Monday')).toBeInTheDocument();
});

test('the next visit is beside the day, however far ahead', async () => {
  signInAs();
  answer('/users/me/calendar', { data: [] });
  const visit = { id: 4, doctor: 'Dr Tamar Gogia', startsAt: '2027-03-05T07:30:00.000Z', place: 'Room 204' };
  answer('/visits', many([visit]));
  renderPart(<Day />);
  const card = within(await screen.findByRole('region', { name: 'Next visit' }));
  expect(card.getByText('5 Mar 2027, 11:30')).toBeInTheDocument();
  expect(card.getByText('Dr Tamar Gogia · Room 204')).toBeInTheDocument();
});

test('a line names allergens of anybody at the table, and mine', async () => {
  signInAs({ allergens: ['milk'] });
  const warned = [{ name: 'Nika', allergens: ['nuts'] }];
  const item = buildItem({ day: today, title: 'Satsivi', allergens: ['nuts', 'milk'], warned });
  answer('/users/me/calendar', { data: [item] });
  renderPart(<Day />);
  expect(await screen.findByText('Contains Milk')).toBeInTheDocument();
  expect(screen.getByText('Not for Nika: Nuts')).toBeInTheDocument();
});

test('a blocked person learns that they are blocked, not that they may only look', async () => {
  signInAs();
  answer('/users/me/calendar', strapiError(403, { code: 'person.blocked' }), 403);
  renderPart(<Day />);
  expect(await screen.findByText(/Your account has been blocked/)).toBeInTheDocument();
});

const family = buildItem({
  day: today,
  key: 'lobio',
  title: 'Lobio',
  source: { type: 'mealplan', id: 5, Name: 'Family' },
});

test('entries of a single plan do not repeat its name; a visit shows its place', async () => {
  signInAs();
  const visit = buildItem({
    day: today,
    key: 'gogia',
    kind: 'appointments',
    type: null,
    title: 'Dr Gogia',
    source: { type: 'visit', id: 2, Name: 'Vake' },
  });
  answer('/users/me/calendar', { data: [family, visit] });
  renderPart(<Day />);
  expect(await screen.findByText(/Vake/)).toBeInTheDocument();
  expect(screen.queryByText(/Family/)).toBeNull();
});

test('each line names its plan if there are several', async () => {
  signInAs();
  const lent = { type: 'subscription', id: 5, Name: 'Lent' } as const;
  answer('/users/me/calendar', {
    data: [family, buildItem({ day: today, key: 'mchadi', title: 'Mchadi', source: lent })],
  });
  renderPart(<Day />);
  expect(await screen.findByText(/Family/)).toBeInTheDocument();
  expect(screen.getByText(/Lent/)).toBeInTheDocument();
});

test('a meal that the reader sits out says so, instead of showing no energy', async () => {
  signInAs();
  answer('/users/me/calendar', {
    data: [buildItem({ day: today, title: 'Satsivi', servings: 2, share: 0, calories: 0 })],
  });
  renderPart(<Day />);
  expect(await screen.findByText(/you are not eating/)).toBeInTheDocument();
  expect(screen.queryByText(/· 0 kcal/)).toBeNull();
});

/** Sets up a day with one supplement, of which six are left; returns the calls to the CMS. */
async function withoutNetwork(given: object = {}) {
  signInAs();
  const sent: string[] = [];
  const source = { type: 'intake', id: 7, Name: 'Omega-3' } as const;
  const line = {
    source,
    kind: 'supplements',
    title: 'Omega-3',
    dosage: 1,
    unit: 'pills',
    key: 'dose',
  } as const;
  answer('/users/me/calendar', { data: [buildItem({ day: today, ...line, ...given })] });
  const supplement = { data: { id: 3, attributes: { Name: 'Omega-3' } } };
  answer('/intakes', many([{ id: 7, dosage: 1, times: ['14:00'], left: 6, supplement }]));
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      const data = await dataOf<{ state: string; intake: number }>(request);
      sent.push(`${data.state} ${data.intake} ${request.headers.get('Idempotency-Key') ? 'once' : ''}`);
      return HttpResponse.json(one({ id: 31, state: data.state }));
    }),
    http.delete(api('/logs/:id'), ({ params }) => {
      sent.push(`delete ${String(params.id)}`);
      return HttpResponse.json(one({ id: Number(params.id) }));
    }),
  );
  const { user } = renderPart(<Day />);
  const taken = await screen.findByRole('button', { name: /^(I took it|Taken):/ });
  await screen.findByText(/lasts 6 days/);
  act(() => switchOff(true));
  return { sent, taken, tap: () => user.click(screen.getByRole('button', { name: /^(I took it|Taken):/ })) };
}
const isMarked = (state: boolean) =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: /^(I took it|Taken):/ })).toHaveAttribute(
      'aria-pressed',
      String(state),
    ),
  );
const WAITS = 'Waiting to be sent';
afterEach(async () => {
  act(() => switchOff(false));
  act(() => dismissRefused());
  await act(() => clearOfflineData());
});

test('an offline dose shows at once, says that it waits, lowers the supply, and is sent later', async () => {
  const { sent, tap } = await withoutNetwork();
  await tap();
  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  await isMarked(true);
  expect(await screen.findByText(/lasts 5 days/)).toBeInTheDocument();
  expect(screen.getByText(/1 of 1 marked/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(sent).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toEqual(['done 7 once']));
  await waitFor(() => expect(screen.queryByText(WAITS)).not.toBeInTheDocument());
  await isMarked(true);
});

test('a dose undone before it was sent is never sent', async () => {
  const { sent, tap } = await withoutNetwork();
  await tap();
  await screen.findByText(WAITS);
  await tap();
  await isMarked(false);
  await waitFor(() => expect(queueState().waiting).toEqual([]));
  expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  expect(screen.getByText(/lasts 6 days/)).toBeInTheDocument();
  act(() => switchOff(false));
  await waitFor(() => expect(queueState()).toMatchObject({ waiting: [], isSending: false }));
  expect(sent).toEqual([]);
});

test('a mark stored in the CMS can be removed later too', async () => {
  const { sent, tap } = await withoutNetwork({ state: 'done', logId: 5 });
  await tap();
  await screen.findByText(WAITS);
  await isMarked(false);
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toEqual(['delete 5']));
  await waitFor(() => expect(screen.queryByText(WAITS)).not.toBeInTheDocument());
  await isMarked(false);
});

test('food eaten outside the plan counts in the ring, even with nothing planned', async () => {
  signInAs({ targets: { calories: 2000, fats: null, carbs: null, prots: 100, costTetriPerDay: null } });
  answer('/users/me/calendar', { data: [] });
  const cake = { key: 'cake', Name: 'Cake', amount: 1, calories: 350, prots: 5, product: { data: null } };
  answer(
    '/logs',
    many([
      { id: 4, day: today, ...cake },
      { id: 3, day: addDays(today, -1), ...cake },
    ]),
  );
  renderPart(<Day />);
  expect(await screen.findByText('1,650 kcal left')).toBeInTheDocument();
  expect(screen.getByText('5 of 100 g')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change: Cake' })).toBeInTheDocument();
});

test.each([false, true])('shortages and food logs are at hand on a phone only (wide: %s)', async (isWide) => {
  if (isWide) onDesktop();
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today, title: 'Lobio' })] });
  const lists = [
    { id: 1, Name: 'Done with', total: 3, done: 3 },
    { id: 2, Name: 'For Sunday', total: 5, done: 1 },
  ];
  answer('/shoplists', many(lists));
  const { user } = renderPart(<Day />);
  const links = await screen.findAllByRole('link', { name: /^For Sunday/ });
  expect(links).toHaveLength(isWide ? 1 : 2);
  for (const link of links) expect(link).toHaveAttribute('href', '/shoplist/2');
  const buttons = screen.getAllByRole('button', { name: 'I ate …' });
  expect(buttons).toHaveLength(isWide ? 1 : 2);
  await user.click(at(buttons, 0));
  expect(await screen.findByRole('dialog', { name: 'What did you eat?' })).toBeInTheDocument();
});

test.each([
  ['with a day', [buildItem({ day: today })]],
  ['without one', []],
])('food that expires by tomorrow is on the board (%s)', async (_, data) => {
  signInAs();
  answer('/users/me/calendar', { data });
  const eggs = { key: 'eggs', Name: 'Eggs', product: null, amount: 6, level: null, unit: 'Piece' };
  answer('/users/me/expiring', { data: { today, things: [{ ...eggs, expiresOn: today }], dish: null } });
  renderPart(<Day />);
  expect(await screen.findByRole('region', { name: 'Eat by tomorrow' })).toHaveTextContent('Eggs, 6');
});

test('a desktop shows the week in one row, each day with its dish and progress', async () => {
  onDesktop();
  signInAs();
  const trout = { title: 'Baked trout', type: 'Dinner' as const, dish: 4, calories: 460 };
  answer('/dishes/4', one(buildDish({ id: 4 })));
  answer('/users/me/calendar', {
    data: [
      buildItem({ day: '2026-11-24', key: 'eaten', title: 'Lobio', calories: 400, state: 'done' }),
      buildItem({ day: today, key: 'lunch', title: 'Soup', calories: 300 }),
      buildItem({ day: today, key: 'dinner', ...trout }),
    ],
  });
  renderPart(<Day />);
  const strip = await screen.findByRole('region', { name: 'This week' });
  const [monday, tuesday, wednesday, ...rest] = atLeast(2, within(strip).getAllByRole('link'));
  expect(monday).toHaveTextContent('Nothing planned');
  expect(tuesday).toHaveTextContent('Lobio');
  expect(within(tuesday).getByRole('img', { name: 'Everything is done' })).toBeInTheDocument();
  expect(wednesday).toHaveTextContent('760 kcal');
  expect(wednesday).toHaveTextContent('Baked trout');
  expect(wednesday).toHaveAttribute('href', `/calendar?view=day&day=${today}`);
  expect(rest).toHaveLength(4);
});

test('an upcoming training shows its picture', async () => {
  signInAs();
  const item = buildItem({
    day: today,
    title: 'Morning stretch',
    kind: 'exercises',
    dish: null,
    exercise: 5,
    time: '23:58',
  });
  answer('/users/me/calendar', { data: [item] });
  answer(
    '/exercises/5',
    one({ id: 5, Name: 'Morning stretch', Images: [{ id: 1, url: '/uploads/stretch.webp' }] }),
  );
  const { container } = renderPart(<Day />);
  await screen.findByText('Morning stretch');
  await waitFor(() => expect(container.querySelector('img[src*="stretch"]')).not.toBeNull());
});

test('a desktop puts the order, the visit and invitations in one card', async () => {
  onDesktop();
  const me = signInAs();
  const source = { type: 'order', id: 12, Name: '31' } as const;
  const order = buildItem({ day: today, key: 'order', kind: 'appointments', type: null, title: '', source });
  answer('/users/me/calendar', {
    data: [buildItem({ day: today, title: 'Lobio' }), { ...order, time: '18:00', order: 'packed' }],
  });
  answer('/visits', many([{ id: 4, doctor: 'Dr Tamar Gogia', startsAt: '2026-12-01T07:30:00.000Z' }]));
  answer(
    '/memberships',
    many([
      {
        id: 6,
        planName: 'Fasting week',
        user: { data: record({ id: me.id }) },
        state: 'invited',
        invitedBy: { data: record({ id: 9, Name: 'Ana' }) },
      },
    ]),
  );
  renderPart(<Day />);
  const card = within(await screen.findByRole('region', { name: 'Coming up' }));
  expect(await card.findByText('Ana invites you to a plan')).toBeInTheDocument();
  expect(card.getByText('Packed')).toBeInTheDocument();
  expect(card.getByRole('link', { name: '1 Dec 2026, 11:30' })).toHaveAttribute('href', '/doctor/visits');
  expect(card.getByRole('link', { name: 'Answer: Fasting week' })).toHaveAttribute(
    'href',
    '/mealplan/my?tab=invitations',
  );
  for (const name of ['Current orders', 'Next visit'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('the start panel names an inviter once the address is confirmed', async () => {
  const me = signInAs();
  answer('/users/me/calendar', { data: [] });
  const user = { data: record({ id: me.id }) };
  answer('/memberships', many([{ id: 6, planName: 'Fasting week', user, state: 'invited' }]));
  const First = () => (
    <DayBoard of={useDay()} first={(note, isInvited) => (isInvited ? note : 'nobody invites')} />
  );
  renderPart(<First />);
  expect(await screen.findByRole('link', { name: 'See the invitations' })).toBeInTheDocument();
  expect(screen.queryByText('nobody invites')).not.toBeInTheDocument();
});

test('logging other food skips the planned meal', async () => {
  onDesktop();
  signInAs();
  answer('/products/offer', { data: { products: [], foods: [] } });
  answer('/dishes', many([]));
  answer('/users/me/calendar', {
    data: [buildItem({ day: today, key: 'soup', title: 'Chikhirtma', time: '12:00' })],
  });
  const sent: object[] = [];
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      const data = await dataOf<object>(request);
      sent.push(data);
      return HttpResponse.json(one({ id: 30 + sent.length, ...data }));
    }),
  );
  const { user } = renderPart(<Day />);
  await user.click(await screen.findByRole('button', { name: 'Something else' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What did you eat?' }));
  await user.type(dialog.getByRole('searchbox'), 'Churchkhela');
  await user.click(await dialog.findByRole('button', { name: /Churchkhela/ }));
  await waitFor(() =>
    expect(sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'entry', key: 'soup', state: 'skipped' }),
        expect.objectContaining({ Name: 'Churchkhela', day: today }),
      ]),
    ),
  );
});

test('low supplies are added to the list and removed again, never twice', async () => {
  onDesktop();
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today })] });
  const intake = (id: number, Name: string) => ({ id, Name, dosage: 1, times: ['08:00'], left: id });
  answer('/intakes', many([intake(3, 'D3'), intake(5, 'Iron')]));
  const iron = { key: 'iron', Name: 'Iron', checked: false, product: { data: null } };
  answer('/shoplists', many([{ id: 8, Name: 'For the week', total: 1, done: 0 }]));
  answer('/shoplists/8', one({ id: 8, Name: 'For the week' }));
  answer('/shop-items', many([{ id: 1, ...iron }]));
  const sent: { op: string; Name?: string; key: string }[] = [];
  server.use(
    http.post(api('/shoplists/8/change'), async ({ request }) => {
      const data = await dataOf<(typeof sent)[number]>(request);
      sent.push(data);
      return HttpResponse.json(one({ id: 8 }));
    }),
  );
  const { user } = renderPart(<Day />);
  await user.click(await screen.findByRole('button', { name: 'Add all to the list' }));
  expect(await screen.findByText('Already on “For the week”')).toBeInTheDocument();
  expect(screen.getByText('On “For the week”')).toBeInTheDocument();
  expect(sent).toMatchObject([{ op: 'add', Name: 'D3' }]);
  const undo = screen.getByRole('button', { name: 'Take off the list: D3' });
  await user.click(undo);
  await waitFor(() => expect(sent[1]).toEqual({ op: 'remove', key: at(sent, 0).key }));
  expect(await screen.findByRole('button', { name: 'Put on the list: D3' })).toHaveFocus();
});

/** Pantry item as the CMS sends it: two eggs, with a minimum of ten. */
const atHome = (given: Parameters<typeof buildThing>[0] = {}) => ({
  ...buildThing({ staple: { minimum: 10 }, ...given }),
  product: { data: null },
  owner: { data: null },
});

test('short staples come first, with their amount and the way to the list', async () => {
  onDesktop();
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today })] });
  answer('/intakes', many([{ id: 3, Name: 'D3', dosage: 1, times: ['08:00'], left: 3 }]));
  answer(
    '/pantry-items',
    many([
      atHome({ amount: 2 }),
      atHome({ id: 2, key: 'salt', Name: 'Salt', amount: 0, level: 'low', staple: {} }),
      atHome({ id: 3, key: 'tea', Name: 'Tea', amount: 0, level: 'gone', staple: {} }),
      atHome({ id: 4, key: 'rice', Name: 'Rice', amount: 12 }),
      atHome({ id: 5, key: 'foil', Name: 'Foil', amount: 0, level: 'gone', staple: null }),
    ]),
  );
  answer('/shoplists', many([{ id: 8, Name: 'For the week', total: 1, done: 0 }]));
  answer('/shoplists/8', one({ id: 8, Name: 'For the week' }));
  const salt = { id: 1, key: 'salt', Name: 'Salt', checked: false, product: { data: null } };
  const list = { data: record({ id: 8, Name: 'For the week' }) };
  answer('/shop-items', many([{ ...salt, list }]));
  const sent: object[] = [];
  server.use(
    http.post(api('/shoplists/8/change'), async ({ request }) => {
      const data = await dataOf<object>(request);
      sent.push(data);
      return HttpResponse.json(one({ id: 8 }));
    }),
  );
  const { user } = renderPart(<Day />);
  const card = within(await screen.findByRole('region', { name: 'Running low' }));
  const add = await card.findByRole('button', { name: 'Put on the list: Eggs' });
  const rows = card.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.slice(-4)).toEqual([
    'Eggs 2 leftAdd',
    'Salt only a little leftAlready on “For the week”',
    'Tea used upAdd',
    'D3 lasts 3 daysAdd',
  ]);
  expect(card.getByRole('link', { name: 'All that is at home' })).toHaveAttribute('href', '/pantry');
  await user.click(add);
  const eggs = { key: buildThing().key, Name: 'Eggs', amount: 8, unit: 'Piece', category: 'other' };
  await waitFor(() => expect(sent).toEqual([{ op: 'add', ...eggs }]));
  expect(await card.findByText('On “For the week”')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Take off the list: Eggs' }));
  await waitFor(() => expect(sent[1]).toEqual({ op: 'remove', key: eggs.key }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Put on the list: Eggs' })).toHaveFocus());
});

test('only five of many shortages are named, the others are at home', async () => {
  onDesktop();
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today })] });
  answer('/shop-items', many([]));
  const things = Array.from({ length: 7 }, (_, at) =>
    atHome({ id: at + 1, key: `thing-${at}`, Name: `Thing ${at}`, amount: 1 }),
  );
  answer('/pantry-items', many(things));
  renderPart(<Day />);
  expect(await screen.findAllByRole('button', { name: /^Put on the list/ })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'All that is at home (2 more)' })).toBeInTheDocument();
});

test('supplements are shown alone if the pantry cannot be read', async () => {
  onDesktop();
  signInAs();
  answer('/users/me/calendar', { data: [buildItem({ day: today })] });
  answer('/intakes', many([{ id: 3, Name: 'D3', dosage: 1, times: ['08:00'], left: 3 }]));
  answer('/pantry-items', strapiError(500), 500);
  renderPart(<Day />);
  expect(await screen.findByText('lasts 3 days')).toBeInTheDocument();
});
