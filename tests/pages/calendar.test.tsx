import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Plan } from '@/lib/domain/mealplan/record';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import CalendarPage from '@/pages/calendar';
import { at, given } from '@/tests/support/at';
import { signInAs } from '../support/builders/auth';
import { buildEntry, buildItem, buildMeal, buildPlan, emptyDays } from '../support/builders/mealplan';
import { renderApp } from '../support/render';
import { onDesktop } from '../support/wide';
import { answer, api, dataOf, many, one, server } from '../support/servers/server';

const SUNDAY = '2026-11-22';
const reads: string[] = [];

/** Answers the calendar, and counts the reads. */
function answerDays(items: readonly object[]) {
  server.use(
    http.get(api('/users/me/calendar'), ({ request }) => {
      reads.push(new URL(request.url).search);
      return HttpResponse.json({ data: items });
    }),
  );
}

const run = buildItem({
  day: SUNDAY,
  key: 'run',
  kind: 'exercises',
  title: 'Easy run',
  time: '07:30',
  type: null,
  exercise: 4,
  source: { type: 'schedule', id: 2, Name: 'Easy run' },
});
const soup = buildItem({ day: SUNDAY, key: 'soup', title: 'Lobio', dish: 3, servings: 2, calories: 400 });
const visit = buildItem({
  day: '2026-11-18',
  key: 'visit',
  kind: 'appointments',
  title: 'Dr Gogia',
  time: '11:30',
  type: null,
  source: { type: 'visit', id: 9, Name: 'Clinic' },
});
const order = buildItem({
  day: SUNDAY,
  key: 'order',
  kind: 'appointments',
  title: '',
  time: '18:00',
  type: null,
  order: 'onTheWay',
  source: { type: 'order', id: 12, Name: '31' },
});

// Loads the boards' chunks first, so that no test waits for their transpiling. A week has a button for each hour;
// checking each button's visibility takes seconds, and the journeys do it.
beforeAll(async () => {
  configure({ defaultHidden: true });
  await import('@/components/calendar/CalendarScreen');
  await import('@/components/calendar/hours/HourBoard');
});

afterAll(() => configure({ defaultHidden: false }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
  reads.length = 0;
  signInAs({ id: 7 });
  answer('/logs', many([]));
  answer('/mealplans', many([]));
  answer('/weights', many([]));
});
afterEach(() => void vi.useRealTimers());

const open = (query: Record<string, string> = {}, language: 'en' | 'ka' = 'en') =>
  renderApp(<CalendarPage />, {
    path: `/calendar?${new URLSearchParams(query)}`,
    pathname: '/calendar',
    query,
    language,
  });

test('the week shows columns from Monday, from one read; each line opens its record', async () => {
  onDesktop();
  answerDays([run, soup, visit, order]);
  open({ view: 'week' });
  await screen.findByText('Lobio');
  const leads = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href');
  expect(leads('Lobio')).toBe('/dishes/3?servings=2');
  expect(leads('Easy run')).toBe('/exercises/4');
  expect(leads('Dr Gogia')).toBe('/doctor/visits');
  expect(leads('Delivery of order 31')).toBe('/shoplist/orders');
  const main = screen.getByRole('main');
  const names = main.querySelectorAll('h3');
  expect([at(names, 0).textContent, at(names, 6).textContent]).toEqual([
    'Monday 16\u00A0Nov',
    'Sunday 22\u00A0Nov',
  ]);
  expect(within(main).getByText('On the way')).toBeInTheDocument();
  expect(reads).toEqual(['?from=2026-11-16&to=2026-11-22']);
});

test('a tick marks a line in place; automatic lines have none', async () => {
  onDesktop();
  answerDays([soup, order]);
  let sent: unknown;
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(one({ id: 31, state: 'done' }));
    }),
  );
  const { user } = open({ view: 'week' });
  await user.click(await screen.findByRole('button', { name: 'I ate it: Lobio' }));
  await waitFor(() => expect(sent).toMatchObject({ data: { kind: 'entry', key: 'soup', day: SUNDAY } }));
  expect(screen.getByRole('button', { name: 'Eaten: Lobio' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /order 31/ })).not.toBeInTheDocument();
  expect(screen.getByText('400 kcal · 400 kcal eaten · 1 of 1 marked')).toBeInTheDocument();
});

test('the four filters start on; one is switched off, all are cleared and chosen again', async () => {
  answerDays([run, soup, visit]);
  const { user } = open();
  const group = await screen.findByRole('group', { name: 'What is shown' });
  await screen.findByRole('link', { name: 'Lobio' });
  for (const name of ['Plans', 'Exercises', 'Supplements', 'Appointments'])
    expect(within(group).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(group).getByRole('button', { name: 'Plans' }));
  expect(screen.queryByRole('link', { name: 'Lobio' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Easy run' })).toBeInTheDocument();
  await user.click(within(group).getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('link', { name: 'Easy run' })).not.toBeInTheDocument();
  const selectAll = at(screen.getAllByRole('button', { name: 'Select all' }), 1);
  await user.click(selectAll);
  expect(await screen.findByRole('link', { name: 'Lobio' })).toBeInTheDocument();
});

test('a month counts its days’ entries, in one read; a tap on a day opens it', async () => {
  answerDays([run, soup, visit]);
  open({ view: 'month', day: SUNDAY });
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  const cell = await screen.findByRole('link', { name: /Sunday 22\u00A0November.*Lobio.*07:30 Easy run/ });
  expect(cell).toHaveAttribute('href', '/calendar?view=day&day=2026-11-22');
  expect(reads).toEqual(['?from=2026-10-26&to=2026-12-06']);
});

test('a narrow screen begins with the day, large, with done and skipped on each line', async () => {
  answerDays([run, soup, visit]);
  open();
  expect(await screen.findByRole('heading', { name: 'Sunday 22\u00A0November' })).toBeInTheDocument();
  const group = await screen.findByRole('group', { name: 'Mark: Lobio' });
  expect(within(group).getByRole('button', { name: /^(Skip|Skipped):/ })).toBeInTheDocument();
  expect(screen.queryByText('Dr Gogia')).not.toBeInTheDocument();
  expect(reads).toEqual(['?from=2026-11-16&to=2026-11-22']);
});

test('arrows and buttons move forward and back, "Today" returns; future lines cannot be marked yet', async () => {
  answerDays([{ ...soup, day: '2026-11-23' }]);
  const { user } = open({ view: 'day' }, 'ka');
  await screen.findByRole('heading', { name: 'კვირა, 22\u00A0ნოემბერი' });
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('heading', { name: 'ორშაბათი, 23\u00A0ნოემბერი' });
  expect(await screen.findByRole('link', { name: 'Lobio' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'ნაჭამია' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'შემდეგი დღე' }));
  await screen.findByRole('heading', { name: 'სამშაბათი, 24\u00A0ნოემბერი' });
  await user.click(screen.getByRole('button', { name: 'დღეს' }));
  expect(await screen.findByRole('heading', { name: 'კვირა, 22\u00A0ნოემბერი' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'ჯერ არაფერია დაგეგმილი' })).toBeInTheDocument();
});

test('a failed read says so and can be retried', async () => {
  let tries = 0;
  server.use(
    http.get(api('/users/me/calendar'), () => {
      tries += 1;
      return tries > 1 ? HttpResponse.json({ data: [soup] }) : HttpResponse.json({}, { status: 500 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }));
  expect(await screen.findByRole('link', { name: 'Lobio' })).toBeInTheDocument();
});

/** Records the plans that are sent. */
function planChanges(given: Partial<Plan>) {
  const plan = buildPlan({ id: 5, startDate: '2026-11-16', dayCount: 7, days: emptyDays(7), ...given });
  const sent: { days: PlanDay[] }[] = [];
  answer('/mealplans', many([plan]));
  let kept: Plan = plan;
  server.use(
    http.get(api('/mealplans/5'), () => HttpResponse.json(one(kept))),
    http.put(api('/mealplans/5'), async ({ request }) => {
      const data = await dataOf<{ days: PlanDay[] }>(request);
      sent.push(data);
      kept = { ...kept, ...data };
      return HttpResponse.json(one(kept));
    }),
  );
  return sent;
}
const lunch = buildMeal({ key: 'lunch', time: '13:00', entries: [buildEntry({ key: 'soup', dish: 3 })] });
const withLunch = emptyDays(7).map((day, at) => (at === 3 ? { ...day, meals: [lunch] } : day));
const soupOnThursday = { ...soup, day: '2026-11-19', time: '13:00' };

test('the arrows on its button move a meal by quarters of an hour and days; Enter drops it, Undo reverts it', async () => {
  onDesktop();
  const sent = planChanges({ days: withLunch });
  answerDays([soupOnThursday]);
  const { user } = open({ view: 'week' });
  const grip = await screen.findByRole('button', { name: 'Move: Lobio' });
  grip.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(screen.getByText('20 Nov, 13:30')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(at(sent, 0).days, 4).meals).toMatchObject([
    { type: 'Lunch', time: '13:30', entries: [{ key: 'soup' }] },
  ]);
  expect(at(at(sent, 0).days, 3).meals).toEqual([]);
  expect(await screen.findByText('Lobio: Friday 20 November, 13:30')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo: Lobio' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(at(at(sent, 1).days, 3).meals).toMatchObject([{ time: '13:00', entries: [{ key: 'soup' }] }]);
});

test('Escape leaves the meal in place; done and delivered entries have no button', async () => {
  onDesktop();
  const sent = planChanges({ days: withLunch });
  answerDays([soupOnThursday, { ...run, state: 'done' }, visit, order]);
  const { user } = open({ view: 'week' });
  (await screen.findByRole('button', { name: 'Move: Lobio' })).focus();
  await user.keyboard('{ArrowUp}{Escape}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Move “Lobio”' })).toBeInTheDocument();
  expect(sent).toHaveLength(0);
  expect(
    screen.queryByRole('button', { name: /^Move: (Easy run|Dr Gogia|Delivery)/ }),
  ).not.toBeInTheDocument();
});

test('a place outside the plan is refused before anything is sent', async () => {
  onDesktop();
  const sent = planChanges({ days: withLunch });
  answerDays([soupOnThursday]);
  const { user } = open({ view: 'week' });
  await user.click(await screen.findByRole('button', { name: 'Move: Lobio' }));
  const day = await screen.findByLabelText('Day');
  fireEvent.change(day, { target: { value: '2026-11-30' } });
  await user.click(screen.getByRole('button', { name: 'Move here' }));
  expect(await screen.findByText('“A week of the Georgian table” has no such day.')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

test('a click on a free hour adds typed text, in the meal of that hour', async () => {
  onDesktop();
  const sent = planChanges({});
  answerDays([]);
  answer('/dishes', many([]));
  const { user } = open({ view: 'week' });
  await user.click(await screen.findByRole('button', { name: 'Add on Thursday 19\u00A0November at 16:00' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add on Thursday 19\u00A0November' });
  await user.type(await within(dialog).findByRole('searchbox'), 'Pear');
  await user.click(await within(dialog).findByRole('button', { name: 'Write “Pear”' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(at(sent, 0).days, 3).meals).toMatchObject([
    { type: 'Snack', time: '16:00', entries: [{ kind: 'text', text: 'Pear' }] },
  ]);
  expect(await screen.findByText('Pear: added on Thursday 19 November, 16:00')).toBeInTheDocument();
});

test('Enter adds unknown text; away from a meal’s hour as another meal, near it as that one, and says so', async () => {
  onDesktop();
  signInAs({ id: 7, allergens: ['nuts'] });
  const meals = withLunch.map((day, at) =>
    at === 3 ? { ...day, meals: [{ ...lunch, type: 'Snack' as const, time: '16:30' }] } : day,
  );
  const sent = planChanges({ days: meals, members: [{ id: 2, Name: 'Ana' }] });
  answerDays([]);
  const asked: string[] = [];
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json(many([]));
    }),
  );
  const { user } = open({ view: 'week' });
  const put = async (hour: string, what: string) => {
    await user.click(
      await screen.findByRole('button', { name: `Add on Thursday 19\u00A0November at ${hour}` }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('searchbox'), `${what}{Enter}`);
    await dialog.findByRole('button', { name: `Write “${what}”` });
    await dialog.findByText('Nothing found.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await user.click(await screen.findByRole('button', { name: 'Add on Thursday 19\u00A0November at 16:00' }));
  expect(
    await screen.findByText('Goes into “A week of the Georgian table” · Ana sees it'),
  ).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await put('16:00', 'Pear');
  expect(await screen.findByText('Pear: added on Thursday 19 November, 16:30')).toBeInTheDocument();
  expect(at(at(sent, 0).days, 3).meals).toMatchObject([{ key: 'lunch', entries: [{}, { text: 'Pear' }] }]);
  await put('18:00', 'Plum');
  expect(await screen.findByText('Plum: added on Thursday 19 November, 18:00')).toBeInTheDocument();
  // nothing with nuts, or possibly with nuts, is proposed to a person who cannot eat them
  expect(asked[0]).toContain('nuts');
});

test('an exercise is put on every week, a supplement asks for its unknown dose', async () => {
  onDesktop();
  answerDays([]);
  answer('/exercises', many([{ id: 4, Name: 'Easy run', duration: 40 }]));
  answer('/supplements', many([{ id: 6, Name: 'Magnesium', unit: 'mg' }]));
  const made: Record<string, unknown> = {};
  for (const collection of ['schedules', 'intakes'])
    server.use(
      http.post(api(`/${collection}`), async ({ request }) => {
        made[collection] = await dataOf(request);
        return HttpResponse.json(one({ id: 8, days: [], times: [] }));
      }),
    );
  const { user } = open({ view: 'week' });
  const openAdd = async (kind: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add on Sunday 22\u00A0November at 18:00' }));
    await user.click(await screen.findByRole('button', { name: kind }));
  };
  await openAdd('Exercise');
  await user.click(screen.getByRole('button', { name: 'Every Sunday' }));
  await user.click(await screen.findByRole('button', { name: 'Add Easy run' }));
  await waitFor(() =>
    expect(made.schedules).toMatchObject({
      exercise: 4,
      days: [{ weekday: 7, time: '18:00', endTime: '18:40' }],
      from: SUNDAY,
      until: null,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openAdd('Supplement');
  await user.click(await screen.findByRole('button', { name: 'Add Magnesium' }));
  expect(await screen.findByText('Say how much you take first.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Dose each time'), '250');
  await user.click(screen.getByRole('button', { name: 'Add Magnesium' }));
  await waitFor(() =>
    expect(made.intakes).toMatchObject({ supplement: 6, dosage: 250, times: ['18:00'], until: SUNDAY }),
  );
});

test('a mouse drag moves a meal by the distance on the scale, and opens nothing', async () => {
  onDesktop();
  const sent = planChanges({ days: withLunch });
  answerDays([soupOnThursday]);
  open({ view: 'week' });
  const line = await screen.findByRole('link', { name: 'Lobio' });
  await screen.findByRole('button', { name: 'Move: Lobio' });
  const at = (y: number) => ({ button: 0, clientX: 500, clientY: y, pointerType: 'mouse' });
  fireEvent.pointerDown(line, at(300));
  fireEvent.pointerMove(line, at(320));
  // an hour is 48 pixels high, not counting the days' header
  fireEvent.pointerMove(line, at(396));
  expect(screen.getByText('19 Nov, 15:00')).toBeInTheDocument();
  fireEvent.pointerUp(line, at(396));
  expect(fireEvent.click(line)).toBe(false);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(given(given(sent[0]).days[3]).meals).toMatchObject([{ time: '15:00' }]);
});

test('a desktop shows a day by the hour too: each line with its facts, marked and skipped there, moved within the day', async () => {
  onDesktop();
  const sent = planChanges({ days: withLunch });
  answerDays([soupOnThursday, { ...run, day: '2026-11-18' }]);
  let mark: unknown;
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      mark = await request.json();
      return HttpResponse.json(one({ id: 31, state: 'skipped' }));
    }),
  );
  const { user } = open({ view: 'day', day: '2026-11-19' });
  const board = within(await screen.findByRole('region', { name: 'The day by the hour' }));
  expect(board.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(board.getByText('Lunch · 400 kcal', { exact: false })).toBeInTheDocument();
  expect(board.queryByRole('link', { name: 'Easy run' })).not.toBeInTheDocument();
  (await board.findByRole('button', { name: 'Move: Lobio' })).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(at(at(sent, 0).days, 3).meals).toMatchObject([{ time: '13:15' }]);
  await user.click(board.getByRole('button', { name: 'Skip: Lobio' }));
  await waitFor(() => expect(mark).toMatchObject({ data: { key: 'soup', state: 'skipped' } }));
});

test.each([
  ['a little past the hour', '08:14', '12:14', '12:00'],
  ['shortly before it', '07:52', '11:52', '12:00'],
])('the present time is alone on the scale, %s', async (_, utc, now, hour) => {
  onDesktop();
  vi.setSystemTime(new Date(`2026-11-22T${utc}:00Z`));
  answerDays([soupOnThursday]);
  open({ view: 'day', day: '2026-11-22' });
  const time = await screen.findByText(now, { selector: 'time' });
  const hours = [...(time.parentElement?.children ?? [])].map(({ textContent }) => textContent);
  expect(hours).toContain('13:00');
  expect(hours).not.toContain(hour);
});

test.each([
  [
    'en',
    'Into my own calendar',
    'November 2026 so far 1 of 2 dishes eaten · 0 of 1 attended · 12.50 ₾ for what was eaten',
  ],
  [
    'ka',
    'ჩემს კალენდარში გადატანა',
    'ნოემბერი, 2026 (დღემდე) ნაჭამია 1 / 2 კერძი · შედგა 0 / 1 შეხვედრა · ნაჭამის ფასი',
  ],
] as const)('the month’s results so far are below it (%s)', async (language, name, said) => {
  onDesktop();
  const on = (day: string, key: string, given: object) => ({ ...soup, day, key, ...given });
  answerDays([
    on('2026-11-02', 'a', { state: 'done', costTetri: 1250 }),
    on('2026-11-03', 'b', { state: 'skipped', costTetri: 900 }),
    visit,
    on(SUNDAY, 'open', {}),
    on('2026-10-31', 'before', { state: 'done', costTetri: 900 }),
    on('2026-11-25', 'ahead', {}),
  ]);
  open({ view: 'month', day: SUNDAY }, language);
  const link = await screen.findByRole('link', { name });
  const signs = screen.getAllByRole('img').map((one) => one.closest('a')?.textContent);
  expect(signs.map((one) => /\d+/.exec(one ?? '')?.[0])).toEqual(['31', '2', '3']);
  expect(link.closest('p')?.textContent?.replaceAll('\u00A0', ' ')).toContain(said);
});

test('a desktop has the days as title, and the filters in their row', async () => {
  onDesktop();
  answerDays([soup]);
  open({ view: 'week' });
  const group = await screen.findByRole('group', { name: 'What is shown' });
  const title = screen.getByRole('heading', { level: 2, name: '16 Nov – 22 Nov' });
  expect(title.parentElement).toContainElement(group);
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('visually-hidden');
  expect(within(group).getByRole('button', { name: 'Clear all' })).toBeInTheDocument();
});

const pill = (key: string, title: string, state: 'done' | null) =>
  buildItem({
    day: SUNDAY,
    key,
    kind: 'supplements',
    title,
    time: '08:15',
    type: null,
    state,
    source: { type: 'intake', id: 3, Name: title },
  });

test('a day of the month names the intakes; screen readers hear finished ones, others see them hollow', async () => {
  onDesktop();
  answerDays([soup, { ...run, state: 'done' }, pill('d3', 'D3', 'done'), pill('mg', 'Magnesium', null)]);
  open({ view: 'month', day: SUNDAY });
  const cell = await screen.findByRole('link', { name: /Sunday 22\u00A0November/ });
  expect(cell).toHaveTextContent('D3, Magnesium');
  expect(
    within(cell)
      .getByText(/07:30 Easy run/)
      .closest('[data-state]'),
  ).toHaveTextContent('07:30 Easy run, Trained');
  expect(within(cell).getByText('D3, Magnesium').closest('[data-state]')).toBeNull();
});

test('a desktop’s month spells out its weekdays, names where another month begins, and explains its signs', async () => {
  onDesktop();
  answerDays([soup]);
  open({ view: 'month', day: SUNDAY });
  expect(await screen.findByText('Wednesday')).toBeInTheDocument();
  for (const name of ['26 Oct', '1 Nov', '1 Dec']) expect(screen.getByText(name)).toBeInTheDocument();
  expect(screen.getByText('figures: kcal, yours')).toBeInTheDocument();
  expect(screen.getByText('something skipped')).toBeInTheDocument();
});

test('a meal of the week shows its energy if its name leaves room, and an entry is as high as it needs', async () => {
  onDesktop();
  answerDays([
    soup,
    { ...soup, key: 'long', title: 'Ukrainian borscht with dill', time: '19:00', calories: 452 },
    { ...run, endTime: '09:30' },
  ]);
  open({ view: 'week' });
  const blockOf = (name: string) =>
    given(screen.getByRole('link', { name }).closest<HTMLElement>('[data-kind]'));
  expect(await screen.findByText('400 kcal', { selector: 'small' })).toBeInTheDocument();
  expect(blockOf('Lobio')).toHaveTextContent('400 kcal');
  expect(blockOf('Ukrainian borscht with dill')).not.toHaveTextContent('452 kcal');
  expect(blockOf('Easy run').style.getPropertyValue('--height')).toBe('120');
});
