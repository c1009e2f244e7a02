/** @typedef {ReturnType<typeof createRandom>} Random */

/**
 * Seeded random source: the same text always gives the same picture.
 * @param {string} text
 */
export function createRandom(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** @param {number} low @param {number} high */
  const between = (low, high) => low + (high - low) * next();
  return {
    next,
    between,
    /** @param {number} value @param {number} share */
    around: (value, share) => value * between(1 - share, 1 + share),
    angle: () => between(0, Math.PI * 2),
    seed: () => Math.floor(next() * 1e6),
    /**
     * @template T
     * @param {readonly T[]} list
     * @returns {T}
     */
    pick(list) {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}

/**
 * Returns `count` points inside a circle, evenly spread (sunflower order) and jittered.
 * @param {Random} random
 * @param {{ x: number, y: number, radius: number, count: number, jitter?: number, squash?: number }} circle
 */
export function spread(random, { x, y, radius, count, jitter = 0.6, squash = 1 }) {
  const turn = random.angle();
  const step = radius / Math.sqrt(count);
  return Array.from({ length: count }, (_, index) => {
    const reach = radius * Math.sqrt((index + 0.5) / count);
    const angle = turn + index * 2.399963;
    return {
      x: x + Math.cos(angle) * reach + random.between(-jitter, jitter) * step,
      y: y + (Math.sin(angle) * reach + random.between(-jitter, jitter) * step) * squash,
      reach: reach / radius,
      angle,
    };
  });
}

/**
 * Returns the items in random order, so that piles do not grow from the middle.
 * @template T
 * @param {Random} random
 * @param {readonly T[]} list
 */
export function shuffled(random, list) {
  return list
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
