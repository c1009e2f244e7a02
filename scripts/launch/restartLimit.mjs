const MINUTE = 60_000;
const WITHIN_MINUTES = 10;
// Pauses in ms before a restart: the first is for a part that was killed, the last for one that waits for another
// service.
const PAUSES_MS = [250, 2000, 8000, 20_000, 45_000];

/**
 * Limits restarts of a part: `(id)` counts a death and returns the pause before the next start, or no pause if there
 * were too many.
 * @param {{ pauses?: number[], now?: () => number }} [options]
 */
export function createRestartLimit({ pauses = PAUSES_MS, now = () => Date.now() } = {}) {
  /** @type {Map<string, number[]>} */
  const deaths = new Map();
  /** @param {string} id */
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
