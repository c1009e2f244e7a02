import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import type * as firebase from '@/lib/auth/firebase';
import { type ProviderUser, type UserData, userDataText } from '@/lib/auth/session';
import { buildPerson } from './builders';
import { api, dataOf, server } from '../servers/server';

/** Builds an unsigned token with these claims that expires in `minutes`. */
export function buildJwt(claims: Record<string, unknown> = {}, minutes = 60): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + minutes * 60;
  return `${encode({ alg: 'none' })}.${encode({ email_verified: true, exp, ...claims })}.`;
}

/** Stands in for the identity provider: every call succeeds until a test says otherwise. */
function makeFakeAuth() {
  const answers = {
    setLanguage: vi.fn((language: string) => void language),
    follow: vi.fn((tell: (user: ProviderUser | null) => void): (() => void) => (void tell, () => undefined)),
    idToken: vi.fn(async (): Promise<string | null> => buildJwt()),
    signInWithPassword: vi.fn(async (...words: unknown[]) => void words),
    signUp: vi.fn(async (...words: unknown[]) => void words),
    signInWithProvider: vi.fn(async (...words: unknown[]) => void words),
    signInWithTestAccount: vi.fn(async (...words: unknown[]) => void words),
    sendPhoneCode: vi.fn(async (...words: unknown[]) => void words),
    signInWithPhoneCode: vi.fn(async (...words: unknown[]) => void words),
    sendReset: vi.fn(async (...words: unknown[]) => void words),
    checkReset: vi.fn(async () => 'user@example.com'),
    resetPassword: vi.fn(async (...words: unknown[]) => void words),
    sendVerification: vi.fn(async (...words: unknown[]) => void words),
    verifyEmail: vi.fn(async (...words: unknown[]) => void words),
    ownRoad: vi.fn(async () => ({ by: 'password' as const })),
    confirmPassword: vi.fn(async (...words: unknown[]) => void words),
    confirmProvider: vi.fn(async (...words: unknown[]) => void words),
    deleteSignIn: vi.fn(async (...words: unknown[]) => void words),
    leave: vi.fn(async (...words: unknown[]) => void words),
  } satisfies Record<keyof typeof firebase, unknown>;
  return {
    module: answers,
    reset: () => Object.values(answers).forEach((answer) => answer.mockReset()),
  };
}

export const fakeAuth = makeFakeAuth();

/** Puts a session into the browser, as a sign-in before the test would have. */
export function signInAs(person: Partial<UserData> = {}, jwt = buildJwt()): UserData {
  const full = buildPerson(person);
  window.localStorage.setItem('jwt', jwt);
  window.localStorage.setItem('userData', userDataText(full));
  return full;
}

/** Stores changes of a person's record, as the CMS does; returns the bodies that were sent. */
export function keepPerson(person: Parameters<typeof buildPerson>[0] = {}): unknown[] {
  let me: Record<string, unknown> = { ...buildPerson(person) };
  const sent: unknown[] = [];
  server.use(
    http.put(api('/users/7'), async ({ request }) => {
      const data = await dataOf<Record<string, unknown>>(request);
      sent.push(data);
      me = { ...me, ...data };
      const { id, ...attributes } = me;
      return HttpResponse.json({ data: { id, attributes } });
    }),
    http.get(api('/users/me'), () => HttpResponse.json(me)),
  );
  return sent;
}
