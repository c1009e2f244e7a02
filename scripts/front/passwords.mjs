const MOST = 20;
const WITHIN_MS = 10 * 60_000;
const MOST_KNOWN = 10_000;
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

/**
 * Guessing passwords of the demo is slow, as a real Firebase makes it: so many wrong ones from one address for one email, then
 * none is tried until ten minutes after the first.
 */
export function createPasswordLimit(now = Date.now) {
  const known = new Map();
  const entryOf = (key) => {
    const entry = known.get(key);
    if (entry && entry.until > now()) return entry;
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value);
    const fresh = { count: 0, until: now() + WITHIN_MS };
    known.set(key, fresh);
    return fresh;
  };
  return {
    /** Counts a try as a wrong one; `{ wait }` in seconds where it is one too many, else `{ right }` to call if it was none. */
    take(address, email) {
      const entry = entryOf(`${address} ${email}`);
      if (entry.count >= MOST) return { wait: Math.ceil((entry.until - now()) / 1000) };
      entry.count += 1;
      return { right: () => void (entry.count -= 1) };
    },
  };
}

export const isSignIn = ({ part, path }) => part === 'auth' && path.startsWith(`${SIGN_IN}?`);

/** The whole body of a request whose length the router has checked; undefined if the caller goes away meanwhile. */
export async function readBody(req) {
  const chunks = [];
  try {
    for await (const chunk of req) chunks.push(chunk);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

/** The email of a sign-in's body as the emulator compares it; '' where there is none. */
export function emailIn(body) {
  try {
    const { email } = JSON.parse(body.toString('utf8'));
    return typeof email === 'string' ? email.trim().toLowerCase() : '';
  } catch {
    return '';
  }
}
