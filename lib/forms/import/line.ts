import { parseLine } from '../../domain/dish/parse/line';
import { meantBy } from '../../domain/dish/parse/meant';
import type { ImportLine } from '../../domain/import/record';

/** A line read anew from its text: without what it means, and the words to look for among products and foods. */
export function readLine(text: string, section: number | null): { line: ImportLine; meant: string } {
  const parsed = parseLine(text);
  const { amount = 0, amountTo = null, unit, note } = parsed;
  const meant = meantBy(parsed);
  const isAmount = amount > 0;
  const line = {
    text,
    amount: isAmount ? amount : null,
    amountTo: isAmount && amountTo !== null && amountTo > amount ? amountTo : null,
    unit: isAmount ? unit : null,
    name: meant,
    note,
    food: null,
    product: null,
    section,
  };
  return { line, meant };
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
