import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TodayTimeline } from '@/components/dashboard/day/TodayTimeline';
import { useWaitingMarks } from '@/context/calendar/marks';
import { withSent } from '@/lib/domain/mealplan/marks';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData, dismissRefused, queueState } from '@/lib/offline/queue';
import { signInAs } from '../../../support/builders/auth';
import { buildItem } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, dataOf, one, server, strapiError } from '../../../support/servers/server';

const dish = (given: Partial<CalendarItem> = {}) =>
  buildItem({ key: 'soup', title: 'Lobio', time: '13:00', dish: 3, servings: 4, ...given });

function Today({ first }: { first: CalendarItem[] }) {
  const [items, setItems] = useState(first);
  const waiting = useWaitingMarks((mark, id) => setItems((now) => withSent(now, mark, id)));
  return <TodayTimeline items={items} waiting={waiting} now="14:00" onChanged={setItems} />;
}

/** Shows a day and collects the marks that it sends. */
function setUp(...items: CalendarItem[]) {
  const sent: object[] = [];
  signInAs();
  answer('/dishes/3', { data: null });
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      const data = await dataOf<object>(request);
      sent.push(data);
      return HttpResponse.json(one({ id: 31, ...data }));
    }),
  );
  return { sent, ...renderPart(<Today first={items} />) };
}
afterEach(async () => {
  act(() => switchOff(false));
  act(() => dismissRefused());
  await act(() => clearOfflineData());
});
const button = (name: string) => screen.findByRole('button', { name });
const SAID = { day: '2026-11-20', kind: 'entry', key: 'soup', state: 'done', mealplan: 5 };

test('only a planned dish that was eaten can be left over or thrown away', async () => {
  setUp(
    dish({ state: 'done', logId: 31 }),
    dish({ key: 'open', title: 'Kharcho' }),
    dish({ key: 'skipped', title: 'Elarji', state: 'skipped' }),
    buildItem({ key: 'rest', title: 'Rest of it', state: 'done' }),
    buildItem({ key: 'run', title: 'Run', kind: 'exercises', state: 'done', servings: 1 }),
  );
  const said = await screen.findAllByRole('button', { name: /^Left over: / });
  expect(said.map((one) => one.getAttribute('aria-label'))).toEqual(['Left over: Lobio']);
});

test('one tap throws a dish away, another says how much, and the first one again takes it back', async () => {
  const { sent, user } = setUp(dish({ state: 'done', logId: 31 }));
  await user.click(await button('Thrown away: Lobio'));
  await user.click(await button('Half'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(await screen.findByText('Noted')).toBeInTheDocument();
  expect(await button('Half')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await button('Thrown away: Lobio'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Half' })).not.toBeInTheDocument());
  await waitFor(() =>
    expect(sent).toEqual([
      { ...SAID, outcome: 'thrownAway', outcomeServings: null },
      { ...SAID, outcome: 'thrownAway', outcomeServings: 2 },
      { ...SAID, outcome: null, outcomeServings: null },
    ]),
  );
});

test('an outcome that the server refuses is taken back, and an alert says so', async () => {
  const { user } = setUp(dish({ state: 'done', logId: 31 }));
  server.use(http.post(api('/logs'), () => HttpResponse.json(strapiError(400), { status: 400 })));
  await user.click(await button('Left over: Lobio'));
  expect(await screen.findByText('The note could not be saved')).toBeInTheDocument();
  expect(await button('Left over: Lobio')).toHaveAttribute('aria-pressed', 'false');
});

test('without a network the outcome shows at once, waits, and is sent once with the last part', async () => {
  const { sent, user } = setUp(dish({ state: 'done', logId: 31 }));
  await button('Thrown away: Lobio');
  act(() => switchOff(true));
  await user.click(await button('Thrown away: Lobio'));
  await user.click(await button('Most'));
  expect(await screen.findByText('3 servings')).toBeInTheDocument();
  expect(await screen.findByText('Waiting to be sent')).toBeInTheDocument();
  expect(sent).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() => expect(sent).toEqual([{ ...SAID, outcome: 'thrownAway', outcomeServings: 3 }]));
  await waitFor(() => expect(queueState()).toMatchObject({ waiting: [], isSending: false }));
  expect(await button('Most')).toHaveAttribute('aria-pressed', 'true');
});
