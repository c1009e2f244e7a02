import { useState } from 'react';

/** Which of a list's rows the arrows have gone to, by its place; `first` until they are pressed, -1 where there is none. */
export function useActiveRow(count: number, first = 0) {
  const [active, setActive] = useState<number>();
  const at = Math.min(active ?? first, count - 1);
  return {
    at,
    goTo: setActive,
    /** To the next or the last one, round and round. */
    step: (by: 1 | -1) => setActive((Math.max(at, by > 0 ? -1 : 0) + by + count) % count),
    reset: () => setActive(undefined),
  };
}
