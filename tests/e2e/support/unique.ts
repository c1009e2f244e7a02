let made = 0;
const SYLLABLES = ['za', 'ze', 'zi', 'zo', 'zu', 'va', 've', 'vi', 'vo', 'vu'];
const spelled = (number: number): string =>
  [...String(number).padStart(3, '0')].map((digit) => SYLLABLES[Number(digit)]).join('');

/**
 * A word that no other recipe, product or person of this run has in its name, nor as a part of it. It is made of syllables, so
 * that nothing in it reads like an amount or a unit; a worker that stands in for a failed one has a number of its own.
 */
export const unique = (): string =>
  `${spelled(Number(process.env.TEST_WORKER_INDEX))}${spelled((made += 1))}`;
