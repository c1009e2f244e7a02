/**
 * Returns a random one of a list that holds something.
 * @template T
 * @param {() => number} random
 * @param {readonly T[]} list
 * @returns {T}
 */
export function pickFrom(random, list) {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
}
