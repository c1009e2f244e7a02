import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import en from '@/locales/en/legal.json';
import ka from '@/locales/ka/legal.json';
import { RoleGate } from '@/components/layout/RoleGate';
import { useAuth } from '@/context/AuthContext';
import type { ProviderUser } from '@/lib/auth/session';
import { setRead } from '@/lib/remote/cache';
import type { Key } from '@/lib/remote/keys';
import { useRemoteData } from '@/lib/remote/useRemoteData';
import { buildJwt, fakeAuth, signInAs } from '../support/builders/auth';
import { buildPerson } from '../support/builders/builders';
import { renderApp, renderPart } from '../support/render';
import { currentPath } from '../support/router';
import { answer, api, dataOf, server, strapiError } from '../support/servers/server';

let failure: unknown;

const PERSON = buildPerson().id;
const MINE: Key = ['dishes', 'mine', 1];
/** Returns whether the person's data is still in memory. */
const isKnown = () =>
  renderHook(() => useRemoteData(MINE, PERSON, () => new Promise(() => undefined))).result.current.remote
    .status === 'ready';

function Who() {
  const { status, person, enter, signOut, mustVerifyEmail } = useAuth();
  const signIn = () =>
    enter({ by: 'password', email: 'user@example.com', password: 'supra-demo' }).catch(
      (cause) => (failure = cause),
    );
  return (
    <>
      <output>{`${status} ${person?.Name ?? '-'} ${mustVerifyEmail ? 'unverified' : ''}`.trim()}</output>
      <button onClick={signIn}>in</button>
      <button onClick={() => signOut()}>out</button>
    </>
  );
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('a stored session is there at once', () => {
  signInAs({ Name: 'Nino Beridze' });
  renderPart(<Who />);
  expect(screen.getByText('signedIn Nino Beridze')).toBeInTheDocument();
});

test('nobody is signed in without a token, even with a stored person', () => {
  signInAs();
  window.localStorage.removeItem('jwt');
  renderPart(<Who />);
  expect(screen.getByText('signedOut -')).toBeInTheDocument();
});

test('signing in stores the raw token and the person with email and Rolee', async () => {
  const jwt = buildJwt({ sub: 'x' });
  fakeAuth.module.idToken.mockResolvedValue(jwt);
  answer('/users/me', buildPerson({ Rolee: 'Courier', Name: 'Giorgi', phone: '+995555123456' }));
  renderPart(<Who />);
  await press('in');
  expect(await screen.findByText('signedIn Giorgi')).toBeInTheDocument();
  expect(window.localStorage.getItem('jwt')).toBe(jwt);
  const kept = JSON.parse(window.localStorage.getItem('userData') ?? '{}');
  expect(kept).toMatchObject({ email: 'user@example.com', Rolee: 'Courier' });
  expect(kept).not.toHaveProperty('phone');
});

test.each([
  [{ welcomed: false }, 'Pacific/Auckland', 'Pacific/Auckland'],
  // sent even if it is the default zone, so that nobody asks for it later
  [{ welcomed: false, timeZone: 'Pacific/Auckland' }, 'Pacific/Auckland', 'Pacific/Auckland'],
  [{ welcomed: false, zoneConfirmed: true }, undefined, 'Asia/Tbilisi'],
  [{ welcomed: true }, undefined, 'Asia/Tbilisi'],
  [{ welcomed: null }, undefined, 'Asia/Tbilisi'],
])('a new person gets the browser’s time zone (%j)', async (given, told, kept) => {
  fakeAuth.module.idToken.mockResolvedValue(buildJwt({ sub: 'x' }));
  const browser = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...browser,
    timeZone: 'Pacific/Auckland',
  });
  answer('/users/me', buildPerson({ Name: 'Ana', timeZone: 'Asia/Tbilisi', ...given }));
  const sent: unknown[] = [];
  server.use(
    http.put(api('/users/:id'), async ({ request }) => {
      const data = await dataOf<{ timeZone?: string }>(request);
      sent.push(data.timeZone);
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  renderPart(<Who />);
  await press('in');
  expect(await screen.findByText('signedIn Ana')).toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual(told ? [told] : []));
  expect(JSON.parse(window.localStorage.getItem('userData') ?? '{}').timeZone).toBe(kept);
});

test('a person who chose a language before signing in gets mail in it', async () => {
  fakeAuth.module.idToken.mockResolvedValue(buildJwt({ sub: 'x' }));
  answer('/users/me', buildPerson());
  let sent: unknown;
  server.use(
    http.put(api('/users/:id'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  renderPart(<Who />, { language: 'ka' });
  await press('in');
  await waitFor(() => expect(sent).toEqual({ data: { language: 'ka' } }));
  expect(window.localStorage.getItem('jwt')).not.toBeNull();
});

test('a person rejected by the CMS is not half signed in', async () => {
  server.use(
    http.get(api('/users/me'), () =>
      HttpResponse.json(strapiError(403, { code: 'person.blocked' }), { status: 403 }),
    ),
  );
  renderPart(<Who />);
  await press('in');
  await waitFor(() => expect(fakeAuth.module.leave).toHaveBeenCalled());
  expect(failure).toMatchObject({ kind: 'forbidden', code: 'person.blocked' });
  expect(screen.getByText('signedOut -')).toBeInTheDocument();
  expect(window.localStorage.getItem('jwt')).toBeNull();
});

test('signing out clears everything read, here and at the provider', async () => {
  signInAs();
  setRead(MINE, PERSON, ['secret']);
  renderPart(<Who />);
  await press('out');
  expect(await screen.findByText('signedOut -')).toBeInTheDocument();
  expect(isKnown()).toBe(false);
  expect(fakeAuth.module.leave).toHaveBeenCalled();
});

test('a person who signs out on a guarded page is not asked to sign in: they are leaving', async () => {
  signInAs();
  const guarded = (
    <RoleGate>
      <Who />
    </RoleGate>
  );
  renderPart(guarded, { path: '/dishes/my' });
  await press('out');
  await waitFor(() => expect(fakeAuth.module.leave).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'out' })).not.toBeInTheDocument();
  expect(currentPath()).toBe('/dishes/my');
});

test('a sign-out in another tab signs out here', async () => {
  signInAs();
  renderPart(<Who />);
  window.localStorage.clear(); // as the other tab does
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' })));
  expect(screen.getByText('signedOut -')).toBeInTheDocument();
});

/** Returns the provider's callback, once the page follows it. */
async function provider() {
  let tell: (user: ProviderUser | null) => void = () => undefined;
  fakeAuth.module.follow.mockImplementation((hear) => {
    tell = hear;
    return () => undefined;
  });
  return {
    isFollowed: () => waitFor(() => expect(fakeAuth.module.follow).toHaveBeenCalled()),
    tell: (user: ProviderUser | null) => act(async () => tell(user)),
  };
}

test('a session that ended at the provider ends here, and a guarded page asks to sign in and come back', async () => {
  const { isFollowed, tell } = await provider();
  signInAs({}, buildJwt({ sub: 'nino' }));
  const guarded = (
    <RoleGate>
      <Who />
    </RoleGate>
  );
  renderPart(guarded, { path: '/dishes/my?part=saved' });
  setRead(MINE, PERSON, ['secret']);
  await isFollowed();
  await tell(null);
  expect(window.localStorage.getItem('jwt')).toBeNull();
  expect(window.localStorage.getItem('userData')).toBeNull();
  expect(isKnown()).toBe(false);
  await waitFor(() => expect(currentPath()).toBe('/user/login?next=%2Fdishes%2Fmy%3Fpart%3Dsaved'));
});

test('another person who signs in at the provider becomes the person here', async () => {
  const { isFollowed, tell } = await provider();
  signInAs({ Name: 'Nino' }, buildJwt({ sub: 'nino' }));
  renderPart(<Who />);
  setRead(MINE, PERSON, ['secret']);
  await isFollowed();
  answer('/users/me', buildPerson({ id: 8, Name: 'Giorgi', Rolee: 'Courier' }));
  const token = buildJwt({ sub: 'giorgi' });
  await tell({ uid: 'giorgi', token });
  expect(await screen.findByText('signedIn Giorgi')).toBeInTheDocument();
  expect(window.localStorage.getItem('jwt')).toBe(token);
  expect(isKnown()).toBe(false);
});

test('the provider is loaded only after the page has had its turn, and not once the page is left', async () => {
  vi.useFakeTimers();
  signInAs();
  const { unmount } = renderPart(<Who />);
  await vi.advanceTimersByTimeAsync(2000);
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fakeAuth.module.follow).not.toHaveBeenCalled();
});

test('the token tells that the email is not confirmed yet', () => {
  signInAs({ Name: 'Ana' }, buildJwt({ email: 'ana@example.com', email_verified: false }));
  renderPart(<Who />);
  expect(screen.getByText('signedIn Ana unverified')).toBeInTheDocument();
});

test('a stored person of only email and role is completed by the CMS, and no page breaks meanwhile', async () => {
  window.localStorage.setItem('jwt', buildJwt());
  window.localStorage.setItem('userData', JSON.stringify({ email: 'user@example.com', Rolee: 'User' }));
  answer('/users/me', buildPerson({ Name: 'Mariam Lomidze', allergens: ['nuts'] }));
  renderApp(<Who />);
  expect(screen.getByText('signedIn')).toBeInTheDocument();
  expect(await screen.findByText('signedIn Mariam Lomidze')).toBeInTheDocument();
  expect(JSON.parse(window.localStorage.getItem('userData') ?? '{}')).toMatchObject({ allergens: ['nuts'] });
});

test('a person who cannot be loaded stays as stored', async () => {
  window.localStorage.setItem('jwt', buildJwt());
  window.localStorage.setItem('userData', JSON.stringify({ email: 'user@example.com', Rolee: 'User' }));
  let asked = 0;
  server.use(http.get(api('/users/me'), () => ((asked += 1), HttpResponse.error())));
  renderPart(<Who />);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByText('signedIn')).toBeInTheDocument();
});

test.each([en, ka])(
  'the server learns by a cookie that somebody is signed in, and no more',
  async (legal) => {
    document.cookie = 'selectedLanguage=; max-age=0';
    signInAs();
    const { unmount } = renderApp(<p>page</p>);
    await waitFor(() => expect(document.cookie).toBe('signedIn=1'));
    expect(legal.privacy.sections.browser.text).toContain('signedIn');
    unmount();
    window.localStorage.clear();
    renderApp(<p>page</p>);
    await waitFor(() => expect(document.cookie).toBe(''));
  },
);
