import type { Ingredient } from './record';

/** The lines of a recipe that a step's text names, in either language; of "olive oil" and "oil" the fuller name wins. */
export function usedIn(text: string, lines: readonly Ingredient[]): Set<string> {
  const said = text.toLowerCase();
  const found = lines.flatMap(({ key, product }) => {
    const best = Math.max(0, ...[product?.Name, product?.NameKa].map((name) => named(name, said)));
    return best > 0 ? [{ key, best, head: headOf(product?.Name) }] : [];
  });
  const fullest = (head: string) =>
    Math.max(...found.filter((one) => one.head === head).map(({ best }) => best));
  return new Set(found.filter(({ head, best }) => best === fullest(head)).map(({ key }) => key));
}

/** How much of a name a text says: 0 not at all, 1 its head (the last word), 2 every word of it. */
function named(name: string | null | undefined, said: string): 0 | 1 | 2 {
  const words = wordsOf(name);
  const head = words.at(-1);
  if (head === undefined || !says(said, head)) return 0;
  return words.every((word) => says(said, word)) ? 2 : 1;
}

/** The stems of a name's words: without what comes after a comma, a plural's ending or a Georgian case's vowel. */
const wordsOf = (name: string | null | undefined): string[] =>
  (name ?? '')
    .toLowerCase()
    .split(/[,(]/)[0]
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?<=\p{L}{3})(?:(?<!s)s|[აეიოუ])$/u, ''));

const headOf = (name: string | null | undefined): string => wordsOf(name).at(-1) ?? '';

/** Whether a word of the text begins with the stem; at most an ending follows. */
const says = (said: string, stem: string): boolean =>
  new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,4}(?!\\p{L})`, 'u').test(said);
