import { useLayoutEffect, useRef } from 'react';

/** A row that goes hands the focus that it holds to its neighbour, so that nobody falls to the top of the page. */
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
