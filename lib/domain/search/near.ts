/**
 * Words that differ by one wrong, missing, doubled or swapped letter. Two such words have a key in common (each is its own key,
 * and so is what is left of it without any one letter), so that they are found by looking keys up.
 */
export function nearKeys(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Whether at most one letter is wrong, missing, too many, or has changed places with its neighbour. */
export function isNear(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length);
  if (long.length - short.length > 1) return false;
  const at = short.findIndex((letter, index) => letter !== long[index]);
  if (at < 0) return true;
  const isSameFrom = (inShort: number, inLong: number) =>
    short.slice(inShort).join('') === long.slice(inLong).join('');
  if (short.length < long.length) return isSameFrom(at, at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSameFrom(at + 1, at + 1) || (isSwapped && isSameFrom(at + 2, at + 2));
}
