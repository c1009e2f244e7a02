import { quantile } from '../../scripts/testing/quantile.mjs';

/** Collects times in ms by kind: count, median, 99th percentile and maximum. */
export function createTimes() {
  const kinds = new Map();
  return {
    add(kind, ms) {
      const list = kinds.get(kind) ?? [];
      list.push(ms);
      kinds.set(kind, list);
    },
    of: (kind) => timesOf(kinds.get(kind) ?? []),
    rows: () => [...kinds].map(([kind, list]) => ({ kind, ...timesOf(list) })),
    all: () => timesOf([...kinds.values()].flat()),
  };
}

function timesOf(list) {
  const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => Math.round(quantile(list, share) ?? 0));
  return { count: list.length, p50, p99, worst };
}
