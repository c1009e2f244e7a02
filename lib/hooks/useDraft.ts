import { useCallback, useEffect, useRef } from 'react';
import { readJwt } from '@/lib/auth/session';
import type { DraftKey, Drafts } from '@/lib/stored/drafts';

const PAUSE = 400;

interface Drafted {
  readonly values: unknown;
  /** What the values began from. */
  readonly base?: unknown;
  readonly savedAt: string;
}

/**
 * Keeps what is being written in this browser, a moment after the last change and before the page goes; nothing while `draft` is
 * null. Answers a function that forgets it, for when the record is saved or the changes are given up.
 */
export function useDraft<Kept extends Drafted>(
  drafts: Pick<Drafts<Kept>, 'write'>,
  key: DraftKey,
  draft: Omit<Kept, 'savedAt'> | null,
) {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const keep = useCallback(() => {
    // a form that goes because its person signs out leaves nothing behind
    if (latest.current && readJwt() !== null)
      drafts.write(key, { ...latest.current, savedAt: new Date().toISOString() } as Kept);
  }, [drafts, key]);

  const values = draft?.values;
  const base = draft?.base;
  useEffect(() => {
    if (!values) return;
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [keep, values, base]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return useCallback(() => {
    latest.current = null;
    drafts.write(key, null);
  }, [drafts, key]);
}
