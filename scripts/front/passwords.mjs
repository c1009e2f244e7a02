const MOST = 20;
const WITHIN_MS = 10 * 60_000;
const MOST_KNOWN = 10_000;
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

/**
 * Limits guesses of passwords in the demo, as a real Firebase does: after too many wrong ones from one address for one
 * email, further ones are refused until ten minutes after the first.
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
    /**
     * Counts an attempt as wrong; returns `{ wait }` in seconds if there were too many, else `{ right }` to call if it
     * was correct.
     */
    take(address, email) {
      const entry = entryOf(`${address} ${email}`);
      if (entry.count >= MOST) return { wait: Math.ceil((entry.until - now()) / 1000) };
      entry.count += 1;
      return { right: () => void (entry.count -= 1) };
    },
  };
}

export const isSignIn = ({ part, path }) => part === 'auth' && path.startsWith(`${SIGN_IN}?`);

/**
 * Reads the whole body of a request whose length the router has checked; resolves to undefined if the caller
 * disconnects.
 */
export async function readBody(req) {
  const chunks = [];
  try {
    for await (const chunk of req) chunks.push(chunk);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

/** Returns the email in a sign-in's body, normalised as the emulator compares it; '' if there is none. */
export function emailIn(body) {
  try {
    const { email } = JSON.parse(body.toString('utf8'));
    return typeof email === 'string' ? email.trim().toLowerCase() : '';
  } catch {
    return '';
  }
}
