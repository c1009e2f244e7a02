/** A phrase at the start of a text, and what stands for it. */
interface Found<V> {
  readonly value: V;
  readonly said: string;
}

const ENDS = '(?![\\p{L}\\p{M}\\p{N}])[.)]?';

/**
 * A phrase of the tables as a pattern: `*` is any ending, between its words may stand points and strokes, and what follows in
 * brackets must or must not come behind it.
 */
function patternOf(phrase: string): string {
  const [, words, ahead] = /^(.*?)(?: (\(\?.*))?$/u.exec(phrase) ?? [];
  const pattern = words.replace(/\*/gu, '\\p{L}*').replace(/ /gu, '[\\s./()]+');
  return `${pattern}${ENDS}${ahead ? `\\s*${ahead}` : ''}`;
}

/** The first two letters, by which phrases are found fast; in place of what is no letter stands a space. */
const keyOf = (text: string): string => text.slice(0, 2).toLowerCase().replace(/\P{L}/gu, ' ').padEnd(2, ' ');

/** Finds the longest of the phrases that a text begins with; `behind` is a pattern of what must come after it. */
export function phrasesAtStart<V>(
  phrases: readonly (readonly [phrase: string, value: V])[],
  behind = '',
): (text: string) => Found<V> | undefined {
  const lists = new Map<string, (readonly [RegExp, V])[]>();
  const sorted = [...phrases].sort(([one], [other]) => other.length - one.length);
  for (const [phrase, value] of sorted) {
    const matcher = new RegExp(`^(?:${patternOf(phrase)})${behind}`, 'iu');
    const key = keyOf(phrase);
    lists.set(key, [...(lists.get(key) ?? []), [matcher, value]]);
  }
  return (text) => {
    for (const [matcher, value] of lists.get(keyOf(text)) ?? []) {
      const said = matcher.exec(text)?.[0];
      if (said) return { value, said };
    }
    return undefined;
  };
}
