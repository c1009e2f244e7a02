import { useCallback, useEffect, useRef } from 'react';
import { readJwt } from '@/lib/auth/session';
import type { DraftKey, Drafts } from '@/lib/stored/drafts';

const PAUSE = 400;

interface Drafted {
  readonly values: unknown;
  /** Values from which the editing started. */
  readonly base?: unknown;
  readonly savedAt: string;
}

/**
 * Stores the draft in this browser, shortly after the last change and before the page closes; nothing while `draft` is
 * null. Returns a function that deletes it, for when the record is saved or the changes are discarded.
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
    // a form that unmounts because its person signs out stores nothing
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
