import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { ExerciseActions } from '@/components/exercise/ExerciseActions';
import { ExerciseView } from '@/components/exercise/ExerciseView';
import { RecordPage } from '@/components/records/RecordPage';
import { SupplementActions } from '@/components/supplement/SupplementActions';
import { SupplementView } from '@/components/supplement/SupplementView';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, api, many, one, server } from '../../support/servers/server';

const OWNER = 9;
const record = (hidden: boolean) => ({
  id: 4,
  Name: 'Morning run',
  language: 'en' as const,
  visibility: 'public' as const,
  hidden,
  owner: { id: OWNER, Name: 'Ana' },
});

const parts = {
  exercises: (hidden: boolean, onChanged: () => unknown) => (
    <>
      <ExerciseActions exercise={record(hidden)} onChanged={onChanged} />
      <ExerciseView exercise={record(hidden)} />
    </>
  ),
  supplements: (hidden: boolean, onChanged: () => unknown) => (
    <>
      <SupplementActions supplement={record(hidden)} onChanged={onChanged} />
      <SupplementView supplement={record(hidden)} />
    </>
  ),
};

/** Answers the intakes of a supplement, which load last, and records the queries. */
function answerIntakes(): string[] {
  const asked: string[] = [];
  server.use(
    http.get(api('/intakes'), ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(many([]));
    }),
  );
  return asked;
}

const CASES = [
  ['exercises', true, 'Show again', 'The exercise is shown again'],
  ['exercises', false, 'Hide from everyone', 'The exercise is hidden'],
  ['supplements', true, 'Show again', 'The supplement is shown again'],
  ['supplements', false, 'Hide from everyone', 'The supplement is hidden'],
] as const;

test.each(CASES)('an Admin, on the page of %s with hidden %s: %s', async (collection, hidden, name, said) => {
  signInAs({ Rolee: 'Admin' });
  answer('/intakes', many([]));
  const sent: unknown[] = [];
  server.use(
    http.post(api(`/${collection}/4/hide`), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(one(record(!hidden)));
    }),
  );
  const onChanged = vi.fn();
  const { user } = renderPart(parts[collection](hidden, onChanged));
  expect(screen.queryAllByText('Hidden by an Admin')).toHaveLength(hidden ? 1 : 0);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  expect(sent).toEqual([{ data: { hidden: !hidden } }]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test.each(['exercises', 'supplements'] as const)(
  'an owner of %s sees the state, not the action',
  async (collection) => {
    signInAs({ id: OWNER });
    const asked = answerIntakes();
    renderPart(parts[collection](true, vi.fn()));
    expect(screen.getByText('Hidden by an Admin')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show again' })).toBeNull();
    if (collection === 'supplements') await waitFor(() => expect(asked).not.toHaveLength(0));
  },
);

test('a reader of another’s supplement starts an intake at the top, and reports it at the end', async () => {
  signInAs();
  const asked = answerIntakes();
  const supplement = { ...record(false), Description: 'Drops with oil', dailyDosage: 4 };
  renderPart(
    <RecordPage
      record={supplement}
      actions={<SupplementActions supplement={supplement} onChanged={vi.fn()} />}
    >
      <SupplementView supplement={supplement} />
    </RecordPage>,
  );
  const start = await screen.findByRole('button', { name: 'Take this' });
  const inOrder = [start, screen.getByText('Drops with oil'), screen.getByRole('button', { name: 'Report' })];
  for (const [nth, one] of inOrder.slice(1).entries())
    expect(at(inOrder, nth).compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(asked).not.toHaveLength(0));
});
