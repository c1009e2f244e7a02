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
  const { follow } = await loadAuth();
  return follow((user) => {
    const jwt = readJwt();
    if (jwt === null) return; // signed out here already
    if (user === null) return onGone();
    const { sub = user.uid } = readClaims(jwt);
    if (sub !== user.uid) return onOther(user.token);
    const now = Date.now();
    if (lifeLeft(user.token, now) > lifeLeft(jwt, now)) keepJwt(user.token);
  });
}
