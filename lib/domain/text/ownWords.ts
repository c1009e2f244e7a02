import { cleanLine, nameKey } from './clean';

/** Normalizes a custom tag: one line without commas, which separate tags. */
export const ownWord = (text: string): string => cleanLine(text.replace(/,/g, ' ')).replace(/ +/g, ' ');

/** Normalizes custom tags; drops empty ones and those that differ from an earlier one only in case. */
export function ownWords(texts: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const word of texts.map(ownWord)) if (word && !kept.has(nameKey(word))) kept.set(nameKey(word), word);
  return [...kept.values()];
}
