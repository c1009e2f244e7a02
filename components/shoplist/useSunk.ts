import { useCallback, useEffect, useState } from 'react';

/** How long a ticked line keeps its place after the last tick. */
export const STAYS = 5000;

const NONE: ReadonlySet<string> = new Set();

/** Lines that were ticked a moment ago: they stay where they are, so that nothing moves under the thumb and a tap brings them back. */
export function useStaying() {
  const [staying, setStaying] = useState(NONE);
  useEffect(() => {
    if (staying.size === 0) return;
    const timer = setTimeout(() => setStaying(NONE), STAYS);
    return () => clearTimeout(timer);
  }, [staying]);
  const stay = useCallback((key: string) => setStaying((now) => new Set(now).add(key)), []);
  return { staying, stay };
}
