import { parsedAmount } from '../../domain/dish/parse/amountText';
import { parseLine, parseLines, type ParsedLine } from '../../domain/dish/parse/line';
import { searchTextOf, noteBy } from '../../domain/dish/parse/searchText';
import { numbersOf } from '../../domain/import/lineAmount';
import type { ImportLine } from '../../domain/import/record';

/** Parses a line from its text, without a meaning; `meant` is the search text for products and foods. */
export function readLine(text: string, section: number | null): { line: ImportLine; meant: string } {
  const parsed = parseLine(text);
  const meant = searchTextOf(parsed);
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
 * Returns the written amount if only the product's weights can convert its measure: "1½ cups", "1 can (400 g)".
 * Undefined if the line's own amount says it.
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

/** Returns a blank line. */
export const lineAt = (section: number | null): ImportLine => readLine('', section).line;

/** Lists the lines of one section, or of none, each with its index among all. */
export const linesIn = (lines: readonly ImportLine[], section: number | null) =>
  lines.map((line, at) => ({ line, at })).filter((one) => one.line.section === section);

/**
 * Applies the chosen meanings to lines that the CMS has parsed again; undefined if nothing changes. A line that became
 * several keeps the parsed meanings.
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
