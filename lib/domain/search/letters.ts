import { foldedLetters, maySlip, plainText, searchTokens, tokenOf, type SearchToken } from './fold';
import { isNear } from './near';

/** A piece of a name, and whether it is of what was typed. */
interface NamePiece {
  readonly text: string;
  readonly isFound: boolean;
}
/** A letter as it is compared, and where in the name it stands. */
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
 * A name in pieces, with the letters found that a typed text has in it: the beginning of a word, in either script; of a word that
 * ends otherwise or differs by a slip only the letters that are the same. What answers by another word has none of its letters.
 */
export function foundIn(text: string, name: string): NamePiece[] {
  const words = wordsOf(name);
  const found = searchTokens(text).flatMap((token) => lettersOf(token, words));
  const isFound = (at: number) => found.some(({ from, to }) => from <= at && at < to);
  const pieces: { text: string; isFound: boolean }[] = [];
  for (let at = 0; at < name.length; at += 1) {
    const last = pieces.at(-1);
    if (last?.isFound === isFound(at)) last.text += name[at];
    else pieces.push({ text: name[at], isFound: isFound(at) });
  }
  return pieces;
}

/** Of all words that answer those that answer best: as typed, by the other script, by another ending, but for a slip. */
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
    if (!maySlip(token)) return [];
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

/** The letters before the slip, and those behind it. */
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

/** The words of a name with the places of their letters; an accent written by itself belongs to the letter before it. */
function wordsOf(name: string): Word[] {
  const words: Letter[][] = [[]];
  let from = 0;
  for (const written of name) {
    const to = from + written.length;
    const is = plainText(written);
    const word = words[words.length - 1];
    if (/^[\p{L}\p{N}]+$/u.test(is)) word.push({ is, from, to });
    else if (/^\p{M}$/u.test(written) && word.length > 0)
      word[word.length - 1] = { ...word[word.length - 1], to };
    else words.push([]);
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

/** Letters folded, several into one where they stand for one („kh“ is ხ). */
function foldedOf(letters: readonly Letter[]): Letter[] {
  let at = 0;
  const starts = letters.map(({ is }) => {
    const start = at;
    at += is.length;
    return start;
  });
  const letterAt = (place: number) => letters[starts.findLastIndex((start) => start <= place)];
  let place = 0;
  return foldedLetters(letters.map(({ is }) => is).join('')).map(({ written, folded }) => {
    const { from } = letterAt(place);
    place += written.length;
    return { is: folded, from, to: letterAt(place - 1).to };
  });
}
