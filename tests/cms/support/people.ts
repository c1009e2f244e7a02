import { randomUUID } from 'node:crypto';
import { given } from '@/tests/support/at';

/** Person who has signed in: what the browser would hold, and their id in the CMS. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  readonly id: number;
}
export interface Emulator {
  readonly url: string;
  readonly projectId: string;
}
type Body = Record<string, unknown>;
const PASSWORD = 'supra-test';

async function call(
  url: string,
  body: Body,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const given = await answer.json();
  if (!answer.ok) throw new Error(`The emulator says ${JSON.stringify(given)}`);
  return given;
}

const toolkit = (emulator: Emulator) => `${emulator.url}/identitytoolkit.googleapis.com/v1`;

/** Signs up a new account and signs it in; `verified` acts as if the link in the mail had been opened. */
export async function signUp(
  emulator: Emulator,
  { email = `${randomUUID()}@example.com`, name = 'Somebody', verified = true } = {},
): Promise<{ uid: string; email: string; token: string }> {
  const account = { email, displayName: name, password: PASSWORD, emailVerified: verified };
  const { localId } = await call(`${toolkit(emulator)}/projects/${emulator.projectId}/accounts`, account, {
    Authorization: 'Bearer owner',
  });
  return { uid: given(localId), email, token: await signIn(emulator, email) };
}

export async function signIn(emulator: Emulator, email: string): Promise<string> {
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  return given(
    (await call(`${toolkit(emulator)}/accounts:signInWithPassword?key=test`, credentials)).idToken,
  );
}

/** Changes an account as the provider's console would. */
export const changeAccount = (emulator: Emulator, uid: string, changes: Body) =>
  call(
    `${toolkit(emulator)}/projects/${emulator.projectId}/accounts:update`,
    { localId: uid, ...changes },
    { Authorization: 'Bearer owner' },
  );
