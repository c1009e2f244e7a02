import { isAsked } from '../../domain/import/asked';
import type { ImportLine, ImportQuestion } from '../../domain/import/record';
import { nameKey } from '../../domain/text/clean';

/** Something that words may mean, by its id, and what that loses. */
export type Proposal = ImportQuestion['proposals'][number];
/** The meaning that is said of a line: a product, a food, or a product of its own. */
export type Said = Partial<Pick<ImportLine, 'product' | 'food' | 'own'>>;

/** A line that means what is said, and nothing else. */
const meaning = (line: ImportLine, { product = null, food = null, own }: Said): ImportLine => ({
  ...line,
  product,
  food,
  own,
});

/** Lines of which one is said what it means; where nobody knew that, it counts for all of the same words. */
export const withMeaning = (lines: readonly ImportLine[], at: number, said: Said): ImportLine[] => {
  const isSame = (line: ImportLine) => isAsked(line) && nameKey(line.name) === nameKey(lines[at].name);
  const isForAll = isAsked(lines[at]);
  return lines.map((line, place) =>
    place === at || (isForAll && isSame(line)) ? meaning(line, said) : line,
  );
};
