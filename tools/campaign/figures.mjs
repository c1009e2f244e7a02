import { quantile } from '../../scripts/testing/quantile.mjs';

/** @typedef {ReturnType<typeof createTimes>} Times */

/** Collects times in ms by kind: count, median, 99th percentile and maximum. */
export function createTimes() {
  /** @type {Map<string, number[]>} */
  const kinds = new Map();
  return {
    /** @param {string} kind @param {number} ms */
    add(kind, ms) {
      const list = kinds.get(kind) ?? [];
      list.push(ms);
      kinds.set(kind, list);
    },
    /** @param {string} kind */
    of: (kind) => timesOf(kinds.get(kind) ?? []),
    rows: () => [...kinds].map(([kind, list]) => ({ kind, ...timesOf(list) })),
    all: () => timesOf([...kinds.values()].flat()),
  };
}

/** @param {number[]} list */
function timesOf(list) {
  const [p50 = 0, p99 = 0, worst = 0] = [0.5, 0.99, 1].map((share) => Math.round(quantile(list, share) ?? 0));
  return { count: list.length, p50, p99, worst };
}
