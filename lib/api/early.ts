import { currentToken } from './token';

declare global {
  interface Window {
    /** Answers to reads that the boot script has begun, by path; null for one that failed. */
    early?: { readonly token: string; readonly answers: Record<string, Promise<unknown>> };
  }
}

/**
 * Places in a path that the boot script fills in: the record in the address, the person, their days, and the day before
 * the shop's.
 */
export const EARLY_PLACES = {
  id: '-id-',
  me: '-me-',
  monday: '-monday-',
  ahead: '-ahead-',
  before: '-before-',
} as const;

/**
 * Takes the answer to a read that the boot script began before any other script; undefined if it began none for this
 * path and person, or if that failed. Each is taken once.
 */
export async function takeEarly<T>(path: string): Promise<T | undefined> {
  const { early } = typeof window === 'undefined' ? {} : window;
  const answer = early?.answers[path];
  if (!early || !answer) return undefined;
  delete early.answers[path];
  const taken = (await answer) ?? undefined;
  // the person may have signed out, or another in, meanwhile
  return early.token === (await currentToken()) ? (taken as T | undefined) : undefined;
}
