/** Phrase at the start of a text, with its value. */
interface Found<V> {
  readonly value: V;
  readonly said: string;
}

const ENDS = '(?![\\p{L}\\p{M}\\p{N}])[.)]?';

/**
 * Converts a phrase of the tables to a regex source: `*` is any ending, points and slashes may stand between words, and
 * a lookahead in brackets must hold after it.
 */
function patternOf(phrase: string): string {
  const [, words = '', ahead] = /^(.*?)(?: (\(\?.*))?$/u.exec(phrase) ?? [];
  const pattern = words.replace(/\*/gu, '\\p{L}*').replace(/ /gu, '[\\s./()]+');
  return `${pattern}${ENDS}${ahead ? `\\s*${ahead}` : ''}`;
}

/** Returns the first two letters as a lookup key; other characters become spaces. */
const keyOf = (text: string): string => text.slice(0, 2).toLowerCase().replace(/\P{L}/gu, ' ').padEnd(2, ' ');

/**
 * Returns a function that finds the longest phrase at the start of a text; `behind` is a pattern that must follow it.
 */
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
