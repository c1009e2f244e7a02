import { present } from './present';

/** Random number generator: each call returns a number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Creates a pseudorandom generator (mulberry32); the same seed gives the same numbers. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(random: Random, from: readonly T[]): T =>
  present(from[Math.floor(random() * from.length)], 'anything to pick from');
