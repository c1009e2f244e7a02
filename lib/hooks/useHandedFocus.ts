import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a list row: when a row with the focus unmounts, the focus moves to its neighbour and not to the top
 * of the page.
 */
export function useHandedFocus() {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const neighbour = row.nextElementSibling ?? row.previousElementSibling;
      neighbour?.querySelector<HTMLElement>('input, button, a')?.focus();
    };
  }, []);
  return ref;
}
