const MINUTE = 60_000;
const WITHIN_MINUTES = 10;
// The first is for a part that was killed, the last for one that waits for something else to come back.
const PAUSES_MS = [250, 2000, 8000, 20_000, 45_000];

/**
 * How often a part that ended by itself is started again: `(id)` counts a death and says how long to wait before the next
 * start, or that it was one too many.
 * @param {{ pauses?: number[], now?: () => number }} options
 */
export function createPatience({ pauses = PAUSES_MS, now = () => Date.now() } = {}) {
  const deaths = new Map();
  return (id) => {
    const recent = (deaths.get(id) ?? []).filter((at) => now() - at < WITHIN_MINUTES * MINUTE);
    deaths.set(id, [...recent, now()]);
    return {
      pause: pauses[recent.length],
      count: recent.length + 1,
      most: pauses.length,
      minutes: WITHIN_MINUTES,
    };
  };
}
