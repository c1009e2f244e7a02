/** Returns a word as one of a set; undefined if the set lacks it. */
export const wordOf = <W extends string>(set: readonly W[], word: string | null | undefined): W | undefined =>
  set.find((one) => one === word);

/** Returns the words that the set has, in their order. */
export const wordsOf = <W extends string>(set: readonly W[], words: readonly string[]): W[] =>
  words.flatMap((word) => wordOf(set, word) ?? []);
