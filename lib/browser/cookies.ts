import type { COOKIES } from './stores';

export type CookieName = keyof typeof COOKIES;

/** Keeps a cookie for a year, or drops it. */
export function keepCookie(name: CookieName, value: string | null): void {
  const age = value === null ? 0 : 31_536_000;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
