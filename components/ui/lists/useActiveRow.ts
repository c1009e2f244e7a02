import { useState } from 'react';

/** Holds the index of the row reached by arrow keys; `first` until one is pressed, -1 for none. */
export function useActiveRow(count: number, first = 0) {
  const [active, setActive] = useState<number>();
  const at = Math.min(active ?? first, count - 1);
  return {
    at,
    goTo: setActive,
    /** Moves to the next or previous row, wrapping around. */
    step: (by: 1 | -1) => setActive((Math.max(at, by > 0 ? -1 : 0) + by + count) % count),
    reset: () => setActive(undefined),
  };
}
