import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { I18nContext } from 'next-i18next/pages';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { setPauses } from '@/lib/api/retries';
import { raw } from '@/lib/api/strapi';
import { Notes } from '@/components/layout/notes/Notes';
import { switchOff } from '@/lib/offline/mode';
import { enqueue, clearOfflineData } from '@/lib/offline/queue';
import { makeI18n } from '@/lib/i18n/config';
import { AppProviders } from '@/context/AppProviders';
import { given } from '@/tests/support/at';
import { buildJwt, signInAs } from '../../../support/builders/auth';
import { renderApp, renderPart } from '../../../support/render';
import { goTo } from '../../../support/router';
import { api, server } from '../../../support/servers/server';

// a block body, since act() would wait for a returned promise and overlap the next act
const network = (isOn: boolean) => {
  act(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOn });
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
  });
};
afterEach(() => network(true));

const REFUSED = /changes cannot be saved right now/;
const AWAY = /The server is not responding right now/;
const LATER = 'No network, changes will be sent later';
const notes = () => [...document.querySelectorAll('.note-attention')].map((note) => note.textContent);

test.each([
  ['/dishes', { Rolee: 'User' }, REFUSED],
  ['/orders', { Rolee: 'Courier' }, LATER],
  ['/dashboard', { Rolee: 'User' }, LATER],
] as const)(
  'an offline page has one note with one sentence, in the header: %s',
  async (path, person, text) => {
    signInAs(person);
    renderApp(<p>A page</p>, { path });
    network(false);
    const head = within(await screen.findByRole('banner'));
    expect(await head.findByText(text)).toBeInTheDocument();
    expect(notes()).toHaveLength(1);
    network(true);
    await waitFor(() => expect(notes()).toEqual([]));
  },
);

test('that sentence counts waiting changes, on every page, also in chosen offline mode', async () => {
  signInAs({ id: 3 });
  renderApp(<p>A page</p>, { path: '/dishes' });
  act(() => switchOff(true));
  expect(await screen.findByText('You are working offline.')).toBeInTheDocument();
  await act(() => enqueue({ method: 'POST', path: 'things/1' }).then(() => undefined));
  expect(await screen.findByText('No network: 1 change will be sent later')).toBeInTheDocument();
  expect(notes()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Go back online' })).toBeInTheDocument();
  await act(() => clearOfflineData());
  act(() => switchOff(false));
});

test('an offline visitor sees the note too', async () => {
  renderApp(<p>A page</p>, { path: '/dishes' });
  network(false);
  expect(await screen.findByText(REFUSED)).toBeInTheDocument();
});

test('calls waiting for the server show a quiet note, until it answers', async () => {
  let isUp = false;
  server.use(http.get(api('/health'), () => new HttpResponse('{}', { status: isUp ? 200 : 503 })));
  setPauses({ reads: Array(500).fill(20), writes: [], unanswered: [] });
  signInAs();
  renderPart(<Notes />, { path: '/dishes' });
  const read = raw('health');
  expect(await screen.findByText(AWAY)).toBeInTheDocument();
  isUp = true;
  await read;
  await waitFor(() => expect(screen.queryByText(AWAY)).not.toBeInTheDocument());
});

test('waiting changes make the one sentence say that they are sent later', async () => {
  server.use(
    http.get(api('/health'), () => new HttpResponse('{}', { status: 503 })),
    http.post(api('/things/1'), () => new HttpResponse('{}', { status: 503 })),
  );
  setPauses({ reads: Array(500).fill(20), writes: [], unanswered: [] });
  signInAs({ id: 3 });
  renderApp(<p>A page</p>, { path: '/dishes' });
  const read = raw('health');
  expect(await screen.findByText(AWAY)).toBeInTheDocument();
  await act(() => enqueue({ method: 'POST', path: 'things/1' }).then(() => undefined));
  expect(await screen.findByText('No network: 1 change will be sent later')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(AWAY)).not.toBeInTheDocument());
  server.use(http.get(api('/health'), () => HttpResponse.json({})));
  await read; // ends the retries here, not in the next test
  await act(() => clearOfflineData());
});

test('the day’s page arrives with the notes that the script in its head may show', () => {
  goTo('/dashboard');
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <I18nContext value={{ i18n: makeI18n() }}>
      <AppProviders>
        <Notes />
      </AppProviders>
    </I18nContext>,
  );
  expect([...page.querySelectorAll('.note')].map(({ className }) => className)).toEqual([
    'note note-verify note-pending',
    'note note-offer note-pending',
  ]);
});

test('the email note is on the day’s page only, names the whole email, and can be dismissed for good', async () => {
  const email = 'tamuna.gogoladze.of.kutaisi@mail.example.com';
  signInAs({ email }, buildJwt({ email, email_verified: false }));
  const elsewhere = renderApp(<p>A page</p>, { path: '/dishes' });
  expect(document.querySelector('.note-verify')).toBeNull();
  elsewhere.unmount();
  const { user, unmount } = renderApp(<p>A page</p>, { path: '/dashboard' });
  const note = given(document.querySelector<HTMLElement>('.note-verify'));
  expect(note).toHaveTextContent(`Confirm your email: ${email}`);
  expect(within(note).getByRole('button', { name: 'Send it again' })).toBeInTheDocument();
  await user.click(within(note).getByRole('button', { name: 'Not now' }));
  expect(document.querySelector('.note-verify')).toBeNull();
  unmount();
  renderApp(<p>A page</p>, { path: '/dashboard' });
  expect(document.querySelector('.note-verify')).toBeNull();
  expect(window.localStorage.getItem('verifyLater')).toBe(email);
});

test('the notes go once they concern nobody', () => {
  signInAs();
  renderPart(<Notes />, { path: '/dishes' });
  expect(document.querySelector('.note')).toBeNull();
});

test('a new person is not asked for a letter at first', async () => {
  window.sessionStorage.setItem('firstVisit', 'true');
  signInAs({ email: 'nana@example.com' }, buildJwt({ email: 'nana@example.com', email_verified: false }));
  const { unmount } = renderApp(<p>A page</p>, { path: '/dashboard' });
  await screen.findByText('A page');
  expect(document.querySelector('.note-verify')).toBeNull();
  unmount();
  window.sessionStorage.clear();
  renderApp(<p>A page</p>, { path: '/dashboard' });
  await waitFor(() =>
    expect(document.querySelector('.note-verify')).toHaveTextContent('invitations appear after that'),
  );
});
