import { useCallback, useEffect, useRef } from 'react';
import { writePlanDraft, type PlanDraft } from '@/lib/planDrafts';

const PAUSE = 400;

/** Keeps what is being planned in this browser, a moment after the last change and before the page goes. */
export function usePlanDraft(key: string, draft: Omit<PlanDraft, 'savedAt'> | null) {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const keep = useCallback(() => {
    if (latest.current) writePlanDraft(key, { ...latest.current, savedAt: new Date().toISOString() });
  }, [key]);

  const values = draft?.values;
  useEffect(() => {
    if (!values) return;
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [keep, values]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  /** Nothing is left to lose: the plan is saved, or the changes were given up. */
  return useCallback(() => {
    latest.current = null;
    writePlanDraft(key, null);
  }, [key]);
}
