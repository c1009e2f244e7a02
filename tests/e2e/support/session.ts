import type { BrowserContext } from 'playwright-core';
import { flatten } from '@/lib/api/strapi';
import { readClaims, userDataText, type UserData } from '@/lib/auth/session';
import type { CookieName } from '@/lib/browser/cookies';
import type { Language } from '@/lib/domain/language';
import { callApi, signInCall } from '@/tools/screens/session.mjs';
import type { Person } from './people';
import type { TestStack } from './stack';

type State = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** Returns a browser's storage for the site: a language, and other entries by name. */
export const storageOf = (
  url: string,
  language: Language,
  more: Readonly<Record<string, string>> = {},
): State => ({
  cookies: [
    cookie(url, 'selectedLanguage', language),
    ...(more.jwt === undefined ? [] : [cookie(url, 'signedIn', '1')]),
  ],
  origins: [
    {
      origin: url,
      localStorage: Object.entries({ selectedLanguage: language, ...more }).map(([name, value]) => ({
        name,
        value,
      })),
    },
  ],
});

const cookie = (url: string, name: CookieName, value: string) => ({
  name,
  value,
  domain: new URL(url).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/** Returns a browser's storage after a sign-in by the form; the CMS then knows the person and their language. */
export async function sessionState(
  { url, apiKey }: TestStack,
  person: Person,
  language: Language,
): Promise<State> {
  const { idToken, refreshToken, localId } = await signInCall(url, person);
  const me = flatten<UserData & { readonly language?: Language | null }>(
    await callApi(url, 'users/me', { token: idToken }),
  );
  if (language !== (me.language ?? 'en'))
    await callApi(url, `users/${me.id}`, { token: idToken, method: 'PUT', data: { language } });
  const { exp = 0, email_verified: emailVerified = false } = readClaims(idToken);
  const user = {
    uid: localId,
    email: person.email,
    emailVerified,
    displayName: person.name,
    isAnonymous: false,
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: exp * 1000 },
    apiKey,
    appName: '[DEFAULT]',
  };
  return storageOf(url, language, {
    jwt: idToken,
    userData: userDataText(me),
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
  });
}
