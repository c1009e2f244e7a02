/**
 * @import { IncomingMessage } from 'node:http'
 * @import { Route } from './routes.mjs'
 */

const MOST = 20;
const WITHIN_MS = 10 * 60_000;
const MOST_KNOWN = 10_000;
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

/**
 * Limits guesses of passwords in the demo, as a real Firebase does: after too many wrong ones from one address for one
 * email, further ones are refused until ten minutes after the first.
 */
export function createPasswordLimit(now = Date.now) {
  /** @type {Map<string, { count: number, until: number }>} */
  const known = new Map();
  /** @param {string} key */
  const entryOf = (key) => {
    const entry = known.get(key);
    if (entry && entry.until > now()) return entry;
    const [oldest] = known.keys();
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    const fresh = { count: 0, until: now() + WITHIN_MS };
    known.set(key, fresh);
    return fresh;
  };
  return {
    /**
     * Counts an attempt as wrong; returns `{ wait }` in seconds if there were too many, else `{ right }` to call if it
     * was correct.
     * @param {string} address
     * @param {string} email
     * @returns {{ wait: number, right?: undefined } | { wait?: undefined, right: () => void }}
     */
    take(address, email) {
      const entry = entryOf(`${address} ${email}`);
      if (entry.count >= MOST) return { wait: Math.ceil((entry.until - now()) / 1000) };
      entry.count += 1;
      return { right: () => void (entry.count -= 1) };
    },
  };
}

/** @param {{ part: Route['part'], path: string }} route */
export const isSignIn = ({ part, path }) => part === 'auth' && path.startsWith(`${SIGN_IN}?`);

/**
 * Reads the whole body of a request whose length the router has checked; resolves to undefined if the caller
 * disconnects.
 * @param {IncomingMessage} req
 */
export async function readBody(req) {
  /** @type {Buffer[]} */
  const chunks = [];
  try {
    for await (const chunk of req) chunks.push(chunk);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

/**
 * Returns the email in a sign-in's body, normalised as the emulator compares it; '' if there is none.
 * @param {Buffer} body
 */
export function emailIn(body) {
  try {
    const { email } = JSON.parse(body.toString('utf8'));
    return typeof email === 'string' ? email.trim().toLowerCase() : '';
  } catch {
    return '';
  }
}
