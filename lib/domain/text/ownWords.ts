import { cleanLine, nameKey } from './clean';

/** A word of one's own as it is kept: one line without commas, for they part words. */
export const ownWord = (text: string): string => cleanLine(text.replace(/,/g, ' ')).replace(/ +/g, ' ');

/** Words of one's own, cleaned; empty ones, and those that stand there already in other capitals, are left out. */
export function ownWords(texts: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const word of texts.map(ownWord)) if (word && !kept.has(nameKey(word))) kept.set(nameKey(word), word);
  return [...kept.values()];
}
