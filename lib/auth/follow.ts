import { loadAuth } from './load';
import { keepJwt, lifeLeft, readClaims, readJwt } from './session';

interface Followed {
  /** Nobody is signed in there any more. */
  readonly onGone: () => void;
  /** Somebody else than the kept token names has signed in. */
  readonly onOther: (token: string) => void;
}

/** Keeps the session to what the identity provider says, now and at every change, in any tab; the answer ends it. */
export async function followProvider({ onGone, onOther }: Followed): Promise<() => void> {
  const begun = signInOf(readJwt());
  const { follow } = await loadAuth();
  return follow((user) => {
    const jwt = readJwt();
    if (jwt === null) return; // signed out here already
    // a sign-in in another tab that the provider's book here has not heard of yet is not gone
    if (user === null) return signInOf(jwt) === begun ? onGone() : undefined;
    const { sub = user.uid } = readClaims(jwt);
    if (sub !== user.uid) return onOther(user.token);
    const now = Date.now();
    if (lifeLeft(user.token, now) > lifeLeft(jwt, now)) keepJwt(user.token);
  });
}

/** The moment of the sign-in that a token is of, which a renewed one keeps; undefined for what tells none. */
const signInOf = (jwt: string | null) => readClaims(jwt).auth_time;
