import { useEffect, useEffectEvent } from 'react';

/** Delay in ms after the last change before it is saved. */
const PAUSE = 1200;

interface Autosave {
  /** Current values; a change creates a new object. */
  readonly values: unknown;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** True if saving would fail, or needs a person first. */
  readonly isHeld: boolean;
  readonly save: () => unknown;
}

/** Saves automatically: shortly after the last change, and at once when the page is left or hidden. */
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
