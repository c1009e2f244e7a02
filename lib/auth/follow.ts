import { loadAuth } from './load';
import { saveJwt, remainingLifetime, readClaims, readJwt } from './session';

interface Followed {
  /** Called when nobody is signed in at the provider any more. */
  readonly onGone: () => void;
  /** Called when another person than the stored token's has signed in. */
  readonly onOther: (token: string) => void;
}

/**
 * Keeps the session in step with the identity provider, now and at every change, in any tab; resolves to the
 * unsubscribe function.
 */
export async function followProvider({ onGone, onOther }: Followed): Promise<() => void> {
  const begun = signInOf(readJwt());
  const { follow } = await loadAuth();
  return follow((user) => {
    const jwt = readJwt();
    if (jwt === null) return; // already signed out here
    // the provider's code in this tab may not know yet of a sign-in in another tab
    if (user === null) return signInOf(jwt) === begun ? onGone() : undefined;
    const { sub = user.uid } = readClaims(jwt);
    if (sub !== user.uid) return onOther(user.token);
    const now = Date.now();
    if (remainingLifetime(user.token, now) > remainingLifetime(jwt, now)) saveJwt(user.token);
  });
}

/** Returns the time of a token's sign-in, which a renewed token keeps; undefined if it has none. */
const signInOf = (jwt: string | null) => readClaims(jwt).auth_time;
