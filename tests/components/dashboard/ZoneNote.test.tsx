import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { DayBoard } from '@/components/dashboard/day/DayBoard';
import { useDay } from '@/context/dashboard/day';
import type { Profile } from '@/lib/api/account/users';
import { signInAs } from '../../support/builders/auth';
import { buildPerson } from '../../support/builders/builders';
import { renderPart } from '../../support/render';
import { answer, api, dataOf, many, one, server } from '../../support/servers/server';

const Day = () => <DayBoard of={useDay()} first={() => <h2>Where to begin</h2>} />;
const today = '2026-11-25';
const QUESTION = 'Which time do you live by?';

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-25T12:00:00+04:00'));
  for (const list of ['intakes', 'orders', 'visits', 'logs', 'weights', 'shoplists', 'memberships'])
    answer(`/${list}`, many([]));
  answer('/users/me/expiring', { data: { today, things: [], dish: null } });
  answer('/users/me/calendar', { data: [] });
});

/** Sets the device's zone and the person's record; returns the calls. */
function onDevice(zone: string, kept: Partial<Profile> = {}) {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone });
  let me = buildPerson(kept);
  const calls = { reads: 0, sent: [] as unknown[] };
  server.use(
    http.get(api('/users/me'), () => {
      calls.reads += 1;
      return HttpResponse.json(me);
    }),
    http.put(api('/users/:id'), async ({ request, params }) => {
      const data = await dataOf<Partial<Profile>>(request);
      calls.sent.push([params.id, data]);
      me = { ...me, ...data, zoneConfirmed: true };
      return HttpResponse.json(one({ ...me }));
    }),
  );
  return calls;
}
const isShown = () => screen.findByRole('heading', { name: QUESTION });
/** Waits until the day with its later parts is there and all their requests are answered, in order. */
const settledDay = async () => {
  await screen.findByRole('heading', { name: 'Where to begin' });
  await act(async () => {
    await import('@/components/dashboard/ZoneNote');
    await fetch(api('/users/me/expiring'));
  });
};

test.each([
  ['Use Berlin', 'Europe/Berlin'],
  ['Keep Tbilisi', 'Asia/Tbilisi'],
])('a person in another zone is asked once: %s', async (button, timeZone) => {
  const calls = onDevice('Europe/Berlin');
  signInAs();
  const { user } = renderPart(<Day />);
  await isShown();
  expect(
    screen.getByText(
      'Your plan and reminders run by Tbilisi time; this device is in Berlin. Use Berlin time?',
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: QUESTION })).not.toBeInTheDocument());
  expect(calls.sent).toEqual([['7', { timeZone }]]);
  expect(JSON.parse(window.localStorage.getItem('userData') ?? '{}')).toMatchObject({
    timeZone,
    zoneConfirmed: true,
  });
});

test('a person is asked in Georgian', async () => {
  onDevice('Europe/Berlin');
  signInAs();
  renderPart(<Day />, { language: 'ka' });
  expect(await screen.findByRole('button', { name: 'დატოვება: თბილისი' })).toBeInTheDocument();
});

test('a person who answered on another device is not asked here, and this browser learns it', async () => {
  const calls = onDevice('Europe/Berlin', { zoneConfirmed: true });
  signInAs();
  renderPart(<Day />);
  await waitFor(() => expect(calls.reads).toBe(1));
  await settledDay();
  expect(screen.queryByRole('heading', { name: QUESTION })).not.toBeInTheDocument();
  expect(JSON.parse(window.localStorage.getItem('userData') ?? '{}')).toMatchObject({ zoneConfirmed: true });
});

test.each([
  ['the zones agree', 'Asia/Tbilisi', {}],
  ['another zone has the same clock', 'Asia/Dubai', {}],
  ['it was answered here', 'Europe/Berlin', { zoneConfirmed: true }],
])('nothing is asked or read if %s', async (_why, zone, kept) => {
  const calls = onDevice(zone, kept);
  signInAs(kept);
  renderPart(<Day />);
  await settledDay();
  expect(screen.queryByRole('heading', { name: QUESTION })).not.toBeInTheDocument();
  expect(calls.reads).toBe(0);
});

test('a failed answer keeps the question', async () => {
  onDevice('Europe/Berlin');
  server.use(http.put(api('/users/:id'), () => HttpResponse.json({}, { status: 500 })));
  signInAs();
  const { user } = renderPart(<Day />);
  await isShown();
  await user.click(screen.getByRole('button', { name: 'Use Berlin' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use Berlin' })).toBeEnabled());
  expect(await isShown()).toBeInTheDocument();
});
