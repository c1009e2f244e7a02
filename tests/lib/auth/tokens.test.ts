import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '@/lib/domain/time/units';
import { AuthError } from '@/lib/auth/errors';
import { currentToken, renewInTime } from '@/lib/auth/tokens';
import { given } from '@/tests/support/at';
import { buildJwt, fakeAuth, signInAs } from '../../support/builders/auth';

const jwt = () => window.localStorage.getItem('jwt');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a token with time left is used', async () => {
  const kept = buildJwt({}, 30);
  signInAs({}, kept);
  await expect(currentToken()).resolves.toBe(kept);
  expect(fakeAuth.module.idToken).not.toHaveBeenCalled();
});

test('a token with five minutes left is renewed before the call, once for many calls', async () => {
  signInAs({}, buildJwt({}, 5));
  const fresh = buildJwt({ n: 2 }, 60);
  fakeAuth.module.idToken.mockResolvedValue(fresh);
  await expect(Promise.all([currentToken(), currentToken(), currentToken()])).resolves.toEqual([
    fresh,
    fresh,
    fresh,
  ]);
  expect(fakeAuth.module.idToken).toHaveBeenCalledTimes(1);
  expect(jwt()).toBe(fresh);
});

test('a signed-out person has no token, and none is requested', async () => {
  await expect(currentToken(true)).resolves.toBeNull();
  expect(fakeAuth.module.idToken).not.toHaveBeenCalled();
});

test('an offline caller gets the old token; an ended session has none', async () => {
  const old = buildJwt({}, 1);
  signInAs({}, old);
  fakeAuth.module.idToken.mockRejectedValueOnce(new AuthError('network'));
  await expect(currentToken(true)).resolves.toBe(old);
  fakeAuth.module.idToken.mockRejectedValueOnce(new AuthError('recentLogin'));
  await expect(currentToken(true)).resolves.toBeNull();
});

test('a renewal that finishes after a sign-out does not restore the session', async () => {
  signInAs({}, buildJwt({}, 1));
  let finish: (token: string) => void = () => undefined;
  fakeAuth.module.idToken.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const asked = currentToken();
  await vi.waitFor(() => expect(fakeAuth.module.idToken).toHaveBeenCalled());
  window.localStorage.clear();
  finish(buildJwt({}, 60));
  await asked;
  expect(jwt()).toBeNull();
});

test('the token is renewed five minutes before it expires, repeatedly', async () => {
  signInAs({}, buildJwt({}, 60));
  fakeAuth.module.idToken.mockImplementation(async () => buildJwt({ at: Date.now() }, 60));
  const stop = renewInTime();
  await vi.advanceTimersByTimeAsync(54 * MINUTE);
  expect(fakeAuth.module.idToken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 * MINUTE);
  expect(fakeAuth.module.idToken).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(55 * MINUTE);
  expect(fakeAuth.module.idToken).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  expect(fakeAuth.module.idToken).toHaveBeenCalledTimes(2);
});

test('a failed renewal is retried after 30 seconds, with growing pauses up to 16 minutes', async () => {
  signInAs({}, buildJwt({}, 5));
  const times: number[] = [];
  fakeAuth.module.idToken.mockImplementation(async () => {
    times.push(Date.now());
    throw new AuthError('network');
  });
  const stop = renewInTime();
  await vi.advanceTimersByTimeAsync(80 * MINUTE);
  stop();
  const waits = times.slice(1).map((at, index) => (at - given(times[index])) / 1000);
  expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 960]);
});
