import { parsedAmount } from '../../domain/dish/parse/amountText';
import { parseLine, parseLines, type ParsedLine } from '../../domain/dish/parse/line';
import { meantBy, noteBy } from '../../domain/dish/parse/meant';
import { numbersOf } from '../../domain/import/kept';
import type { ImportLine } from '../../domain/import/record';

/** A line read anew from its text: without what it means, and the words to look for among products and foods. */
export function readLine(text: string, section: number | null): { line: ImportLine; meant: string } {
  const parsed = parseLine(text);
  const meant = meantBy(parsed);
  const line = {
    text,
    ...numbersOf(parsed),
    name: meant,
    note: noteBy(parsed),
    food: null,
    product: null,
    section,
  };
  return { line, meant };
}

/**
 * The amount as it is written, in a measure of which only the product's weights tell how much it is: "1½ cups", "1 can (400 g)".
 * Undefined where the line's own amount says it.
 */
export function writtenAmount(line: ImportLine, language: string): string | undefined {
  const isSame = (parsed: ParsedLine) => {
    const read = numbersOf(parsed);
    return read.amount === line.amount && read.amountTo === line.amountTo && read.unit === line.unit;
  };
  const parsed = line.amount === null ? undefined : parseLines(line.text).find(isSame);
  const written = parsed && parsedAmount(parsed, language).amount;
  return written && /\p{L}/u.test(written) ? written : undefined;
}

/** A line in which nothing is written yet. */
export const lineAt = (section: number | null): ImportLine => readLine('', section).line;

/** The lines of one section, or of none, each with its place among all. */
export const linesIn = (lines: readonly ImportLine[], section: number | null) =>
  lines.map((line, at) => ({ line, at })).filter((one) => one.line.section === section);

/**
 * Lines as the CMS has read them anew, each meaning what was chosen for it; undefined where they do already. One that has become
 * several means what it was read as.
 */
export function withChosen(
  read: readonly ImportLine[],
  mended: readonly ImportLine[],
): ImportLine[] | undefined {
  const chosenFor = (line: ImportLine) => {
    const isOne = read.filter(({ text }) => text === line.text).length === 1;
    const own = mended.find(({ text }) => text.trim() === line.text);
    if (!isOne || !own || (own.product === null && own.food === null && !own.own)) return line;
    const isSame = own.product === line.product && own.food === line.food && !own.own === !line.own;
    return isSame ? line : { ...line, product: own.product, food: own.food, own: own.own };
  };
  const lines = read.map(chosenFor);
  return lines.some((line, at) => line !== read[at]) ? lines : undefined;
}
