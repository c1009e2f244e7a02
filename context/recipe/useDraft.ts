import { useCallback, useEffect, useRef } from 'react';
import type { DishValues } from '@/lib/forms/dish/values';
import { writeDraft, type Draft } from '@/lib/drafts';

const PAUSE = 400;

/** Keeps what is being written in this browser, a moment after the last key and before the page goes. */
export function useDraft(
  key: string,
  values: DishValues,
  isDirty: boolean,
  origin: Omit<Draft, 'values' | 'savedAt'>,
) {
  const latest = useRef({ values, isDirty, origin, isDone: false });
  useEffect(() => {
    latest.current = { ...latest.current, values, isDirty, origin };
  });

  const keep = useCallback(() => {
    const { values: now, isDirty: isChanged, origin: from, isDone } = latest.current;
    if (isDone || !isChanged) return;
    writeDraft(key, { ...from, values: now, savedAt: new Date().toISOString() });
  }, [key]);

  useEffect(() => {
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

  /** Forgets the draft; `isDone` when nothing more is to be kept, because the recipe is saved. */
  return useCallback(
    (isDone: boolean) => {
      latest.current = { ...latest.current, isDone, isDirty: false };
      writeDraft(key, null);
    },
    [key],
  );
}
