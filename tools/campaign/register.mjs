/**
 * A write whose answer never came ends at Infinity; `at` is what a read shows as the moment of the last change.
 * @typedef {{ does: 'write' | 'read', value: string, began: number, ended: number, at?: string }} Call
 * @typedef {ReturnType<typeof zoneOf>} Zone
 */

/**
 * Checks whether the history of one record could have happened one call after another, each at some moment between its
 * beginning and its end. All writes have different values, so every read identifies the write it saw (Gibbons and
 * Korach: the calls of a value form a zone, and zones must not cross).
 * @param {Call[]} calls
 * @returns {string | undefined} what is wrong
 */
export function faultIn(calls) {
  /** @type {Zone[]} */
  const zones = [];
  for (const [value, of] of grouped(calls)) {
    const write = of.find(({ does }) => does === 'write');
    const reads = of.filter(({ does }) => does === 'read');
    if (!write) return `${value} was read and never written`;
    if (reads.some(({ ended }) => ended < write.began)) return `${value} was read before it was written`;
    if (new Set(reads.map(({ at }) => at)).size > 1)
      return `${value} was read with two moments of its change`;
    // A write of unknown outcome that nobody saw may not have happened.
    if (reads.length > 0 || write.ended < Infinity) zones.push(zoneOf(value, of));
  }
  return crossing(zones);
}

/** @param {Call[]} calls */
function grouped(calls) {
  /** @type {Map<string, Call[]>} */
  const groups = new Map();
  for (const call of calls) groups.set(call.value, [...(groups.get(call.value) ?? []), call]);
  return groups;
}

/**
 * Returns a value's zone: between the first end and the last beginning the record surely held the value; if these are
 * in reverse order, at some moment between them.
 * @param {string} value
 * @param {Call[]} calls
 */
function zoneOf(value, calls) {
  const end = Math.min(...calls.map(({ ended }) => ended));
  const begin = Math.max(...calls.map(({ began }) => began));
  return { value, isSure: end < begin, from: Math.min(end, begin), to: Math.max(end, begin) };
}

/** @param {Zone[]} zones */
function crossing(zones) {
  const sure = zones.filter(({ isSure }) => isSure).sort((one, other) => one.from - other.from);
  for (const [at, zone] of sure.entries()) {
    const before = sure[at - 1];
    if (before && zone.from < before.to) return `${zone.value} and ${before.value} were both the last one`;
  }
  for (const zone of zones.filter(({ isSure }) => !isSure)) {
    const around = sure.find(({ from, to }) => from < zone.from && zone.to < to);
    if (around) return `${around.value} was read again after ${zone.value}`;
  }
  return undefined;
}
