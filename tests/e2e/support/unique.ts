let made = 0;
const SYLLABLES = ['z', 'v', 'j', 'w', 'h'].flatMap((letter) => [...'aeiou'].map((vowel) => letter + vowel));
const BASE = SYLLABLES.length;
/** A number up to 624 in two syllables. */
const spelled = (number: number): string =>
  SYLLABLES[Math.floor(number / BASE) % BASE] + SYLLABLES[number % BASE];

/**
 * A word that no other recipe, product or person of this run has in its name, nor as a part of it. It is made of syllables, so
 * that nothing in it reads like an amount or a unit, and short enough for a column of a table; a worker that stands in for a
 * failed one has a number of its own.
 */
export const unique = (): string =>
  `${spelled(Number(process.env.TEST_WORKER_INDEX))}${spelled((made += 1))}`;
