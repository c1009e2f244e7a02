import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { useLeave } from '@/components/layout/useLeave';
import { switchOff } from '@/lib/offline/mode';
import { enqueue, forgetOffline, queueState } from '@/lib/offline/queue';
import { signInAs } from '../../support/auth';
import { renderPart } from '../../support/render';
import { api, server } from '../../support/server';

function Way() {
  return <button onClick={useLeave()}>out</button>;
}
const isIn = () => window.localStorage.getItem('jwt') !== null;
const change = () => enqueue({ method: 'POST', path: 'shoplists/3/change', data: { op: 'set' } });

afterEach(async () => {
  act(() => switchOff(false));
  await act(() => forgetOffline());
});

test('who has changes that wait is asked before they go with the session', async () => {
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

test('what can still be sent is sent, and nobody is asked', async () => {
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
