import { initializeApp } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { MINUTE } from '../domain/time/units';
import { tokenHash } from '../records/hash';
import { useKeysOf } from '../vendor/firebase';
import { authMode } from './mode';
import { dropOldest } from '../records/dropOldest';

/** Content of a checked token. */
export interface Claims {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly phone: string | null;
  readonly authTime: number;
  readonly expiresAt: number;
}

const REMEMBERED = 10_000;
const remembered = new Map<string, Claims>();
let auth: Auth | undefined;

/** Connects to the project that the environment names; throws if the settings contradict each other. */
export function prepareTokens(env: NodeJS.ProcessEnv): void {
  const { projectId } = authMode(env);
  auth = getAuth(initializeApp({ projectId }));
  // Tests have a key set of their own.
  if (env.NODE_ENV === 'test' && env.FIREBASE_KEYS_URL) useKeysOf(auth, env.FIREBASE_KEYS_URL);
}

/** Returns the claims of a token that was checked before and has not expired. */
export function cachedClaims(key: string): Claims | undefined {
  const claims = remembered.get(key);
  if (claims && claims.expiresAt > Date.now()) return claims;
  remembered.delete(key);
  return undefined;
}

/** Checks signature, audience, issuer and expiry, once per token; returns undefined for an invalid token. */
export async function verifyToken(token: string): Promise<Claims | undefined> {
  const key = tokenHash(token);
  const known = cachedClaims(key);
  if (known) return known;
  const decoded = await (auth as Auth).verifyIdToken(token).catch(() => undefined);
  if (!decoded || !isSound(decoded)) return undefined;
  const claims = toClaims(decoded);
  if (remembered.size >= REMEMBERED) dropOldest(remembered);
  remembered.set(key, claims);
  return claims;
}

const CLOCK_LEEWAY = MINUTE;

/**
 * Checks what firebase-admin does not: an expiry (a token without one would be good forever), a start that is not in
 * the future, and texts that are texts.
 */
function isSound({ exp, iat, auth_time, email, phone_number }: DecodedIdToken): boolean {
  const latest = (Date.now() + CLOCK_LEEWAY) / 1000;
  const isPast = (at: unknown) => typeof at === 'number' && Number.isFinite(at) && at <= latest;
  const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string';
  return (
    Number.isFinite(exp) &&
    isPast(iat) &&
    isPast(auth_time) &&
    isTextOrNone(email) &&
    isTextOrNone(phone_number)
  );
}

function toClaims(token: DecodedIdToken): Claims {
  return {
    uid: token.uid,
    email: token.email?.toLowerCase() ?? null,
    emailVerified: token.email_verified === true,
    name: typeof token.name === 'string' ? token.name : null,
    phone: token.phone_number ?? null,
    authTime: token.auth_time * 1000,
    expiresAt: token.exp * 1000,
  };
}

/** Returns the token of an Authorization header: raw, or behind "Bearer". */
export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  return token || undefined;
}
