import { createContext, use } from 'react';
import type { Language } from '@/lib/domain/language';
import type { Key } from './keys';

/** Data that the server sends with a public page besides its HTML. */
export interface Sent {
  readonly language: Language;
  /** URL of the site, without a trailing slash. */
  readonly site: string;
  /** Answers of the page's public reads, by their keys as JSON. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** True if the browser says that it runs on a phone. */
  readonly isNarrow: boolean;
  /** False if it could not read what the page is about: search engines are asked not to keep it. */
  readonly isWhole: boolean;
}

/** Null on a page that the server did not render for its reader, and after the first page. */
export const SentContext = createContext<Sent | null>(null);

/** Returns the answer that the server sent for a read as a visitor makes it; undefined if it sent none. */
export function useSentAnswer<T>(key: Key | null): T | undefined {
  const sent = use(SentContext);
  return key === null ? undefined : (sent?.answers[JSON.stringify(key)] as T | undefined);
}

/** Returns the site's URL for addresses that others read: the server's, else the browser's own; null if neither knows. */
export function useSite(): string | null {
  const sent = use(SentContext);
  return sent?.site ?? (typeof window === 'undefined' ? null : window.location.origin);
}
