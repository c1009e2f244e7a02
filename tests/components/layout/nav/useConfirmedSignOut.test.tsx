import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { useConfirmedSignOut } from '@/components/layout/nav/useConfirmedSignOut';
import { dishDrafts } from '@/lib/stored/drafts';
import { blankDish } from '@/lib/forms/dish/values';
import { newKey } from '@/lib/newKey';
import { useDraft } from '@/lib/hooks/useDraft';
import { switchOff } from '@/lib/offline/mode';
import { enqueue, clearOfflineData, queueState } from '@/lib/offline/queue';
import { followEmptying } from '@/lib/stored/stored';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { api, server } from '../../../support/servers/server';

function Way() {
  return <button onClick={useConfirmedSignOut()}>out</button>;
}
const isIn = () => window.localStorage.getItem('jwt') !== null;
const change = () => enqueue({ method: 'POST', path: 'shoplists/3/change', data: { op: 'set' } });

afterEach(async () => {
  act(() => switchOff(false));
  await act(() => clearOfflineData());
});

test('a person with waiting changes is asked before a sign-out discards them', async () => {
  signInAs();
  switchOff(true);
  await change();
  await change();
  const { user } = renderPart(<Way />, { language: 'ka' });
  await user.click(screen.getByRole('button', { name: 'out' }));
  const question = within(await screen.findByRole('dialog', { name: 'ჯერ არ გაგზავნილა 2 ცვლილება' }));
  await user.click(question.getByRole('button', { name: 'დარჩენა' }));
  expect(isIn()).toBe(true);
  expect(queueState().waiting).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'out' }));
  await user.click(await screen.findByRole('button', { name: 'მაინც გასვლა' }));
  await waitFor(() => expect(isIn()).toBe(false));
  await waitFor(() => expect(queueState().waiting).toEqual([]));
});

test('waiting changes that can still be sent are sent, without a question', async () => {
  signInAs();
  const sent: string[] = [];
  server.use(
    http.post(api('/shoplists/3/change'), ({ request }) => {
      sent.push(request.headers.get('Idempotency-Key') ?? '');
      return HttpResponse.json({ data: { id: 3, attributes: {} } });
    }),
  );
  await change();
  const { user } = renderPart(<Way />);
  await user.click(screen.getByRole('button', { name: 'out' }));
  await waitFor(() => expect(isIn()).toBe(false));
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('drafts that would be lost are named; afterwards nothing of the person is left in this browser', async () => {
  signInAs({ id: 7 });
  dishDrafts.write(dishDrafts.keyOf(7), {
    values: { ...blankDish('en', newKey), Name: 'Grandmother’s lobio' },
    base: blankDish('en', newKey),
    savedAt: '2026-11-26T10:00:00.000Z',
  });
  const kept = { theme: 'dark', selectedLanguage: 'en', measures: 'us' };
  const gone = [
    'timers',
    'push',
    'put-away',
    'puts-away',
    'columns:products',
    'recent:7',
    'pack:7:3',
    'verifyLater',
  ];
  for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value);
  for (const name of gone) window.localStorage.setItem(name, '[]');
  window.sessionStorage.setItem('ticked:3', '["a"]');
  const { user } = renderPart(<Way />);
  await user.click(screen.getByRole('button', { name: 'out' }));
  const question = within(await screen.findByRole('dialog', { name: '1 draft is not saved' }));
  expect(question.getByText(/Grandmother’s lobio/)).toBeInTheDocument();
  expect(isIn()).toBe(true);
  await user.click(question.getByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(isIn()).toBe(false));
  await waitFor(() => expect({ ...window.localStorage }).toEqual(kept));
  expect(window.sessionStorage).toHaveLength(0);
});

test('a tab keeps nothing of a person who signs out in another', () => {
  const stop = followEmptying();
  window.sessionStorage.setItem('ticked:3', '["a"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: null }));
  expect(window.sessionStorage).toHaveLength(1); // an expired session continues
  window.dispatchEvent(new StorageEvent('storage', { key: 'left', newValue: '1' }));
  expect(window.sessionStorage).toHaveLength(0);
  stop();
});

test('a form closed by its person’s sign-out leaves no draft', () => {
  signInAs({ id: 7 });
  const drafts = { write: vi.fn() };
  const draft = { values: { Name: 'Lobio' } };
  const form = renderHook(() => useDraft(drafts, 'draft:dish:7:new', draft));
  window.localStorage.removeItem('jwt');
  form.unmount();
  expect(drafts.write).not.toHaveBeenCalled();
});
