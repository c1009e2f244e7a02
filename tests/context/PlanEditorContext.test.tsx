import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PlanEditorProvider, usePlanEditor } from '@/context/PlanEditorContext';
import { removeEntry } from '@/lib/domain/mealplan/edit';
import { signInAs } from '../support/auth';
import { buildEntry, buildPlan, dayWith } from '../support/mealplan';
import { renderPart } from '../support/render';
import { api, server, strapiError } from '../support/server';

const plan = buildPlan({ days: [dayWith(buildEntry({ key: 'soup' }), buildEntry({ key: 'bread' }))] });

function Desk() {
  const { values, edit, history, isDirty, save, conflict, draft } = usePlanEditor();
  const keys = values.days[0].meals[0].entries.map(({ key }) => key).join(' ');
  return (
    <>
      <p>{`${keys || 'nothing'} ${isDirty ? 'unsaved' : 'saved'}`}</p>
      {draft && <p>draft</p>}
      {conflict && <p>{`conflict with ${conflict.theirs.Name}`}</p>}
      <button onClick={() => edit((days) => removeEntry(days, 'soup'))}>remove</button>
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

test('a change can be taken back, and is kept over a reload until then', async () => {
  signInAs();
  const first = show();
  await first.user.click(screen.getByText('remove'));
  expect(screen.getByText('bread unsaved')).toBeInTheDocument();
  first.unmount();
  const second = show();
  expect(screen.getByText('bread unsaved')).toBeInTheDocument();
  expect(screen.getByText('draft')).toBeInTheDocument();
  second.unmount();
});

test('undo leads back to what is kept', async () => {
  signInAs();
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await user.click(screen.getByText('undo'));
  expect(screen.getByText('soup bread saved')).toBeInTheDocument();
});

test('only the days are sent, with the version they began from; a newer one is shown, not overwritten', async () => {
  signInAs();
  let sent: Record<string, unknown> = {};
  const present = {
    id: 5,
    attributes: { Name: 'Theirs meanwhile', updatedAt: '2026-11-02T10:00:00.000Z', days: [] },
  };
  server.use(
    http.put(api('/mealplans/5'), async ({ request }) => {
      sent = ((await request.json()) as { data: Record<string, unknown> }).data;
      return HttpResponse.json(strapiError(409, { code: 'record.changedSince', present }), { status: 409 });
    }),
  );
  const { user } = show();
  await user.click(screen.getByText('remove'));
  await user.click(screen.getByText('save'));
  await waitFor(() => expect(screen.getByText('conflict with Theirs meanwhile')).toBeInTheDocument());
  expect(Object.keys(sent).sort()).toEqual(['days', 'updatedAt']);
  expect(sent.updatedAt).toBe(plan.updatedAt);
  expect(screen.getByText('bread unsaved')).toBeInTheDocument();
});

test('what is told of the plan stays the same object until something of it changes', async () => {
  signInAs();
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
});
