import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { useApi } from '@/context/ApiContext';
import { useRead } from '@/context/remote/read';
import { ApiError } from '@/lib/api/errors';
import { create, findMany } from '@/lib/api/strapi';
import { ERROR_CODES } from '@/lib/domain/errorCodes';
import { enqueue, clearOfflineData, queueState } from '@/lib/offline/queue';
import alerts from '@/locales/en/alerts.json';
import en from '@/locales/en/errors.json';
import ka from '@/locales/ka/errors.json';
import { at } from '@/tests/support/at';
import { signInAs } from '../support/builders/auth';
import { renderPart } from '../support/render';
import { currentPath } from '../support/router';
import { api, many, one, server, strapiError } from '../support/servers/server';

interface Deferred {
  resolve: (answer?: unknown) => void;
  reject: (cause: unknown) => void;
}

/** Renders buttons that start calls; returns the calls for the test to end. */
function setUp(language: 'en' | 'ka' = 'en') {
  const calls: Deferred[] = [];
  const caught: unknown[] = [];
  const call = () => new Promise<unknown>((resolve, reject) => calls.push({ resolve, reject }));
  function Buttons() {
    const { read, write, background, isProcessing } = useApi();
    const keep = (promise: Promise<unknown>) => promise.catch((cause) => caught.push(cause));
    return (
      <>
        <output>{isProcessing ? 'busy' : 'idle'}</output>
        <button onClick={() => keep(read(call))}>read</button>
        <button onClick={() => keep(write('dish.create', call))}>write</button>
        <button onClick={() => keep(write('mealplan.publish', call, { asks: ['mealplan.privateDishes'] }))}>
          ask
        </button>
        <button onClick={() => keep(background(call))}>background</button>
        <button onClick={() => keep(write('dish.create', call, { isDone: () => false }))}>later</button>
      </>
    );
  }
  const { user, unmount } = renderPart(<Buttons />, { language });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { calls, caught, press, unmount };
}

test('a read shows "Processing..." and then nothing', async () => {
  const { calls, press } = setUp();
  await press('read');
  expect(screen.getByText('Processing...')).toBeInTheDocument();
  expect(screen.getByText('busy')).toBeInTheDocument();
  at(calls, 0).resolve();
  await waitFor(() => expect(screen.queryByText('Processing...')).not.toBeInTheDocument());
  expect(screen.getByText('idle')).toBeInTheDocument();
});

test('a failed read shows the generic danger alert', async () => {
  const { calls, press } = setUp();
  await press('read');
  at(calls, 0).reject(new ApiError('server', 'boom'));
  expect(await screen.findByText('Oops... Something went wrong.')).toBeInTheDocument();
  expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
});

test('a change that is not finished when answered does not claim to be', async () => {
  const { calls, press } = setUp();
  await press('write');
  at(calls, 0).resolve();
  const success = await screen.findByText(alerts.dish.create.success);
  await press('later');
  expect(success).not.toBeInTheDocument();
  at(calls, 1).resolve('kept');
  await waitFor(() => expect(screen.getByText('idle')).toBeInTheDocument());
  expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
  expect(screen.queryByText(alerts.dish.create.success)).not.toBeInTheDocument();
});

test('the alert of a failed read gives way to the place’s own message; that of a failed write does not', async () => {
  const { calls, press } = setUp();
  await press('read');
  at(calls, 0).reject(new ApiError('server', 'boom'));
  const box = async () => (await screen.findByRole('alert', { hidden: true })).querySelector('.alert');
  await waitFor(async () => expect(await box()).toHaveClass('alert-of-read'));
  await press('write');
  at(calls, 1).reject(new ApiError('server', 'boom'));
  await waitFor(async () => expect(await box()).toHaveClass('alert-danger'));
  await waitFor(async () => expect(await box()).not.toHaveClass('alert-of-read'));
});

test('an offline read raises no alert; an offline write does', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls, caught, press } = setUp();
  await press('read');
  at(calls, 0).reject(new ApiError('offline', 'no network', { isRead: true }));
  await press('background');
  at(calls, 1).reject(new ApiError('offline', 'no network', { isRead: true }));
  await waitFor(() => expect(caught).toHaveLength(2));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
  await press('write');
  at(calls, 2).reject(new ApiError('offline', 'no network'));
  expect(await screen.findByText('The recipe could not be saved')).toBeInTheDocument();
  onLine.mockRestore();
});

test('a read raises no alert either while changes wait for a network the device believes in', async () => {
  server.use(http.post(api('/things/1'), () => HttpResponse.error()));
  signInAs({ id: 3 });
  const { calls, caught, press } = setUp();
  await act(() => enqueue({ method: 'POST', path: 'things/1' }).then(() => undefined));
  await waitFor(() => expect(queueState()).toMatchObject({ isStuck: true, isSending: false }));
  await press('background');
  at(calls, 0).reject(new ApiError('offline', 'no network', { isRead: true }));
  await waitFor(() => expect(caught).toHaveLength(1));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await act(() => clearOfflineData());
});

test('a failed read raises an alert if nothing else explains it', async () => {
  const { calls, press } = setUp();
  await press('background');
  at(calls, 0).reject(new ApiError('offline', 'no network', { isRead: true }));
  expect(await screen.findByText('Oops... Something went wrong.')).toBeInTheDocument();
});

test('a write ends in its own success text', async () => {
  const { calls, press } = setUp('ka');
  await press('write');
  expect(screen.getByText('მუშავდება…')).toBeInTheDocument();
  at(calls, 0).resolve();
  expect(await screen.findByText('რეცეპტი შენახულია')).toBeInTheDocument();
});

test('a failed write shows its own danger text and passes the error on', async () => {
  const { calls, caught, press } = setUp();
  await press('write');
  const cause = new ApiError('invalid', 'no');
  at(calls, 0).reject(cause);
  expect(await screen.findByText('The recipe could not be saved')).toBeInTheDocument();
  expect(caught).toEqual([cause]);
});

const sentence = (texts: object, code: string): string =>
  String(code.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts));

test.each(ERROR_CODES)('a call refused as %s says why, in both languages', async (code) => {
  for (const [language, { code: texts }] of Object.entries({ en, ka })) {
    const { calls, caught, press, unmount } = setUp(language as 'en' | 'ka');
    await press('write');
    at(calls, 0).reject(new ApiError('conflict', 'no', { status: 409, code }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(sentence(texts, code)));
    expect(caught).toHaveLength(1);
    unmount();
  }
});

test('a question from the CMS raises no alert; any other refusal does', async () => {
  const { calls, caught, press } = setUp();
  await press('ask');
  at(calls, 0).reject(new ApiError('conflict', 'asks', { code: 'mealplan.privateDishes' }));
  await waitFor(() => expect(caught).toHaveLength(1));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
  await press('ask');
  at(calls, 1).reject(new ApiError('server', 'boom'));
  expect(await screen.findByText('The plan could not be published')).toBeInTheDocument();
});

test('an unknown code keeps the action’s own text', async () => {
  const { calls, press } = setUp();
  await press('write');
  at(calls, 0).reject(new ApiError('conflict', 'no', { status: 409, code: 'moon.isFull' }));
  expect(await screen.findByText('The recipe could not be saved')).toBeInTheDocument();
});

test.each([
  ['en', 600, 'Too much at once. Please try again in 10 minutes.'],
  ['en', 1, 'Too much at once. Please try again in 1 minute.'],
  ['ka', 61, 'ძალიან ბევრი მოქმედება იყო ერთდროულად. გთხოვთ, ხელახლა სცადოთ 2 წუთში.'],
  ['en', undefined, 'Too many attempts. Please wait a little and try again.'],
] as const)('too many calls name the wait (%s, %s s)', async (language, retryAfter, text) => {
  const { calls, press } = setUp(language);
  await press('write');
  at(calls, 0).reject(new ApiError('tooMany', 'no', { retryAfter }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the flag counts calls; a finished read keeps the alert of a write', async () => {
  const { calls, press } = setUp();
  await press('write');
  await press('read');
  at(calls, 1).resolve();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.getByText('Processing...')).toBeInTheDocument();
  at(calls, 0).resolve();
  expect(await screen.findByText('The recipe is saved')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('idle')).toBeInTheDocument());
});

test('a background call sets the flag and is silent unless it fails', async () => {
  const { calls, press } = setUp();
  await press('background');
  expect(screen.getByText('busy')).toBeInTheDocument();
  expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
  at(calls, 0).reject(new ApiError('offline', ''));
  expect(await screen.findByText('Oops... Something went wrong.')).toBeInTheDocument();
});

test('a cancelled call says nothing', async () => {
  const { calls, caught, press } = setUp();
  await press('read');
  at(calls, 0).reject(new DOMException('gone', 'AbortError'));
  await waitFor(() => expect(caught).toHaveLength(1));
  expect(screen.queryByText('Oops... Something went wrong.')).not.toBeInTheDocument();
  expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
});

describe('a sign-out in another tab', () => {
  const signOutElsewhere = () =>
    act(() => {
      window.localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
    });
  /** Renders a public page with a pending read and write that the test answers. */
  async function setUpHeld() {
    const held: ((answer: Response) => void)[] = [];
    const asked: (string | null)[] = [];
    const hold = () => new Promise<Response>((resolve) => held.push(resolve));
    server.use(
      http.get(api('/dishes'), ({ request }) => {
        const token = request.headers.get('Authorization');
        asked.push(token);
        return token ? hold() : HttpResponse.json(many([{ id: 1, Name: 'Public lobio' }]));
      }),
      http.post(api('/dishes'), hold),
    );
    signInAs();
    function Open() {
      const { write } = useApi();
      const { remote } = useRead(['dishes', 'public'], () => findMany('dishes'));
      const save = () =>
        write('dish.create', () => create('dishes', { Name: 'Lobio' })).catch(() => undefined);
      return (
        <>
          <output>{remote.status === 'ready' ? at(remote.data.data, 0).Name : remote.status}</output>
          <button onClick={save}>save</button>
        </>
      );
    }
    const { user } = renderPart(<Open />, { path: '/dishes' });
    await waitFor(() => expect(held).toHaveLength(1));
    return { user, held, asked };
  }
  const refused = () => HttpResponse.json(strapiError(401), { status: 401 });

  test('cancels a pending read silently, and the open page reads as a visitor', async () => {
    const { held, asked } = await setUpHeld();
    signOutElsewhere();
    expect(await screen.findByText('Public lobio')).toBeInTheDocument();
    await act(async () => at(held, 0)(refused()));
    expect(screen.getByText('Public lobio')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(currentPath()).toBe('/dishes');
    expect(asked).toEqual([expect.any(String), null]);
  });

  test('lets a pending write report its result', async () => {
    const { user, held } = await setUpHeld();
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(held).toHaveLength(2));
    signOutElsewhere();
    at(held, 1)(HttpResponse.json(one({ id: 5 })));
    expect(await screen.findByText('The recipe is saved')).toBeInTheDocument();
  });

  test('lets a pending write report its refusal', async () => {
    const { user, held } = await setUpHeld();
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(held).toHaveLength(2));
    signOutElsewhere();
    at(held, 1)(refused());
    await waitFor(() => expect(held).toHaveLength(3));
    at(held, 2)(refused());
    expect(await screen.findByText('The recipe could not be saved')).toBeInTheDocument();
  });
});

test('follows a 401 that survived the new token', async () => {
  signInAs();
  const { calls, press } = setUp();
  await press('read');
  at(calls, 0).reject(new ApiError('unauthorized', ''));
  await waitFor(() => expect(window.localStorage.getItem('jwt')).toBeNull());
  expect(window.localStorage.getItem('userData')).toBeNull();
});
