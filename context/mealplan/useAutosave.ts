import { useEffect, useEffectEvent } from 'react';

/** So long nothing more is changed before it is saved. */
const PAUSE = 1200;

interface Autosave {
  /** What is changed; each change makes another one. */
  readonly values: unknown;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Saving would come to nothing, or needs a person first. */
  readonly isHeld: boolean;
  readonly save: () => unknown;
}

/** Saves by itself: a moment after the last change, and at once when the page is left or out of sight. */
export function useAutosave({ values, isDirty, isSaving, isHeld, save }: Autosave) {
  const saveNow = useEffectEvent(() => {
    if (isDirty && !isHeld) void save();
  });
  useEffect(() => {
    if (!isDirty || isHeld || isSaving) return;
    const timer = setTimeout(() => saveNow(), PAUSE);
    return () => clearTimeout(timer);
  }, [values, isDirty, isHeld, isSaving]);

  useEffect(() => {
    const handleHide = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      saveNow();
    };
  }, []);
}
