import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps in `--pad` the pixels at the bottom of the window that an on-screen keyboard covers, if the browser lays it
 * over the page, and calls `onChange` when that changes; docked elements then stay above it.
 */
export function useNumberPad(onChange: () => void) {
  const told = useEffectEvent(onChange);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      // a zoomed page shows less without any keyboard
      const covered = seen.scale > 1.05 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      style.setProperty('--pad', `${Math.max(0, Math.round(covered))}px`);
      told();
    };
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      style.removeProperty('--pad');
    };
  }, []);
}
