import type { ParsedLine } from './line';

/** Returns the search text for products and foods: the name with the state from the line, in the line's language. */
export function searchTextOf({
  name,
  state,
  stateWord = state,
}: Pick<ParsedLine, 'name' | 'state' | 'stateWord'>): string {
  const isSaid = !stateWord || name.split(' ').includes(stateWord);
  return isSaid ? name : `${stateWord} ${name}`;
}

/** Returns the remaining words of a line as its note, so that nothing written is lost. */
export function noteBy(line: Pick<ParsedLine, 'name' | 'state' | 'stateWord' | 'done' | 'note'>): string {
  const meant = searchTextOf(line).toLowerCase().split(' ');
  const done = line.done?.split(' ').filter((word) => !meant.includes(word));
  return [done?.join(' '), line.note].filter(Boolean).join(', ');
}
