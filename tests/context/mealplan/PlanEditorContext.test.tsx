import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PlanEditorProvider, usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { removeEntry } from '@/lib/domain/mealplan/edit';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { servePlan } from '../../support/builders/servePlan';
import { buildEntry, buildMeal, buildPlan, dayWith } from '../../support/builders/mealplan';
import { renderPart } from '../../support/render';
import { answer, api, dataOf, one, server, strapiError } from '../../support/servers/server';

const plan = buildPlan({ days: [dayWith(buildEntry({ key: 'soup' }), buildEntry({ key: 'bread' }))] });

function Desk() {
  const { values, edit, history, isDirty, save, saving, secrets, conflict, draft } = usePlanEditor();
  const keys = at(at(values.days, 0).meals, 0)
    .entries.map(({ key }) => key)
    .join(' ');
  return (
    <>
      <p>{`${keys || 'nothing'} ${isDirty ? 'unsaved' : 'saved'}`}</p>
      {draft && <p>draft</p>}
      {conflict && <p>{`conflict with ${conflict.theirs.Name}`}</p>}
      <p>{saving.isWaiting ? 'waiting' : saving.isStuck ? 'stuck' : 'going on'}</p>
      <button onClick={() => edit((days) => removeEntry(days, 'soup'))}>remove</button>
      <button onClick={() => edit((days) => removeEntry(days, 'bread'))}>remove bread</button>
      {secrets && <p>{`private: ${secrets.names.join()}`}</p>}
      <button onClick={() => secrets?.allow()}>allow</button>
      <button onClick={() => secrets?.back()}>back</button>
      <button onClick={() => conflict?.postpone()}>later</button>
      <button onClick={() => history.undo?.()}>undo</button>
      <button onClick={() => save()}>save</button>
    </>
  );
}
const show = () =>
  renderPart(
    <PlanEditorProvider plan={plan}>
      <Desk />
    </PlanEditorProvider>,
  );

const keeps = (fails?: Parameters<typeof servePlan>[1]) => servePlan(plan, fails);
type Told = ReturnType<typeof keeps>[number];
const mealsIn = ({ days }: Told) => at(days, 0).meals.map(({ entries }) => entries.map(({ key }) => key));
const keysIn = (told: Told) => at(mealsIn(told), 0);
const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const hasDraft = () => Object.keys(window.localStorage).join().includes('draft:mealplan');

/** Answers the next save with a conflict: the plan has meanwhile been saved as `present`. */
const clashes = (present: object, times: { once: boolean } = { once: true }) => {
  const refused = strapiError(409, { code: 'record.changedSince', present });
  server.use(http.put(api('/mealplans/5'), () => HttpResponse.json(refused, { status: 409 }), times));
};

test('an unsaved change survives a reload, is saved then, and can still be undone', async () => {
  signInAs();
  let asked = 0;
  const told = keeps(() => ((asked += 1) === 1 ? HttpResponse.error() : undefined));
  const first = show();
  await first.user.click(screen.getByText('remove'));
  expect(screen.getByText('bread unsaved')).toBeInTheDocument();
  first.unmount();
  await waitFor(() => expect(asked).toBe(1));
  const second = show();
  expect(screen.getByText('bread unsaved')).toBeInTheDocument();
  expect(screen.getByText('draft')).toBeInTheDocument();
  await seen('bread saved');
  expect(screen.queryByText('draft')).toBeNull();
  await second.user.click(screen.getByText('undo'));
  await seen('soup bread saved');
  await waitFor(() => expect(told.map(keysIn)).toEqual([['bread'], ['soup', 'bread']]));
});

test('undo leads back to the saved state', async () => {
  signInAs();
  keeps();
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await waitFor(() => expect(hasDraft()).toBe(true));
  await user.click(screen.getByText('undo'));
  await seen('soup bread saved');
  await waitFor(() => expect(hasDraft()).toBe(false)); // nor does it return with the next visit
});

test('only the days are sent, with their base version; a newer one is shown, not overwritten', async () => {
  signInAs();
  let sent: Record<string, unknown> = {};
  const present = {
    id: 5,
    attributes: { Name: 'Theirs meanwhile', updatedAt: '2026-11-02T10:00:00.000Z', days: [] },
  };
  server.use(
    http.put(api('/mealplans/5'), async ({ request }) => {
      sent = await dataOf<Record<string, unknown>>(request);
      return HttpResponse.json(strapiError(409, { code: 'record.changedSince', present }), { status: 409 });
    }),
  );
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await seen('conflict with Theirs meanwhile');
  expect(Object.keys(sent).sort()).toEqual(['days', 'updatedAt']);
  expect(sent.updatedAt).toBe(plan.updatedAt);
  expect(screen.getByText('bread unsaved')).toBeInTheDocument();
});

test('the plan saves shortly after the last change, several at once; an undo is saved too', async () => {
  signInAs();
  const told = keeps();
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await user.click(screen.getByText('remove bread'));
  await seen('nothing saved');
  expect(told.map(keysIn)).toEqual([[]]);
  await user.click(screen.getByText('undo'));
  await seen('bread saved');
  expect(told.map(keysIn)).toEqual([[], ['bread']]);
  expect(at(told, 0).updatedAt).toBe(plan.updatedAt);
  expect(at(told, 1).updatedAt > plan.updatedAt).toBe(true);
});

test('a change during a save stays, and is saved next', async () => {
  signInAs();
  let go: () => void = () => undefined;
  let isAsked = false;
  const told = keeps();
  server.use(
    http.put(
      api('/mealplans/5'),
      () =>
        new Promise<undefined>((done) => {
          isAsked = true;
          go = () => done(undefined);
        }),
      { once: true },
    ),
  );
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await waitFor(() => expect(isAsked).toBe(true));
  await user.click(screen.getByText('remove bread'));
  go();
  await seen('nothing saved');
  expect(told.map(keysIn)).toEqual([['bread'], []]);
});

test('leaving the planner saves it, without a draft', async () => {
  signInAs();
  const told = keeps();
  const { user, unmount } = show();
  await user.click(screen.getByText('remove'));
  unmount();
  await waitFor(() => expect(told.map(keysIn)).toEqual([['bread']]));
  await waitFor(() => expect(hasDraft()).toBe(false));
});

test('an offline plan waits, keeps the draft, and saves once the CMS answers again', async () => {
  signInAs();
  let isAway = true;
  const told = keeps(() => (isAway ? HttpResponse.error() : undefined));
  server.use(http.get(/health/, () => (isAway ? HttpResponse.error() : HttpResponse.json({ ok: true }))));
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await seen('waiting');
  expect(hasDraft()).toBe(true);
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await seen('bread saved');
  expect(told.map(keysIn)).toEqual([['bread']]);
  await waitFor(() => expect(hasDraft()).toBe(false));
});

test('another person’s change of another meal is merged without a question, and undo keeps it', async () => {
  signInAs();
  const dinner = buildMeal({ key: 'dinner', type: 'Dinner', entries: [buildEntry({ key: 'theirs' })] });
  const days = [{ ...plan.days[0], meals: [...at(plan.days, 0).meals, dinner] }];
  const told = keeps();
  clashes({ id: 5, attributes: { ...plan, days, updatedAt: '2026-11-01T10:00:00.500Z' } });
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await seen('bread saved');
  expect(told.map(mealsIn)).toEqual([[['bread'], ['theirs']]]);
  await user.click(screen.getByText('undo'));
  await waitFor(() => expect(told).toHaveLength(2));
  expect(mealsIn(at(told, 1))).toEqual([['soup', 'bread'], ['theirs']]);
});

test('returning to the planner shows others’ changes', async () => {
  signInAs();
  const day = at(plan.days, 0);
  const supper = buildMeal({ key: 'supper', type: 'Dinner', entries: [] });
  const days = [{ ...day, meals: [{ ...day.meals[0], entries: [buildEntry({ key: 'soup' })] }, supper] }];
  answer('/mealplans/5', one({ ...plan, days, updatedAt: '2026-11-01T12:00:00.000Z' }));
  show();
  expect(screen.getByText('soup bread saved')).toBeInTheDocument();
  document.dispatchEvent(new Event('visibilitychange'));
  await seen('soup saved');
});

test('a postponed choice is not asked for again automatically', async () => {
  signInAs();
  const day = at(plan.days, 0);
  const days = [{ ...day, meals: [{ ...day.meals[0], entries: [buildEntry({ key: 'soup' })] }] }];
  clashes({ id: 5, attributes: { ...plan, days, updatedAt: '2026-11-01T11:00:00.000Z' } }, { once: false });
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await seen(`conflict with ${plan.Name}`);
  await user.click(screen.getByText('later'));
  await seen('stuck');
  await user.click(screen.getByText('remove bread'));
  await seen('stuck');
  expect(screen.queryByText(`conflict with ${plan.Name}`)).toBeNull();
  await user.click(screen.getByText('save'));
  await seen(`conflict with ${plan.Name}`);
});

test('a change refused by the CMS is not resent until it is changed', async () => {
  signInAs();
  let asked = 0;
  const told = keeps(() =>
    (asked += 1) === 1 ? HttpResponse.json(strapiError(400), { status: 400 }) : undefined,
  );
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await seen('stuck');
  await user.click(screen.getByText('remove bread'));
  await seen('nothing saved');
  expect([asked, told.length]).toEqual([2, 1]);
});

test('the plan’s context value stays the same object until something changes', async () => {
  signInAs();
  const kept = keeps();
  const told = new Set<unknown>();
  function Listener() {
    told.add(usePlanEditor());
    return null;
  }
  function Outside() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{`outside ${count}`}</button>
        <PlanEditorProvider plan={plan}>
          <Listener key={count} />
          <Desk />
        </PlanEditorProvider>
      </>
    );
  }
  const { user } = renderPart(<Outside />);
  await user.click(screen.getByText('outside 0'));
  await user.click(screen.getByText('outside 1'));
  expect(told.size).toBe(1);
  await user.click(screen.getByText('remove'));
  expect(told.size).toBeGreaterThan(1);
  await waitFor(() => expect(kept).toHaveLength(1));
});

test('a private recipe that members would read needs consent; the plan is saved with it, or continues without it', async () => {
  signInAs();
  const asked: unknown[] = [];
  server.use(
    http.put(api('/mealplans/5'), async ({ request }) => {
      const data = await dataOf<Told & { confirmPrivate?: boolean }>(request);
      asked.push(data.confirmPrivate);
      const secret = { code: 'mealplan.privateDishes', privateDishes: ['Satsivi'] };
      if (keysIn(data).includes('soup') || data.confirmPrivate)
        return HttpResponse.json(one({ ...plan, ...data, updatedAt: '2026-11-02T10:00:00.000Z' }));
      return HttpResponse.json(strapiError(409, secret), { status: 409 });
    }),
  );
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await seen('private: Satsivi');
  expect(screen.getByText('bread unsaved')).toBeInTheDocument();
  await user.click(screen.getByText('back'));
  expect(screen.queryByText('private: Satsivi')).toBeNull();
  expect(screen.getByText('stuck')).toBeInTheDocument(); // and nothing claims to be saved
  await user.click(screen.getByText('save'));
  await seen('private: Satsivi');
  await user.click(screen.getByText('allow'));
  await seen('bread saved');
  expect(screen.queryByText('private: Satsivi')).toBeNull();
  expect(asked).toEqual([undefined, undefined, true]);
});
