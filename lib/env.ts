/** Settings of the build and the server (see .env.example); NEXT_PUBLIC_* values are fixed at build time. */
export const AUTH_MODE: 'emulator' | 'firebase' =
  process.env.NEXT_PUBLIC_AUTH_MODE === 'firebase' ? 'firebase' : 'emulator';

export const FIREBASE = {
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID || 'demo-supra',
  // The emulator accepts any key, but the SDK requires one.
  apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY || 'local-only',
  authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN || undefined,
  appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID || undefined,
};

export const AUTH_PROVIDERS: readonly string[] = (
  process.env.NEXT_PUBLIC_AUTH_PROVIDERS || 'password,google,phone'
)
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);

/** Returns the base of REST calls: the page's own origin in the browser, the CMS itself while Next renders. */
export const apiBase = (): string =>
  typeof window === 'undefined' ? `${process.env.CMS_URL || 'http://127.0.0.1:1337'}/api` : '/api';
