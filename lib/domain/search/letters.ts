import { present } from '../present';
import { foldedLetters, allowsTypo, plainText, searchTokens, tokenOf, type SearchToken } from './fold';
import { isNear } from './near';

/** Part of a name; `isFound` is true if it matches the typed text. */
interface NamePiece {
  readonly text: string;
  readonly isFound: boolean;
}
/** Letter in the form used for comparison, with its position in the name. */
interface Letter {
  readonly is: string;
  readonly from: number;
  readonly to: number;
}
interface Word extends SearchToken {
  readonly letters: readonly Letter[];
  readonly folded: readonly Letter[];
}

/**
 * Splits a name into matching and other pieces: the beginning of a word, in either script; for another ending or a typo
 * only the equal letters. A match by synonym highlights no letters.
 */
export function splitAtMatches(text: string, name: string): NamePiece[] {
  const words = wordsOf(name);
  const found = searchTokens(text).flatMap((token) => lettersOf(token, words));
  const isFound = (at: number) => found.some(({ from, to }) => from <= at && at < to);
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const [at, unit] of name.split('').entries()) {
    const last = pieces.at(-1);
    if (last?.isFound === isFound(at)) last.text += unit;
    else pieces.push({ text: unit, isFound: isFound(at) });
  }
  return pieces;
}

/** Returns the matching letters of the best kind of match: as typed, other script, other ending, typo. */
function lettersOf(token: SearchToken, words: readonly Word[]): readonly Letter[] {
  for (const way of WAYS) {
    const letters = words.flatMap((word) => way(token, word));
    if (letters.length > 0) return letters;
  }
  return [];
}

type Way = (token: SearchToken, word: Word) => readonly Letter[];
const WAYS: readonly Way[] = [
  ({ plain }, word) => (word.plain.startsWith(plain) ? sameStart(plain, word.letters) : []),
  (token, word) => (word.word.startsWith(token.word) ? sameStart(token.word, word.folded) : []),
  (token, word) => (word.stem === token.stem ? sameStart(token.word, word.folded) : []),
  (token, word) => {
    if (!allowsTypo(token)) return [];
    if (isNear(token.plain, word.plain)) return sameEnds(token.plain, word.letters);
    if (isNear(token.word, word.word)) return sameEnds(token.word, word.folded);
    return isNear(token.stem, word.stem) ? sameStart(token.word, word.folded) : [];
  },
];

function sameStart(typed: string, letters: readonly Letter[]): readonly Letter[] {
  let at = 0;
  const differs = letters.findIndex(({ is }) => {
    const isSame = is !== '' && typed.startsWith(is, at);
    at += is.length;
    return !isSame;
  });
  return differs < 0 ? letters : letters.slice(0, differs);
}

/** Returns the letters before and after the typo. */
function sameEnds(typed: string, letters: readonly Letter[]): readonly Letter[] {
  const start = sameStart(typed, letters);
  const taken = start.reduce((sum, { is }) => sum + is.length, 0);
  let end = typed.length;
  const rest = letters.slice(start.length).reverse();
  const differs = rest.findIndex(({ is }) => {
    const isSame = end - is.length >= taken && typed.endsWith(is, end);
    end -= is.length;
    return !isSame;
  });
  return [...start, ...(differs < 0 ? rest : rest.slice(0, differs))];
}

/**
 * Returns the words of a name with the positions of their letters; a combining accent belongs to the letter before it.
 */
function wordsOf(name: string): Word[] {
  let word: Letter[] = [];
  const words = [word];
  let from = 0;
  for (const written of name) {
    const to = from + written.length;
    const is = plainText(written);
    const last = word.at(-1);
    if (/^[\p{L}\p{N}]+$/u.test(is)) word.push({ is, from, to });
    else if (/^\p{M}$/u.test(written) && last) word.splice(-1, 1, { ...last, to });
    else {
      word = [];
      words.push(word);
    }
    from = to;
  }
  return words
    .filter((letters) => letters.length > 0)
    .map((letters) => ({
      ...tokenOf(letters.map(({ is }) => is).join('')),
      letters,
      folded: foldedOf(letters),
    }));
}

/** Folds letters; several may become one („kh“ is ხ). */
function foldedOf(letters: readonly Letter[]): Letter[] {
  let at = 0;
  const starts = letters.map(({ is }) => {
    const start = at;
    at += is.length;
    return start;
  });
  const letterAt = (place: number) => present(letters[starts.findLastIndex((start) => start <= place)]);
  let place = 0;
  return foldedLetters(letters.map(({ is }) => is).join('')).map(({ written, folded }) => {
    const { from } = letterAt(place);
    place += written.length;
    return { is: folded, from, to: letterAt(place - 1).to };
  });
}
