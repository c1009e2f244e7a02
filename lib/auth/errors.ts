import { fieldOf } from '@/lib/domain/fieldOf';

/** Provider's faults by meaning; texts are `account:error.<reason>`. */
export const AUTH_REASONS = [
  'wrongCredentials',
  'emailInUse',
  'weakPassword',
  'invalidEmail',
  'tooManyRequests',
  'popupClosed',
  'popupBlocked',
  'network',
  'disabled',
  'expiredCode',
  'wrongCode',
  'invalidPhone',
  'otherProvider',
  'notAllowed',
  'recentLogin',
  'unknown',
] as const;
type AuthReason = (typeof AUTH_REASONS)[number];

const REASONS: Readonly<Record<string, AuthReason>> = {
  // One text for all of these: only the account's owner may learn the exact reason.
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/missing-password': 'wrongCredentials',
  'auth/email-already-in-use': 'emailInUse',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/invalid-email': 'invalidEmail',
  'auth/missing-email': 'invalidEmail',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/quota-exceeded': 'tooManyRequests',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
  'auth/popup-blocked': 'popupBlocked',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/user-disabled': 'disabled',
  'auth/expired-action-code': 'expiredCode',
  'auth/invalid-action-code': 'expiredCode',
  'auth/code-expired': 'expiredCode',
  'auth/invalid-verification-code': 'wrongCode',
  'auth/missing-verification-code': 'wrongCode',
  'auth/invalid-phone-number': 'invalidPhone',
  'auth/missing-phone-number': 'invalidPhone',
  'auth/account-exists-with-different-credential': 'otherProvider',
  'auth/credential-already-in-use': 'otherProvider',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/admin-restricted-operation': 'notAllowed',
  'auth/unauthorized-domain': 'notAllowed',
  'auth/requires-recent-login': 'recentLogin',
  'auth/user-token-expired': 'recentLogin',
};

/** Maps the provider's code; unknown codes give "unknown". */
export const authReason = (code: string | undefined): AuthReason => REASONS[code ?? ''] ?? 'unknown';

/** Fault of the identity provider, in our terms. */
export class AuthError extends Error {
  readonly reason: AuthReason;

  constructor(reason: AuthReason, message: string = reason) {
    super(message);
    this.name = 'AuthError';
    this.reason = reason;
  }
}

/** Converts the provider's fault to an AuthError; returns anything else unchanged. */
export function toAuthError(cause: unknown): unknown {
  const code = fieldOf(cause, 'code');
  if (typeof code !== 'string' || !code.startsWith('auth/')) return cause;
  return new AuthError(authReason(code), code);
}
