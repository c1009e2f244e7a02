import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { usePlan } from '@/context/mealplan/plan';
import { useCalendar } from '@/context/calendar/calendar';
import { useVisits } from '@/context/doctor/doctor';
import { clearSession } from '@/lib/auth/session';
import * as store from '@/lib/offline/store';
import { signInAs } from '../../support/builders/auth';
import { buildItem } from '../../support/builders/mealplan';
import { renderPart } from '../../support/render';
import { answer, api, one, server } from '../../support/servers/server';

let keep: MockInstance<typeof store.storeCopy>;
let readCopy: MockInstance<typeof store.readCopy>;
beforeEach(() => {
  keep = vi.spyOn(store, 'storeCopy').mockResolvedValue();
  readCopy = vi.spyOn(store, 'readCopy').mockResolvedValue(undefined);
  vi.spyOn(store, 'dropCopiesOfOthers').mockResolvedValue();
});

const AT = Date.parse('2026-11-19T10:00:00.000Z');

function PlanName() {
  const { remote } = usePlan(4);
  return <output>{remote.status === 'ready' ? remote.data.Name : remote.status}</output>;
}
const RANGE = { from: '2026-11-20', to: '2026-11-21' };
function Calendar() {
  const { remote } = useCalendar(RANGE);
  return (
    <output>
      {remote.status === 'ready' ? remote.data.map(({ title }) => title).join() : remote.status}
    </output>
  );
}
const SOUP = buildItem({ key: 'soup', title: 'Soup' });
const VISIT = buildItem({
  key: 'visit-3',
  kind: 'appointments',
  title: 'Cardiologist',
  source: { type: 'visit', id: 3, Name: 'Cardiologist' },
});

function Visits() {
  return <output>{useVisits().remote.status}</output>;
}
const nobodyAnswers = (path: string) => server.use(http.get(api(path), () => HttpResponse.error()));

test('an offline page shows the last copy of this very person', async () => {
  signInAs({ id: 7 });
  readCopy.mockResolvedValue({ data: { Name: 'Lean week' }, at: AT });
  nobodyAnswers('/mealplans/4');
  renderPart(<PlanName />);
  expect(await screen.findByText('Lean week')).toBeInTheDocument();
  expect(readCopy).toHaveBeenCalledWith('[7,"plan",4]');
});

/** Answers once the returned function is called. */
function heldBack(path: string, data: unknown) {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  server.use(
    http.get(api(path), async () => {
      await free;
      return HttpResponse.json(data as never);
    }),
  );
  return { letGo };
}

function Copied() {
  const { remote, copy } = useCalendar(RANGE);
  const titles = remote.status === 'ready' ? remote.data.map(({ title }) => title).join() : remote.status;
  return <output>{`${titles} ${copy ? `${copy.at === AT} ${copy.isLast}` : 'answered'}`}</output>;
}

test('the last copy is shown at once while loading, and the answer replaces it', async () => {
  signInAs({ id: 7 });
  readCopy.mockResolvedValue({ data: [SOUP], at: AT });
  const { letGo } = heldBack('/users/me/calendar', { data: [{ ...SOUP, title: 'Lobio' }] });
  renderPart(<Copied />);
  expect(await screen.findByText('Soup true false')).toBeInTheDocument();
  letGo();
  expect(await screen.findByText('Lobio answered')).toBeInTheDocument();
});

test('an unanswered read keeps the copy, shows its age, and updates once the server is back', async () => {
  signInAs({ id: 7 });
  readCopy.mockResolvedValue({ data: [SOUP], at: AT });
  nobodyAnswers('/users/me/calendar');
  renderPart(<Copied />);
  expect(await screen.findByText('Soup true true')).toBeInTheDocument();
  answer('/users/me/calendar', { data: [{ ...SOUP, title: 'Lobio' }] });
  server.use(http.get(api('/health'), () => new HttpResponse('{}', { status: 200 })));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Lobio answered')).toBeInTheDocument();
});

test('an empty copy waits for the answer, and so does data about to be edited', async () => {
  signInAs({ id: 7 });
  readCopy.mockResolvedValue({ data: [], at: AT });
  const { letGo } = heldBack('/users/me/calendar', { data: [SOUP] });
  const { unmount } = renderPart(<Copied />);
  await waitFor(() => expect(readCopy).toHaveBeenCalled());
  expect(screen.getByText('loading answered')).toBeInTheDocument();
  letGo();
  expect(await screen.findByText('Soup answered')).toBeInTheDocument();
  unmount();
  readCopy.mockReset().mockResolvedValue({ data: { Name: 'Lean week' }, at: AT });
  const plan = heldBack('/mealplans/4', one({ id: 4, Name: 'Fat week' }));
  renderPart(<EditedPlan />);
  expect(screen.getByText('loading')).toBeInTheDocument();
  plan.letGo();
  expect(await screen.findByText('Fat week')).toBeInTheDocument();
  expect(readCopy).not.toHaveBeenCalled();
});

function EditedPlan() {
  const { remote } = usePlan(4, { isEdited: true });
  return <output>{remote.status === 'ready' ? remote.data.Name : remote.status}</output>;
}

test('an answer after the person’s sign-out is not stored', async () => {
  signInAs({ id: 7 });
  let send = (): void => undefined;
  const asked = new Promise<void>((resolve) =>
    server.use(
      http.get(api('/users/me/calendar'), async () => {
        resolve();
        await new Promise<void>((answered) => (send = answered));
        return HttpResponse.json({ data: [SOUP] });
      }),
    ),
  );
  const { unmount } = renderPart(<Calendar />);
  await asked;
  clearSession();
  unmount();
  send();
  // the next person's reads come after it, and are stored
  signInAs({ id: 8 });
  answer('/users/me/calendar', { data: [] });
  renderPart(<Calendar />);
  await waitFor(() => expect(keep).toHaveBeenCalled());
  expect(keep.mock.calls).toEqual([['[8,"calendar","2026-11-20","2026-11-21"]', []]]);
});

test('an offline read without a copy fails; medical records are never stored', async () => {
  signInAs({ id: 7 });
  nobodyAnswers('/visits');
  renderPart(<Visits />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(readCopy).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

test('a visit is on the calendar, but not in its stored copy', async () => {
  signInAs({ id: 7 });
  answer('/users/me/calendar', { data: [SOUP, VISIT] });
  renderPart(<Calendar />);
  expect(await screen.findByText('Soup,Cardiologist')).toBeInTheDocument();
  await waitFor(() => expect(keep).toHaveBeenCalledWith('[7,"calendar","2026-11-20","2026-11-21"]', [SOUP]));
  expect(JSON.stringify(keep.mock.calls)).not.toContain('Cardiologist');
});

test('a visit in an old copy is not shown either', async () => {
  signInAs({ id: 7 });
  readCopy.mockResolvedValue({ data: [SOUP, VISIT], at: AT });
  nobodyAnswers('/users/me/calendar');
  renderPart(<Calendar />);
  expect(await screen.findByText('Soup')).toBeInTheDocument();
});
