/** The words of a text, parted by spaces or line breaks, as a set to look words up in. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
