import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { useMarks } from '@/components/day/agenda/useMarks';
import type { SaidOutcome } from '@/lib/domain/cooking/outcome';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData, dismissRefused } from '@/lib/offline/queue';
import { signInAs } from '../../../support/builders/auth';
import { buildEntry, dayWith } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, dataOf, many, one, server } from '../../../support/servers/server';

const DAY = '2026-11-20';
const PLAN = { type: 'mealplan', id: 5 } as const;
const PART = { kind: 'entry', key: 'soup', day: DAY } as const;
const THROWN: SaidOutcome = { outcome: 'thrownAway', outcomeServings: 2 };
const WEEK: PlacedDay[] = [{ day: dayWith(buildEntry({ key: 'soup' })), date: DAY, index: 0 }];

/** Shows the state and the outcome of the soup, with buttons that say one. */
function Soup() {
  const marks = useMarks(PLAN, WEEK);
  if (!marks) return null;
  const { outcome, outcomeServings } = marks.outcomeOf(DAY, 'soup');
  return (
    <>
      <output>{[marks.stateOf(DAY, 'soup'), outcome, outcomeServings].filter(Boolean).join(' ')}</output>
      <button onClick={() => void marks.set(PART, 'done', THROWN)}>Throw away</button>
      <button onClick={() => void marks.set(PART, 'skipped')}>Skip</button>
    </>
  );
}

function setUp(log: object) {
  const sent: object[] = [];
  signInAs();
  answer('/logs', many([{ id: 31, day: DAY, kind: 'entry', key: 'soup', state: 'done', ...log }]));
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      const data = await dataOf<object>(request);
      sent.push(data);
      return HttpResponse.json(one({ id: 31, ...data }));
    }),
  );
  return { sent, ...renderPart(<Soup />) };
}
const says = (text: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(new RegExp(`^${text}$`)));
afterEach(async () => {
  act(() => switchOff(false));
  act(() => dismissRefused());
  await act(() => clearOfflineData());
});

test('the outcome of a dish comes with its mark, and goes when the meal was skipped after all', async () => {
  const { user, sent } = setUp(THROWN);
  await says('done thrownAway 2');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await says('skipped');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('outcome');
});

test('an outcome is sent with the mark; offline it shows while it waits, and after it was sent', async () => {
  const { user, sent } = setUp({});
  await says('done');
  act(() => switchOff(true));
  await user.click(screen.getByRole('button', { name: 'Throw away' }));
  await says('done thrownAway 2');
  expect(sent).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() =>
    expect(sent).toEqual([{ day: DAY, kind: 'entry', key: 'soup', state: 'done', mealplan: 5, ...THROWN }]),
  );
  await says('done thrownAway 2');
});
