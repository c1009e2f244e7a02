import { matchName } from './answer';
import { isGeorgian, plainWords } from './fold';
import { isNear } from './near';

/**
 * Nearness of a name to a typed text: equal, prefix, contains its words, contains them in the other script, found in
 * another way, or by a typo.
 */
export type Nearness = 'called' | 'begun' | 'typed' | 'otherScript' | 'found' | 'slip';

export function nearnessOf(text: string, name: string): Nearness {
  const typed = plainWords(text);
  const [asked, called] = [typed.join(' '), plainWords(name).join(' ')];
  if (asked && called === asked) return 'called';
  if (asked && called.startsWith(asked)) return 'begun';
  const { how, words = [] } = matchName(text, name) ?? {};
  if (how === 'typed' || how === 'slip') return how;
  if (how !== 'meant') return 'found';
  if (isGeorgian(text) !== words.some(isGeorgian)) return 'otherScript';
  // by their sound, plank and flank are one word
  const isSlip = words.some((word) =>
    typed.some((one) => !word.startsWith(one) && isNear(one, word.slice(0, one.length))),
  );
  return isSlip ? 'slip' : 'found';
}

/** Moves matches by typo to the end; keeps the order otherwise. */
export const typosLast = <T extends { readonly name: string }>(text: string, all: readonly T[]): T[] => {
  const isSlip = ({ name }: T) => nearnessOf(text, name) === 'slip';
  return [...all.filter((one) => !isSlip(one)), ...all.filter(isSlip)];
};
