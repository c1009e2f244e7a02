/**
 * Returns lookup keys for words that differ by one wrong, missing, doubled or swapped letter: the word itself, and the
 * word without each of its letters. Two near words always share a key.
 */
export function nearKeys(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Checks whether at most one letter is wrong, missing, extra, or swapped with its neighbour. */
export function isNear(one: string, other: string): boolean {
  const [first, second] = [[...one], [...other]] as const;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (long.length - short.length > 1) return false;
  const at = short.findIndex((letter, index) => letter !== long[index]);
  if (at < 0) return true;
  const isSameFrom = (inShort: number, inLong: number) =>
    short.slice(inShort).join('') === long.slice(inLong).join('');
  if (short.length < long.length) return isSameFrom(at, at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSameFrom(at + 1, at + 1) || (isSwapped && isSameFrom(at + 2, at + 2));
}
