/** Milliseconds by kind: how many, the middle one, the slowest of a hundred and of all. */
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
  const sorted = list.toSorted((one, other) => one - other);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), worst: Math.round(sorted.at(-1) ?? 0) };
}
