import { expect, test } from 'vitest';
import { AUTH_REASONS, AuthError, authReason, toAuthError } from '@/lib/auth/errors';
import en from '@/locales/en/account.json';
import ka from '@/locales/ka/account.json';

test.each([
  ['auth/wrong-password', 'wrongCredentials'],
  ['auth/user-not-found', 'wrongCredentials'],
  ['auth/invalid-credential', 'wrongCredentials'],
  ['auth/email-already-in-use', 'emailInUse'],
  ['auth/too-many-requests', 'tooManyRequests'],
  ['auth/popup-closed-by-user', 'popupClosed'],
  ['auth/network-request-failed', 'network'],
  ['auth/user-disabled', 'disabled'],
  ['auth/invalid-verification-code', 'wrongCode'],
  ['auth/never-heard-of', 'unknown'],
])('%s means %s', (code, reason) => {
  expect(authReason(code)).toBe(reason);
});

test('every reason has a text in both languages', () => {
  for (const reason of AUTH_REASONS) {
    expect(en.error[reason], reason).toBeTruthy();
    expect(ka.error[reason], reason).toBeTruthy();
  }
});

test('translates the provider’s faults and passes others on', () => {
  expect(toAuthError({ code: 'auth/weak-password' })).toBeInstanceOf(AuthError);
  const other = new TypeError('bug');
  expect(toAuthError(other)).toBe(other);
});
