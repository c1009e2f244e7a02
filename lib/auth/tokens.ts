import { AuthError } from './errors';
import { loadAuth } from './load';
import { clearSession, saveJwt, remainingLifetime, readJwt } from './session';
import { MINUTE } from '@/lib/domain/time/units';

/** Remaining lifetime in ms below which a token is renewed. */
const EARLY = 5 * MINUTE;
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 16 * MINUTE;
// a timer of more than 24.8 days would fire at once
const LONGEST_TIMER = 2 ** 31 - 1;

let renewal: Promise<string | null> | undefined;

/**
 * Returns the token for a call: the stored one while it has time left, else (or if `force`) a new one; null when signed
 * out.
 */
export async function currentToken(force = false): Promise<string | null> {
  const jwt = readJwt();
  if (!jwt || (!force && remainingLifetime(jwt, Date.now()) > EARLY)) return jwt;
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  try {
    const fresh = await renewal;
    return fresh ?? (force ? null : jwt);
  } catch (cause) {
    // if the provider cannot be reached, the old token may still work; the CMS decides
    if (cause instanceof AuthError && cause.reason !== 'network') return null;
    return jwt;
  }
}

async function renew(): Promise<string | null> {
  const token = await (await loadAuth()).idToken(true);
  // signed out meanwhile: the new token must not restore the session
  if (token && readJwt() !== null) saveJwt(token);
  return token;
}

/** Renews the token five minutes before it expires, as long as the session lasts; returns a function that stops it. */
export function renewInTime(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let wait = FIRST_WAIT;
  let isStopped = false;
  const plan = (delay: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(tick, Math.min(Math.max(delay, 0), LONGEST_TIMER));
  };
  const planNext = () => plan(remainingLifetime(readJwt(), Date.now()) - EARLY);
  const tick = async () => {
    try {
      const token = await renew();
      if (token === null) return void (remainingLifetime(readJwt(), Date.now()) === 0 && clearSession());
      wait = FIRST_WAIT;
      planNext();
    } catch {
      plan(wait); // no network or no provider: retries with growing delays
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  };
  const onVisible = () => document.visibilityState === 'visible' && planNext();
  document.addEventListener('visibilitychange', onVisible); // a sleeping laptop pauses timers
  planNext();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
