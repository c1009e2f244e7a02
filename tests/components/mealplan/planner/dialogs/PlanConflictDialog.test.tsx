import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { PlanConflictDialog } from '@/components/mealplan/planner/dialogs/PlanConflictDialog';
import { PlanEditorProvider, usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { atLeast } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { buildDay, buildPlan } from '../../../../support/builders/mealplan';
import { renderPart } from '../../../../support/render';
import { api, dataOf, one, server, strapiError } from '../../../../support/servers/server';

const day = (key: string, title = '') => buildDay({ key, title });
const plan = buildPlan({ days: [day('mon'), day('tue')] });
const LATER = '2026-11-02T10:00:00.000Z';

function Desk() {
  const { change, values, conflict } = usePlanEditor();
  const days = values.days.map((one) => ({ ...one, title: `my ${one.key}` }));
  return (
    <>
      <button onClick={() => change({ ...values, days })}>write</button>
      <p>{values.days.map(({ title }) => title).join(', ')}</p>
      {conflict && <PlanConflictDialog conflict={conflict} />}
    </>
  );
}

test('both versions are shown day by day; the choice is saved with the new version', async () => {
  signInAs();
  const theirs = { ...plan, days: [day('mon', 'their mon'), day('tue')], updatedAt: LATER };
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put(api('/mealplans/5'), async ({ request }) => {
      sent.push(await dataOf<Record<string, unknown>>(request));
      if (sent.length > 1) return HttpResponse.json(one(theirs));
      const details = { code: 'record.changedSince', present: one(theirs).data };
      return HttpResponse.json(strapiError(409, details), { status: 409 });
    }),
  );
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <Desk />
    </PlanEditorProvider>,
  );
  await user.click(screen.getByText('write'));
  const dialog = await screen.findByRole('dialog', { name: 'This has changed since you opened it' });
  const [monday, tuesday] = atLeast(2, within(dialog).getAllByRole('group'));
  expect(monday).toHaveTextContent(/changed by both.*my mon.*their mon/);
  expect(within(tuesday).getByRole('radio', { name: /My version/ })).toBeChecked();
  expect(within(dialog).getByText('1 still to choose')).toBeInTheDocument();
  await user.click(within(monday).getByRole('radio', { name: /Version on the server/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    updatedAt: LATER,
    days: [{ title: 'their mon' }, { title: 'my tue' }],
  });
});

test('a newer version without changes to the plan raises no question', async () => {
  signInAs();
  const same = { ...plan, updatedAt: LATER };
  const versions: unknown[] = [];
  server.use(
    http.put(api('/mealplans/5'), async ({ request }) => {
      const data = await dataOf<{ updatedAt: string }>(request);
      versions.push(data.updatedAt);
      if (data.updatedAt === LATER) return HttpResponse.json(one(same));
      const details = { code: 'record.changedSince', present: one(same).data };
      return HttpResponse.json(strapiError(409, details), { status: 409 });
    }),
  );
  const { user } = renderPart(
    <PlanEditorProvider plan={plan}>
      <Desk />
    </PlanEditorProvider>,
  );
  await user.click(screen.getByText('write'));
  await waitFor(() => expect(versions).toEqual([plan.updatedAt, LATER]));
});
