import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followProvider } from '@/lib/auth/follow';
import type { ProviderUser } from '@/lib/auth/session';
import { buildJwt, fakeAuth, signInAs } from '../../support/builders/auth';

const jwt = () => window.localStorage.getItem('jwt');
let tell: (user: ProviderUser | null) => void;
const heard = { onGone: vi.fn(), onOther: vi.fn() };
const unfollow = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  vi.clearAllMocks();
  fakeAuth.module.follow.mockImplementation((hear) => {
    tell = hear;
    return unfollow;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const followed = () => followProvider(heard);

test('a sign-out at the provider is reported, unless the session ended here already', async () => {
  signInAs({}, buildJwt({ sub: 'nino' }));
  await followed();
  tell(null);
  expect(heard.onGone).toHaveBeenCalledTimes(1);
  window.localStorage.clear();
  tell(null);
  expect(heard.onGone).toHaveBeenCalledTimes(1);
});

test('a sign-in of another tab that the provider has not reported here yet stays', async () => {
  signInAs({}, buildJwt({ sub: 'nino', auth_time: 1000 }));
  await followed();
  const again = buildJwt({ sub: 'nino', auth_time: 2000 });
  signInAs({}, again);
  tell(null);
  expect(heard.onGone).not.toHaveBeenCalled();
  expect(jwt()).toBe(again);
});

test('another person is reported with their token', async () => {
  signInAs({}, buildJwt({ sub: 'nino' }));
  await followed();
  const token = buildJwt({ sub: 'giorgi' });
  tell({ uid: 'giorgi', token });
  expect(heard.onOther).toHaveBeenCalledWith(token);
});

test('the longer-lived of two tokens of one person is kept', async () => {
  const kept = buildJwt({ sub: 'nino' }, 30);
  signInAs({}, kept);
  await followed();
  tell({ uid: 'nino', token: buildJwt({ sub: 'nino' }, 20) });
  expect(jwt()).toBe(kept);
  const longer = buildJwt({ sub: 'nino' }, 60);
  tell({ uid: 'nino', token: longer });
  expect(jwt()).toBe(longer);
  expect([heard.onGone, heard.onOther].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('unsubscribing ends the reports', async () => {
  signInAs();
  (await followed())();
  expect(unfollow).toHaveBeenCalled();
});
