import type { ParsedLine } from './line';

/** The words to look for among products and foods: the name, with the state that the line says, in the language of the line. */
export function meantBy({
  name,
  state,
  stateWord = state,
}: Pick<ParsedLine, 'name' | 'state' | 'stateWord'>): string {
  const isSaid = !stateWord || name.split(' ').includes(stateWord);
  return isSaid ? name : `${stateWord} ${name}`;
}
