import http from 'node:http';
import { SignJWT, type JWTPayload } from 'jose';
import type { SigningKey } from './certificate';
import { portOf } from '@/tests/support/servers/portOf';

export const PROJECT = 'supra-test';
const now = () => Math.floor(Date.now() / 1000);

/** Returns the claims of a real token of the project; `changes` override them. */
export function claimsFor(uid: string, changes: JWTPayload = {}): JWTPayload {
  const email = `${uid}@example.com`;
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    auth_time: now() - 60,
    iat: now() - 60,
    exp: now() + 3600,
    email,
    email_verified: true,
    name: 'ნინო',
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    ...changes,
  };
}

export const signed = (
  claims: JWTPayload,
  { kid, privateKey }: SigningKey,
  header: Record<string, unknown> = {},
) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header }).sign(privateKey);

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Makes a token without a valid signature, under any algorithm its header claims. */
export const unsigned = (claims: JWTPayload, header: Record<string, unknown>, signature = '') =>
  `${encoded({ typ: 'JWT', ...header })}.${encoded(claims)}.${signature}`;

/** Serves certificates as Google does, and counts the fetches. */
export async function serveKeys(keys: readonly SigningKey[]) {
  const served = { fetches: 0, url: '', stop: () => Promise.resolve() };
  const server = http.createServer((_req, res) => {
    served.fetches += 1;
    res.setHeader('Content-Type', 'application/json');
    res.setHeader('Cache-Control', 'public, max-age=20000, must-revalidate');
    res.end(JSON.stringify(Object.fromEntries(keys.map(({ kid, certificate }) => [kid, certificate]))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  served.url = `http://127.0.0.1:${portOf(server)}/keys`;
  served.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return served;
}
