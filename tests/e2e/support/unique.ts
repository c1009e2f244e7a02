import { at } from '@/tests/support/at';
let made = 0;
const SYLLABLES = ['z', 'v', 'j', 'w', 'h'].flatMap((letter) => [...'aeiou'].map((vowel) => letter + vowel));
const BASE = SYLLABLES.length;
/** Spells a number up to 624 in two syllables. */
const spelled = (number: number): string =>
  at(SYLLABLES, Math.floor(number / BASE) % BASE) + at(SYLLABLES, number % BASE);

/**
 * Returns a word that no other recipe, product or person of this run has in its name, not even as a part. Made of
 * syllables, so that nothing in it reads like an amount or a unit, and short enough for a table column; a worker that
 * replaces a failed one has a different number.
 */
export const unique = (): string =>
  `${spelled(Number(process.env.TEST_WORKER_INDEX))}${spelled((made += 1))}`;
