import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps in `--pad` how much of the window's foot a number pad covers where the browser lays it over the page, and tells when it
 * has come or gone; what is docked then stands above it.
 */
export function useNumberPad(onChange: () => void) {
  const told = useEffectEvent(onChange);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      // who has zoomed in sees less of the page without any pad
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
