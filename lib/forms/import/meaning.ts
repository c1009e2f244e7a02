import { isMeaningOpen } from '../../domain/import/openMeaning';
import type { ImportLine, ImportQuestion } from '../../domain/import/record';
import { nameKey } from '../../domain/text/clean';

/** Possible meaning of words, by id, and the words it would lose. */
export type Proposal = ImportQuestion['proposals'][number];
/** Chosen meaning of a line: an existing product, a food, or a separate new product. */
export type ChosenMeaning = Partial<Pick<ImportLine, 'product' | 'food' | 'own'>>;

/** Returns the line with this meaning only. */
const meaning = (line: ImportLine, { product = null, food = null, own }: ChosenMeaning): ImportLine => ({
  ...line,
  product,
  food,
  own,
});

/** Sets the meaning of one line; if it was unknown, also of all unknown lines with the same words. */
export const withMeaning = (lines: readonly ImportLine[], at: number, said: ChosenMeaning): ImportLine[] => {
  const own = lines[at];
  if (!own) return [...lines];
  const isForAll = isMeaningOpen(own);
  const isSame = (line: ImportLine) => isMeaningOpen(line) && nameKey(line.name) === nameKey(own.name);
  return lines.map((line, place) =>
    place === at || (isForAll && isSame(line)) ? meaning(line, said) : line,
  );
};
