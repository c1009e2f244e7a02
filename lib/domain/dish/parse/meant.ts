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

/** Keeps what the line says beside what is meant by it: nothing that was written is lost. */
export function noteBy(line: Pick<ParsedLine, 'name' | 'state' | 'stateWord' | 'done' | 'note'>): string {
  const meant = meantBy(line).toLowerCase().split(' ');
  const done = line.done?.split(' ').filter((word) => !meant.includes(word));
  return [done?.join(' '), line.note].filter(Boolean).join(', ');
}
